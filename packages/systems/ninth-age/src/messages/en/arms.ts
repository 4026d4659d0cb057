/** Shooting weapons of armies that no list of ours brings, and what they do that no other weapon does. */
export const arms = {
  "roll.to-hit-first": "{unit} at {foe}: hits first, since they have an effect of their own",
  "roll.hits-of-one": "{unit} ({weapon}) on {foe}: how many hits is that? {add} more than the die shows",
  "roll.number-of-shots-plus": "{unit} ({weapon}): how many shots? {add} more than the die shows",
  "roll.misfire-loses": "{unit}: how many Health Points does the misfire cost?",
  "panic.charnel": "losses to a Charnel Catapult",
};
