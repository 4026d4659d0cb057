import { keep, kept } from "../device/kept.ts";

/** Longer names are cut. */
export const LONGEST_NAME = 40;

const place = (seat: number): string => `name-${seat + 1}`;

/** How the players of this device were called last; empty where they were not. */
export const nameNow = (seat: number): string => kept(place(seat)) ?? "";

export const chooseName = (seat: number, name: string): void => keep(place(seat), name.trim().slice(0, LONGEST_NAME));
