import type { Ruling } from "@tercio/kernel";

const both = (en: string, fr: string): { readonly en: string; readonly fr: string } => ({ en, fr });

export const OURS = "ruling of this program";

type Option = Ruling["options"][number];
export const way = (id: string, en: string, fr: string): Option => ({ id, text: both(en, fr) });
export const reading = (id: string, en: string, fr: string, source: string, played: Option): Ruling => ({
  id,
  title: both(en, fr),
  options: [played],
  default: played.id,
  source,
});
