/** Ce qui fait juger une position, et les chances que l’ordinateur dit de ses réponses. */
export const mind = {
  "mind.material": "unités sur la table",
  "mind.combats": "les combats",
  "mind.charges": "les charges de ce tour",
  "mind.threats": "les charges à venir",
  "mind.later": "les charges suivantes",
  "mind.shooting": "le tir",
  "mind.objective": "l’objectif",
  "mind.position": "la position",
  "mind.result": "le résultat",
  "mind.arrives": "arrive à {chance} %",
  "mind.breaks-them": "puis les démoralise à {chance} %",
  "mind.breaks-us": "s’y démoralise à {chance} %",
  "mind.runs-down": "les rattrape",
  "mind.losses": "{losses} {losses|Point|Points} de vie en moyenne",
  "mind.passes": "réussit à {chance} %, contre tous les dés de dissipation à {left} %",
  "mind.dispels": "dissipe à {chance} %",
};
