/** What is said in a guided battle, and what has been learned when it is over. */
export const hints = {
  "hint.move":
    "You are blue, and the battle nears its end. The ring in the middle is the objective: have more in it than the enemy at the end. Take your infantry in hand and lead it towards the enemy; then confirm. Do the same with your cavalry. A unit moves in ranks: straight ahead, and around a corner of its front where it must turn.",
  "hint.march":
    "An Advance is slow and sure; a March takes a unit farther. With an enemy within {inches} inches it takes a Discipline Test first. End your moves when you like where you stand: stay out of reach, or be charged.",
  "hint.flank":
    "Where you stand now decides where you will strike. A unit that has charged a flank adds {bonus} to the Combat Score, {ranked} with a full rank; charge the front only with the stronger unit.",
  "hint.charge":
    "Charge! Choose a unit and an enemy in its sight; the chance to get there stands beside it. A charge is how a fight begins, and the charging unit has the better of it. Declare all that you dare, then end your declarations.",
  "hint.reaction":
    "You are charged. To hold is almost always right: the ranks receive the enemy together. To flee saves a unit that would lose badly, but it may run off the table.",
  "hint.range":
    "Now the dice say how far the charge goes: their sum and the Advance Rate against the distance. Too short, and the unit stumbles on and stands there Shaken.",
  "hint.contact":
    "They arrive. Choose where along the enemy’s front they stand: the more of your models touch, the more of them strike.",
  "hint.combat":
    "Several fights are on. The order counts: a broken unit frightens its friends nearby, and a pursuing unit may run into a combat that is still to be fought, and fight in it.",
  "hint.aim":
    "Which models do you attack? The rank and file give the quickest losses; a champion strikes hard, but he is only a single model.",
  "hint.blows":
    "Each hit rolls to wound, and each wound may be saved by armour; the rest costs Health Points. The unit with the higher Agility attacks first, and models that fell do not attack back.",
  "hint.score":
    "Losses count {lost} each, a charge {charge}, full ranks behind the first {rank} each, at most {ranks}; standards count too. The side with the lower Combat Score may break.",
  "hint.break":
    "You have lost this round. The difference is taken from your Discipline: roll more than what is left, and the unit breaks and runs.",
  "hint.pursue":
    "They are Broken and run! Pursue: if you roll at least as far as they flee, the whole unit is gone. Hold back only where something worse waits behind them.",
  "hint.flee": "How far they run. A fleeing unit does not fight until it rallies; a unit that is caught is destroyed.",
  "hint.rally": "A unit in flight may come to its senses: a Discipline Test at the start of its own moves.",
  "hint.reform":
    "You may change the number of files in the fight. More in the front rank strike more, more ranks hold longer. Leave it as it is if in doubt.",
  "learned.move": "Move: units wheel and march as blocks, and where they stand decides which enemies they may charge.",
  "learned.charge": "Charge: choose a target in sight; dice and Advance Rate must bridge the distance.",
  "learned.fight": "Fight: to hit, to wound, to save, in the order of Agility.",
  "learned.break": "Break: the losing unit tests its Discipline; if it fails it flees, and may be run down.",
};
