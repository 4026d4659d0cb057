import type { Game } from "@tercio/reference/games";

export function Sheet({ game }: { readonly game: Game }) {
  return <p>{game.id}</p>;
}
