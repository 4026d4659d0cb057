// Sixty volleys of The Ninth Age (sheet 000), enumerated from the sheet, its facts and rulings alone.
// node enumerate.mjs > expected.json
const chanceAtLeast = (n) => (n <= 1 ? 1 : n > 6 ? 0 : (7 - n) / 6);
/** To-hit table of shots: Aim and what makes it harder; natural 1 misses; 7 or more: a 6, then 4+. */
function toHit(c) {
  let need = c.aim;
  const long = c.distance > c.range / 2 || c.standAndShoot === "out of range";
  const has = (x) => (c.attributes ?? []).includes(x);
  if (long && !has("Accurate")) need += 1;
  if (c.moved) need += has("Quick to Fire") && has("Unwieldy") ? 1 : has("Quick to Fire") ? 0 : has("Unwieldy") ? 2 : 1;
  if (c.standAndShoot) need += 1;
  if (c.cover === "soft") need += 1;
  if (c.cover === "hard") need += 2;
  need += c.target.hardTarget ?? 0;
  return need;
}
const woundNeed = (s, r) => (s - r >= 2 ? 2 : s - r === 1 ? 3 : s - r === 0 ? 4 : s - r === -1 ? 5 : 6);
const saveNeed = (arm, ap) => { const d = Math.min(arm, 6) - ap; return d <= 0 ? 7 : d === 1 ? 6 : d === 2 ? 5 : d === 3 ? 4 : d === 4 ? 3 : 2; };
const pass = (need) => (need > 6 ? 0 : (7 - Math.max(2, need)) / 6);
/** Distribution of Health Points lost by one shot: index = points. */
function oneShot(c) {
  const has = (x) => (c.attributes ?? []).includes(x);
  const need = toHit(c);
  const t = c.target;
  let hitPlain = 0, hitSix = 0; // hits by a natural 6 kept apart, for Poison
  if (need >= 7) hitPlain = (1 / 6) * (1 / 2);
  else { const n = Math.max(2, need); hitSix = 1 / 6; hitPlain = (7 - n) / 6 - 1 / 6; }
  if (has("Poison") && need >= 7) throw new Error("poison and hopeless: not among these cases");
  const sv = saveNeed(t.armour, c.ap), wn = woundNeed(c.strength, t.resilience);
  const special = (ignoresFortitude) => {
    let best = 0;
    if (t.aegis) best = Math.max(best, chanceAtLeast(t.aegis));
    if (t.fortitude && !has("Flaming") && !ignoresFortitude) best = Math.max(best, chanceAtLeast(t.fortitude));
    return 1 - best;
  };
  // to wound, by natural face
  let unsavedOfRolled = 0;
  const reroll = has("Flaming") && t.flammable;
  const faces = [1, 2, 3, 4, 5, 6].map((f) => ({ f, p: 1 / 6 }));
  const failed = faces.filter(({ f }) => f < wn).length / 6;
  for (const { f, p } of faces) {
    if (f < wn) continue;
    const weight = p + (reroll ? failed * p : 0);
    const lethal = has("Lethal Strike") && f === 6;
    const armourFails = lethal ? 1 - pass(saveNeed(t.armour, 10)) : 1 - pass(sv);
    unsavedOfRolled += weight * armourFails * special(lethal);
  }
  const unsavedAuto = (1 - pass(sv)) * special(false);
  const unsaved = hitPlain * unsavedOfRolled + hitSix * (has("Poison") ? unsavedAuto : unsavedOfRolled);
  const out = new Map([[0, 1 - unsaved]]);
  const add = (k, p) => out.set(k, (out.get(k) ?? 0) + p);
  if (c.multipleWounds === "D3") for (const x of [1, 2, 3]) add(Math.min(x, t.healthPoints), unsaved / 3);
  else if (typeof c.multipleWounds === "number") add(Math.min(c.multipleWounds, t.healthPoints), unsaved);
  else add(1, unsaved);
  return { need, unsaved, out };
}
function shooters(c) {
  let ranks = 2;
  if ((c.attributes ?? []).includes("Volley Fire") && !c.moved && !c.standAndShoot && c.files >= 8) ranks = 3;
  if (c.skirmisher) ranks = 99;
  return Math.min(c.models, c.files * ranks);
}
function solve(c) {
  const shots = shooters(c) * (c.shots ?? 1);
  const { need, unsaved, out } = oneShot(c);
  const total = c.target.models * c.target.healthPoints;
  let dist = new Map([[0, 1]]), wounds = [1];
  for (let i = 0; i < shots; i++) {
    const next = new Map();
    for (const [a, p] of dist) for (const [b, q] of out) next.set(a + b, (next.get(a + b) ?? 0) + p * q);
    dist = next;
    const w = Array(wounds.length + 1).fill(0);
    wounds.forEach((p, k) => { w[k] += p * (1 - unsaved); w[k + 1] += p * unsaved; });
    wounds = w;
  }
  const lost = Array(total + 1).fill(0);
  for (const [k, p] of dist) lost[Math.min(k, total)] += p;
  const fallen = Array(c.target.models + 1).fill(0);
  lost.forEach((p, k) => (fallen[Math.floor(k / c.target.healthPoints)] += p));
  let panic = 0;
  if (!(c.target.models === 1)) lost.forEach((p, k) => { if (k * 4 >= total && k < total) panic += p; });
  return { shots, needToHit: need, hopeless: need >= 7, unsavedPerShot: unsaved, unsavedWounds: wounds, healthPointsLost: lost, modelsFallen: fallen,
    chanceOfPanicTest: panic, chanceDestroyed: lost[total] };
}
const T = (models, files, resilience, armour, more = {}) => ({ models, files, resilience, armour, healthPoints: 1, ...more });
const cases = [];
const add = (name, c) => cases.push({ name, ...c });
const bow = { range: 24, strength: 3, ap: 0, attributes: ["Volley Fire"] };
const longbow = { range: 30, strength: 3, ap: 0, attributes: ["Volley Fire"] };
const xbow = { range: 30, strength: 4, ap: 1, attributes: ["Unwieldy"] };
const gun = { range: 24, strength: 4, ap: 2, attributes: ["Unwieldy"] };
const pistol = { range: 12, strength: 4, ap: 2, attributes: ["Quick to Fire"] };
const thrown = { range: 8, shots: 2, strength: 3, ap: 0, attributes: ["Accurate", "Quick to Fire"] };
const foot = T(20, 5, 3, 2);
// 1-10: distance and movement with a bow
add("bow, short", { ...bow, weapon: "Bow", aim: 4, models: 10, files: 5, distance: 8, target: foot });
add("bow, long", { ...bow, weapon: "Bow", aim: 4, models: 10, files: 5, distance: 18, target: foot });
add("bow, long, moved", { ...bow, weapon: "Bow", aim: 4, models: 10, files: 5, distance: 18, moved: true, target: foot });
add("bow, long, moved, in a field", { ...bow, weapon: "Bow", aim: 4, models: 10, files: 5, distance: 18, moved: true, cover: "soft", target: foot });
add("bow, long, moved, in ruins: hopeless", { ...bow, weapon: "Bow", aim: 4, models: 10, files: 5, distance: 18, moved: true, cover: "hard", target: foot });
add("bow, line of eight, three ranks", { ...bow, weapon: "Bow", aim: 4, models: 24, files: 8, distance: 9, target: T(30, 6, 3, 1) });
add("bow, line of eight, moved: two ranks", { ...bow, weapon: "Bow", aim: 4, models: 24, files: 8, distance: 9, moved: true, target: T(30, 6, 3, 1) });
add("bow, seven wide: two ranks", { ...bow, weapon: "Bow", aim: 4, models: 21, files: 7, distance: 9, target: T(30, 6, 3, 1) });
add("longbow, 15 of range 30 is passed", { ...longbow, weapon: "Longbow", aim: 3, models: 12, files: 6, distance: 20, target: T(25, 5, 4, 3) });
add("longbow, short, good aim 2", { ...longbow, weapon: "Longbow", aim: 2, models: 8, files: 4, distance: 10, target: T(10, 5, 3, 4) });
// 11-20 crossbows, handguns
add("crossbow, stands", { ...xbow, weapon: "Crossbow", aim: 4, models: 10, files: 5, distance: 10, target: T(20, 5, 3, 3) });
add("crossbow, moved, unwieldy", { ...xbow, weapon: "Crossbow", aim: 4, models: 10, files: 5, distance: 10, moved: true, target: T(20, 5, 3, 3) });
add("crossbow, moved, long: hopeless", { ...xbow, weapon: "Crossbow", aim: 4, models: 10, files: 5, distance: 22, moved: true, target: T(20, 5, 3, 3) });
add("crossbow against Resilience 6", { ...xbow, weapon: "Crossbow", aim: 3, models: 10, files: 5, distance: 10, target: T(4, 4, 6, 5, { healthPoints: 3, height: "Large" }) });
add("handgun, stands, against plate and shield", { ...gun, weapon: "Handgun", aim: 4, models: 10, files: 5, distance: 9, target: T(15, 5, 3, 4) });
add("handgun, moved at 20 inches at a field: hopeless", { ...gun, weapon: "Handgun", aim: 4, models: 10, files: 5, distance: 20, moved: true, cover: "soft", target: foot });
add("handgun, Hard Target (1)", { ...gun, weapon: "Handgun", aim: 4, models: 8, files: 4, distance: 9, target: T(10, 5, 3, 1, { hardTarget: 1 }) });
add("handgun, Hard Target (2), long: hopeless", { ...gun, weapon: "Handgun", aim: 4, models: 8, files: 4, distance: 18, target: T(10, 5, 3, 1, { hardTarget: 2 }) });
add("handgun against Armour 6: 3+", { ...gun, weapon: "Handgun", aim: 3, models: 12, files: 6, distance: 9, target: T(12, 6, 4, 6) });
add("handgun against Armour 2: no save", { ...gun, weapon: "Handgun", aim: 3, models: 12, files: 6, distance: 9, target: T(12, 6, 4, 2) });
// 21-28 pistols, throwing weapons
add("pistol, moved and quick", { ...pistol, weapon: "Pistol", aim: 4, models: 10, files: 5, distance: 4, moved: true, target: foot });
add("pistol, long", { ...pistol, weapon: "Pistol", aim: 4, models: 5, files: 5, distance: 9, target: foot });
add("brace of pistols, two shots", { ...pistol, shots: 2, weapon: "Brace of Pistols", aim: 4, models: 5, files: 5, distance: 4, target: T(12, 6, 3, 3) });
add("throwing weapons, long and moved: neither counts", { ...thrown, weapon: "Throwing Weapons", aim: 4, models: 10, files: 5, distance: 6, moved: true, target: foot });
add("throwing weapons of Strength 4", { ...thrown, strength: 4, ap: 1, weapon: "Throwing Weapons", aim: 3, models: 5, files: 5, distance: 3, target: T(10, 5, 4, 2) });
add("throwing weapons into ruins", { ...thrown, weapon: "Throwing Weapons", aim: 4, models: 10, files: 5, distance: 6, cover: "hard", target: foot });
add("quick and unwieldy, moved: one harder", { ...gun, attributes: ["Quick to Fire", "Unwieldy"], weapon: "own", aim: 4, models: 10, files: 5, distance: 9, moved: true, target: foot });
add("accurate handgun, long", { ...gun, attributes: ["Unwieldy", "Accurate"], weapon: "own", aim: 4, models: 10, files: 5, distance: 18, target: foot });
// 29-38 special saves and attributes
add("Aegis 5+", { ...xbow, weapon: "Crossbow", aim: 3, models: 10, files: 5, distance: 10, target: T(20, 5, 3, 2, { aegis: 5 }) });
add("Fortitude 4+", { ...xbow, weapon: "Crossbow", aim: 3, models: 10, files: 5, distance: 10, target: T(20, 5, 4, 0, { fortitude: 4 }) });
add("Fortitude 4+ against Flaming", { ...xbow, attributes: ["Unwieldy", "Flaming"], weapon: "own", aim: 3, models: 10, files: 5, distance: 10, target: T(20, 5, 4, 0, { fortitude: 4 }) });
add("Flaming against Flammable", { ...bow, attributes: ["Flaming"], weapon: "own", aim: 4, models: 10, files: 5, distance: 8, target: T(20, 5, 5, 0, { flammable: true }) });
add("Aegis 6+ and Fortitude 5+: the better", { ...bow, weapon: "Bow", aim: 3, models: 10, files: 5, distance: 8, target: T(20, 5, 3, 1, { aegis: 6, fortitude: 5 }) });
add("the same, Flaming: Aegis is left", { ...bow, attributes: ["Flaming"], weapon: "own", aim: 3, models: 10, files: 5, distance: 8, target: T(20, 5, 3, 1, { aegis: 6, fortitude: 5 }) });
add("Poison", { ...bow, range: 12, shots: 2, strength: 2, attributes: ["Poison"], weapon: "own", aim: 4, models: 10, files: 5, distance: 4, target: T(20, 5, 5, 3) });
add("Poison where a 6 is needed", { ...bow, range: 12, shots: 2, strength: 2, attributes: ["Poison"], weapon: "own", aim: 4, models: 10, files: 5, distance: 9, cover: "soft", target: T(20, 5, 5, 3) });
add("Lethal Strike against Armour 5", { ...xbow, attributes: ["Lethal Strike"], weapon: "own", aim: 3, models: 10, files: 5, distance: 10, target: T(10, 5, 3, 5) });
add("Lethal Strike against Fortitude 4+ and Aegis 6+", { ...xbow, attributes: ["Lethal Strike"], weapon: "own", aim: 3, models: 10, files: 5, distance: 10, target: T(20, 5, 4, 3, { fortitude: 4, aegis: 6 }) });
// 39-46 Health Points
add("three Health Points a model", { ...gun, weapon: "Handgun", aim: 3, models: 15, files: 8, distance: 9, target: T(6, 3, 4, 3, { healthPoints: 3, height: "Large" }) });
add("Multiple Wounds (D3), three Health Points", { ...gun, multipleWounds: "D3", weapon: "own", aim: 4, models: 6, files: 3, distance: 9, target: T(6, 3, 4, 3, { healthPoints: 3, height: "Large" }) });
add("Multiple Wounds (D3), one Health Point", { ...gun, multipleWounds: "D3", weapon: "own", aim: 4, models: 6, files: 3, distance: 9, target: T(20, 5, 4, 3) });
add("Multiple Wounds (D3), two Health Points", { ...gun, multipleWounds: "D3", weapon: "own", aim: 4, models: 6, files: 3, distance: 9, target: T(8, 4, 4, 3, { healthPoints: 2 }) });
add("Multiple Wounds (2), a lone monster of five", { ...gun, multipleWounds: 2, weapon: "own", aim: 3, models: 8, files: 4, distance: 9, target: T(1, 1, 5, 3, { healthPoints: 5, height: "Gigantic" }) });
add("a lone monster never panics for losses", { ...xbow, weapon: "Crossbow", aim: 3, models: 10, files: 5, distance: 10, target: T(1, 1, 5, 4, { healthPoints: 6, height: "Gigantic" }) });
add("a monster in a field: no Soft Cover for Towering Presence", { ...xbow, weapon: "Crossbow", aim: 3, models: 10, files: 5, distance: 10, note: "stands in a Field", target: T(1, 1, 5, 4, { healthPoints: 6, height: "Gigantic" }) });
add("Strength 5 against Resilience 3 and none", { ...gun, strength: 5, ap: 3, weapon: "own", aim: 4, models: 10, files: 5, distance: 9, target: T(20, 5, 3, 0) });
// 47-54 a quarter
add("a quarter of 20 is five", { ...gun, weapon: "Handgun", aim: 3, models: 5, files: 5, distance: 9, target: T(20, 5, 3, 0) });
add("a quarter of 21 is six", { ...gun, weapon: "Handgun", aim: 3, models: 6, files: 6, distance: 9, target: T(21, 7, 3, 0) });
add("a quarter of 24 is six", { ...gun, weapon: "Handgun", aim: 3, models: 6, files: 6, distance: 9, target: T(24, 6, 3, 0) });
add("a quarter of four models is one", { ...bow, weapon: "Bow", aim: 4, models: 5, files: 5, distance: 8, target: T(4, 4, 4, 3) });
add("a quarter of three times three is 2.25", { ...gun, weapon: "Handgun", aim: 4, models: 6, files: 6, distance: 9, target: T(3, 3, 4, 2, { healthPoints: 3, height: "Large" }) });
add("two of two may be destroyed", { ...gun, weapon: "Handgun", aim: 3, models: 6, files: 6, distance: 9, target: T(2, 2, 3, 2) });
add("skirmishers all shoot", { ...bow, attributes: ["Quick to Fire"], skirmisher: true, weapon: "own", aim: 4, models: 12, files: 4, distance: 7, moved: true, target: foot });
add("incomplete second rank", { ...bow, weapon: "Bow", aim: 4, models: 8, files: 5, distance: 8, target: foot });
// 55-60 Stand and Shoot
add("stand and shoot, bow, short", { ...bow, weapon: "Bow", aim: 4, models: 10, files: 5, distance: 9, standAndShoot: true, target: T(20, 5, 3, 2) });
add("stand and shoot, bow, line of eight: two ranks", { ...bow, weapon: "Bow", aim: 4, models: 24, files: 8, distance: 9, standAndShoot: true, target: T(20, 5, 3, 2) });
add("stand and shoot, handgun, short", { ...gun, weapon: "Handgun", aim: 3, models: 10, files: 5, distance: 9, standAndShoot: true, target: T(20, 5, 4, 4) });
add("stand and shoot, pistol, out of range: long", { ...pistol, range: 12, weapon: "Pistol", aim: 4, models: 5, files: 5, distance: 14, standAndShoot: "out of range", target: T(10, 5, 3, 3) });
add("stand and shoot at a field: soft cover too", { ...xbow, weapon: "Crossbow", aim: 4, models: 10, files: 5, distance: 10, standAndShoot: true, cover: "soft", target: T(20, 5, 3, 3) });
add("stand and shoot, throwing weapons", { ...thrown, weapon: "Throwing Weapons", aim: 4, models: 10, files: 5, distance: 6, standAndShoot: true, target: T(20, 5, 3, 3) });
if (cases.length !== 60) throw new Error(String(cases.length));
console.log(JSON.stringify(cases.map((c) => ({ ...c, expected: solve(c) })), null, 1));
