/** Les sortes de mouvement : ce qui est demandé, raconté et refusé à leur sujet. */
export const movers = {
  "rule.fly": "Vol",
  "rule.light-troops": "Troupes légères",
  "rule.march-and-shoot": "Marche et tir",
  "value.backwards": "Coût d’un recul ou d’un pas de côté",
  "way.fly": "Voler",
  "way.fly-march": "Voler, marche forcée",
  "reach.fly-advance": "Mouvement simple en vol {inches}″",
  "reach.fly-march": "Marche forcée en vol {inches}″",
  "answer.charge.air":
    "{unit} : charger {foe} en vol, à {distance} {distance|pouce|pouces} : {need} ou plus sur {dice}",
  "answer.charge.air.sure":
    "{unit} : charger {foe} en vol, à {distance} {distance|pouce|pouces} : tout résultat suffit sur {dice}",
  "event.advancesFlying": "{unit} : Mouvement simple en vol.",
  "event.marchesFlying": "{unit} : Marche forcée en vol.",
  "event.chargesFlying": "{unit} : charge en vol déclarée contre {foe}.",
  "refuse.no-fly": "{unit} : cette unité ne vole pas.",
  "refuse.no-reform-on-the-way": "Seules les Troupes légères se reforment en cours de mouvement.",
};
