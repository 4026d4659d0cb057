/** Armes de tir des armées qui n’ont pas encore de liste, et ce qu’elles ont de particulier. */
export const arms = {
  "roll.to-hit-first": "{unit} : tir sur {foe}, d’abord les touches, qui ont un effet propre",
  "roll.hits-of-one": "{unit} ({weapon}) sur {foe} : combien de touches ? {add} de plus que le dé",
  "roll.number-of-shots-plus": "{unit} ({weapon}) : combien de tirs ? {add} de plus que le dé",
  "roll.misfire-loses": "{unit} : combien de Points de vie l’incident lui coûte-t-il ?",
  "panic.charnel": "pertes dues à une Catapulte des charniers",
};
