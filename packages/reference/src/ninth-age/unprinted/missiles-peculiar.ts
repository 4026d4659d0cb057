import type { Entry } from "../../entry/entry.ts";
import { say } from "../writing.ts";
import { armed } from "./missile-text.ts";

/** More shooting weapons of armies that no list of ours brings yet: machines like others, and those that are like none. */
export const peculiarMissileEntries: readonly Entry[] = armed([
  { id: "dwarf-ballista", names: say("Dwarf Ballista", "Baliste naine"), ruling: "artillery-alike" },
  { id: "vassal-slingshot", names: say("Vassal Slingshot", "Lance-pierres vassal") },
  { id: "giant-recurve-bow", names: say("Giant Recurve Bow", "Arc recourbé géant"), ruling: "artillery-carried" },
  { id: "giant-bow", names: say("Giant Bow", "Arc géant"), ruling: "artillery-alike" },
  { id: "dwarf-cannon", names: say("Dwarf Cannon", "Canon nain"), ruling: "artillery-alike" },
  { id: "dwarf-catapult", names: say("Dwarf Catapult", "Catapulte naine"), ruling: "artillery-alike" },
  { id: "dynasties-catapult", names: say("Catapult of the Dynasties", "Catapulte des Dynasties") },
  { id: "fist-of-the-makhar", names: say("Fist of the Makhar", "Poing des Makhars"), ruling: "artillery-alike" },
  { id: "hurl-attack", names: say("Hurl Attack", "Projection"), ruling: "artillery-alike" },
  { id: "aspen-bow", names: say("Aspen Bow", "Arc de tremble") },
  { id: "great-aspen-bow", names: say("Great Aspen Bow", "Grand arc de tremble") },
  { id: "giant-aspen-bow", names: say("Giant Aspen Bow", "Arc de tremble géant"), ruling: "artillery-alike" },
  { id: "sylvan-longbow", names: say("Sylvan Longbow", "Arc long sylvestre") },
  { id: "poisoned-thorn", names: say("Poisoned Thorn", "Épine empoisonnée") },
  { id: "impaling-roots", names: say("Impaling Roots", "Racines empaleuses"), ruling: "target-in-forest" },
  { id: "hunting-spear", names: say("Hunting Spear", "Épieu de chasse") },
  { id: "deepfire-grenades", names: say("Deepfire Grenades", "Grenades de feu profond") },
  { id: "dark-fire", names: say("Dark Fire", "Feu noir") },
  { id: "harpoon-launcher", names: say("Harpoon Launcher", "Lance-harpon"), ruling: "weapon-effects" },
  {
    id: "aether-battery",
    names: say("Aether Battery", "Batterie d’éther"),
    ruling: "artillery-carried",
    besides: say(
      "Veil Tokens to discard for more shots are not played yet",
      "Les Pions de Voile à défausser pour plus de tirs ne sont pas encore joués",
    ),
  },
  { id: "thunder-canister", names: say("Thunder Cannon, canister", "Canon-tonnerre, mitraille") },
  { id: "charnel-catapult", names: say("Charnel Catapult", "Catapulte des charniers"), ruling: "charnel-losses" },
  { id: "git-launcher", names: say("Git Launcher", "Lance-gobelins"), ruling: "single-model-catapults" },
  { id: "imperial-rocketeer", names: say("Imperial Rocketeer", "Fuséen impérial"), ruling: "single-model-catapults" },
  { id: "pet-salamander", names: say("Pet Salamander", "Salamandre apprivoisée"), ruling: "flame-misfires" },
  { id: "spout-flames", names: say("Spout Flames", "Jet de flammes"), ruling: "flame-misfires" },
]);
