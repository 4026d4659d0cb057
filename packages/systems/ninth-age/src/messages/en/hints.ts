/** What is said in a guided battle, and what has been learned when it is over. */
export const hints = {
  "hint.move":
    "You are blue, and the battle nears its end. The ring in the middle is the objective: have more in it than the enemy at the end. Select your infantry and move it towards the enemy; then confirm. Do the same with your cavalry. A unit moves in ranks: straight ahead, and around a corner of its front where it must turn.",
  "hint.march":
    "An Advance is slow and sure; a March takes a unit farther. With an enemy within {inches} inches it takes a Discipline Test first. End your moves when you like your positions: stay out of reach, or be charged.",
  "hint.flank":
    "Your positions now decide where you will attack. A unit that has charged a flank adds {bonus} to the Combat Score, {ranked} with a full rank; charge the front only with the stronger unit.",
  "hint.charge":
    "Charge! Choose a unit and an enemy in its sight; the odds of reaching it are shown beside it. A charge is how a fight begins, and the charging unit has the better of it. Declare all the charges you want, then end your declarations.",
  "hint.reaction":
    "You are charged. To hold is almost always right: the ranks receive the enemy together. To flee saves a unit that would lose badly, but it may flee off the table.",
  "hint.range":
    "Now roll for the charge: the dice and the Advance Rate together must reach the distance. If they do not, the charge fails, and the unit is Shaken.",
  "hint.contact":
    "The charge arrives. Choose where along the enemy’s front to make contact: the more of your models touch, the more of them attack.",
  "hint.combat":
    "Several fights are on. The order counts: a Broken unit frightens friendly units nearby, and a pursuing unit may run into a combat that is still to be fought, and fight in it.",
  "hint.aim":
    "Which models do you attack? The rank and file give the quickest losses; a champion hits hard, but is only a single model.",
  "hint.blows":
    "Each hit rolls to wound, and each wound may be saved by armour; the rest costs Health Points. The unit with the higher Agility attacks first, and models that fell do not attack back.",
  "hint.score":
    "Losses count {lost} each, a charge {charge}, full ranks behind the first {rank} each, at most {ranks}; standards count too. The side with the lower Combat Score may break.",
  "hint.break":
    "You have lost this round. The difference is taken from your Discipline: roll above the rest, and the unit breaks and flees.",
  "hint.pursue":
    "The enemy is Broken and flees! Pursue: if you roll at least as far as they flee, the whole unit is destroyed. Restrain only where something worse waits behind them.",
  "hint.flee":
    "Roll the Flee Distance. A Fleeing unit does not fight until it rallies; a unit that is caught is destroyed.",
  "hint.rally": "A Fleeing unit may rally: it takes a Discipline Test at the start of its own Movement Phase.",
  "hint.reform":
    "You may change the number of files in the fight. With more in the front rank, more models attack; more ranks hold longer. If in doubt, leave it as it is.",
  "learned.move": "Move: units wheel and march as blocks, and their position decides which enemies they may charge.",
  "learned.charge": "Charge: choose a target in sight; dice and Advance Rate must bridge the distance.",
  "learned.fight": "Fight: to hit, to wound, to save, in the order of Agility.",
  "learned.break": "Break: the losing unit tests its Discipline; if it fails it flees, and may be run down.",
};
