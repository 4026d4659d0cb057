import type { Entry } from "@tercio/reference";
import type { GameId } from "@tercio/reference/games";

/** What an editor decides about one game's sheet; everything else of the game is set as it stands. */
export interface Plan {
  /** Ids of entries that the sheet leaves to the screen. */
  readonly leave: RegExp;
  /** Ids of tables whose own words say what their rows do not. */
  readonly lead: RegExp;
  /** Ids of rows whose words are needed beside two and more columns of figures. */
  readonly worded: RegExp;
  /** Chapters set across the whole page, because their tables have too many columns for one column of the sheet. */
  readonly across: readonly string[];
}

const nothing = /^$/;

export const plans: { readonly [game in GameId]: Plan } = {
  "ninth-age": {
    // What belongs to one army or one path each player pins for himself; what no sheet prints stays on the screen.
    leave:
      /^t9a\.(rule\.|table\.casting-thaumaturgy|magic-modifier\.|spell\.hereditary|hereditary|spell\.(battle-rune|totem)|battle-rune|totem)/,
    lead: /\.table\.(charge-range|to-wound|armour-save|casting|victory-points)$/,
    worded: nothing,
    across: ["probabilities"],
  },
  "old-world": {
    // Words that the chapters above explain where they are used.
    leave:
      /^tow\.keyword\.(signature-spell|non-magical-attack|cover|rank-bonus|perfect-invocation|misfire-tables-assignment)$/,
    lead: /to-hit-modifier\.list|to-hit\.shooting|weapons\.missile|table\.artillery|calculate-combat-result/,
    worded: /^tow\.miscast/,
    across: [],
  },
  "age-of-sigmar": {
    // Monsters have their own warscrolls; the names of alliances explain themselves.
    leave:
      /^aos2\.(roaming-monster\.list|core\.(endless-spell|balewind-keyword)-tooltip|keyword\.(order|chaos|destruction|death|nurgle)$)/,
    lead: /behaviour-table$/,
    worded: nothing,
    across: [],
  },
};

export const stays = (entry: Entry, plan: Plan): boolean => !plan.leave.test(entry.id);
