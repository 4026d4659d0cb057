/** What a position is judged by, and the chances that a computer tells of its answers. */
export const mind = {
  "mind.material": "units on the table",
  "mind.combats": "combats",
  "mind.charges": "charges now",
  "mind.threats": "charges to come",
  "mind.later": "charges after that",
  "mind.shooting": "shooting",
  "mind.objective": "the objective",
  "mind.position": "position",
  "mind.result": "the result",
  "mind.arrives": "arrives {chance}%",
  "mind.breaks-them": "then breaks them {chance}%",
  "mind.breaks-us": "breaks itself {chance}%",
  "mind.runs-down": "runs them down",
  "mind.losses": "{losses} Health {losses|Point|Points} on average",
  "mind.passes": "passes {chance}%, against all dispel dice {left}%",
  "mind.dispels": "dispels {chance}%",
};
