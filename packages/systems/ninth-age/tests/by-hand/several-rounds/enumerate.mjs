// Sixty combats of several rounds of The Ninth Age (sheet 000), enumerated from the sheet, its facts and rulings alone.
// node enumerate.mjs > expected.json
const woundNeed = (s, r) => (s - r >= 2 ? 2 : s - r === 1 ? 3 : s - r === 0 ? 4 : s - r === -1 ? 5 : 6);
const saveNeed = (arm, ap) => { const d = Math.min(arm, 6) - ap; return d <= 0 ? 7 : d === 1 ? 6 : d === 2 ? 5 : d === 3 ? 4 : d === 4 ? 3 : 2; };
const pass = (need) => (need > 6 ? 0 : (7 - Math.max(2, need)) / 6);
const hitNeed = (d) => (d >= 4 ? 2 : d >= 1 ? 3 : d >= -3 ? 4 : d >= -7 ? 5 : 6);
const atMost = (n) => { let c = 0; for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= n) c++; return c / 36; };
const has = (u, x) => (u.rules ?? []).includes(x);
const armourOf = (u) => Math.min(6, u.arm + (u.suit === "light" ? 1 : u.suit === "heavy" ? 2 : u.suit === "plate" ? 3 : 0) + (u.shield && !twoHanded(u) ? 1 : 0));
const twoHanded = (u) => ["halberd", "great weapon", "paired weapons"].includes(u.weapon);
const modelsOf = (u, hp) => Math.ceil(hp / u.healthPoints);
const fullRankNeeds = { Standard: 5, Large: 3, Gigantic: 1 };
const supportCap = { Standard: 1, Large: 3, Gigantic: 5 };
function fullRanks(u, hp) {
  let left = modelsOf(u, hp), n = 0;
  while (left > 0) { if (Math.min(left, u.files) >= fullRankNeeds[u.height]) n++; left -= u.files; }
  return n;
}
/** What strikes in this round: parts with Agility, attacks (a function of the Health Points left), numbers. */
function partsOf(u, foe, first) {
  const charging = first && u.charging;
  return u.parts.map((p) => {
    let { att, off, str, ap, agi } = p, extraRanks = 0, step0 = false;
    const wields = !p.harnessed;
    if (wields) {
      if (u.weapon === "halberd") { str += 1; ap += 1; }
      if (u.weapon === "great weapon") { str += 2; ap += 2; step0 = true; }
      if (u.weapon === "paired weapons") { att += 1; off += 1; }
      if (u.weapon === "spear") { ap += 1; extraRanks = 1; if (first && !u.charging) { agi += 2; ap += 1; } }
      if (u.weapon === "lance" && charging) { str += 2; ap += 2; }
      if (u.weapon === "light lance" && charging) { str += 1; ap += 1; }
    }
    if (charging) agi += 1;
    agi = Math.min(10, agi);
    const lightning = has(u, "Lightning Reflexes");
    const step = step0 ? (lightning ? agi : 0) : agi;
    let defence = foe.def;
    if (foe.shield && foe.weapon === "hand weapon" && foe.onFoot && u.weapon !== "paired weapons") defence = Math.max(foe.def + 1, off);
    const attacks = (hp) => {
      const models = modelsOf(u, hp);
      if (models === 0) return 0;
      const front = Math.min(models, u.files);
      const behind = p.harnessed ? 0 : Math.min(Math.max(0, models - u.files), u.files * (1 + extraRanks));
      const one = wields && u.champion ? 1 : 0; // the champion is the last of its unit's rank and file to fall in these cases
      return front * att + one + behind * Math.min(att, supportCap[u.height]);
    };
    return { step, off, defence, str, ap, attacks, lightning, wields };
  });
}
function unsavedOf(u, foe, part, first, modifierToHit) {
  let need = hitNeed(part.off - part.defence);
  let m = modifierToHit;
  if (part.lightning && !(u.weapon === "great weapon" && part.wields)) m += 1;
  need = Math.min(6, Math.max(2, need - m));
  const wn = woundNeed(part.str, foe.res);
  const sn = saveNeed(armourOf(foe), part.ap);
  const special = (ignoresFortitude) => {
    let best = 0;
    if (foe.aegis) best = Math.max(best, (7 - foe.aegis) / 6);
    if (foe.fortitude && !ignoresFortitude) best = Math.max(best, (7 - foe.fortitude) / 6);
    return 1 - best;
  };
  const failed = (need - 1) / 6;
  const again = has(u, "Hatred") && first ? 1 + failed : 1;
  const pSix = (1 / 6) * again, pOther = ((6 - need) / 6) * again;
  const byFace = (f) => {
    if (f < wn) return 0;
    const lethal = has(u, "Lethal Strike") && f === 6;
    return (1 - pass(lethal ? saveNeed(armourOf(foe), 10) : sn)) * special(lethal);
  };
  const rolled = [1, 2, 3, 4, 5, 6].reduce((s, f) => s + byFace(f) / 6, 0);
  const auto = (1 - pass(sn)) * special(false);
  return pOther * rolled + pSix * (has(u, "Poison") ? auto : rolled);
}
const binomial = (n, p) => { let d = [1]; for (let i = 0; i < n; i++) { const e = Array(d.length + 1).fill(0); d.forEach((q, k) => { e[k] += q * (1 - p); e[k + 1] += q * p; }); d = e; } return d; };
function strikes(c, start, first, fear) {
  // start: [hpA, hpB]; returns Map "a,b" -> p of Health Points left after all Initiative Steps
  const U = [c.A, c.B];
  const parts = [0, 1].map((i) => partsOf(U[i], U[1 - i], first));
  let now = new Map([[start.join(), 1]]);
  for (let step = 10; step >= 0; step--) {
    if (![0, 1].some((i) => parts[i].some((p) => p.step === step))) continue;
    const next = new Map();
    for (const [key, p] of now) {
      const hp = key.split(",").map(Number);
      const lost = [0, 1].map((i) => { // what side i makes the other lose
        let d = [1];
        for (const part of parts[i].filter((x) => x.step === step)) {
          const n = hp[1 - i] > 0 ? part.attacks(hp[i]) : 0;
          let m = 0;
          if (fear[i]) m -= 1;
          if (fear[1 - i]) m += 1;
          if (has(U[1 - i], "Distracting") && m >= 0) m -= 1; // never added to another that makes it harder
          const b = binomial(n, unsavedOf(U[i], U[1 - i], part, first, m));
          const e = Array(d.length + b.length - 1).fill(0);
          d.forEach((x, k) => b.forEach((y, l) => (e[k + l] += x * y)));
          d = e;
        }
        const cut = Array(hp[1 - i] + 1).fill(0);
        d.forEach((q, k) => (cut[Math.min(k, hp[1 - i])] += q));
        return cut;
      });
      lost[0].forEach((x, k) => lost[1].forEach((y, l) => {
        if (x * y === 0) return;
        const to = `${hp[0] - l},${hp[1] - k}`;
        next.set(to, (next.get(to) ?? 0) + p * x * y);
      }));
    }
    now = next;
  }
  return now;
}
function solve(c) {
  const U = [c.A, c.B];
  const full = U.map((u) => u.models * u.healthPoints);
  let alive = new Map([[full.join(), 1]]);
  const rounds = [], ended = new Map();
  const note = (how, key, p) => { const k = `${how}|${key}`; ended.set(k, (ended.get(k) ?? 0) + p); };
  for (let r = 0; r < c.rounds; r++) {
    const first = r === 0;
    const out = { aBreaks: 0, bBreaks: 0, aDestroyed: 0, bDestroyed: 0, goesOn: 0, lostInRound: {} };
    const next = new Map();
    for (const [key, p0] of alive) {
      const hp0 = key.split(",").map(Number);
      // Fear: a test at the start of each round for who touches somebody that causes it and does not himself
      const fearful = [0, 1].map((i) => has(U[1 - i], "Fear") && !has(U[i], "Fear") && !has(U[i], "Fearless"));
      const dis = [0, 1].map((i) => Math.max(0, U[i].dis - (fearful[i] ? 1 : 0)));
      const branches = [0, 1].map((i) => (fearful[i] ? [[0, atMost(dis[i])], [1, 1 - atMost(dis[i])]] : [[0, 1]]));
      for (const [fa, pa] of branches[0]) for (const [fb, pb] of branches[1]) {
        if (pa * pb === 0) continue;
        for (const [left, p1] of strikes(c, hp0, first, [fa, fb])) {
          const p = p0 * pa * pb * p1;
          const hp = left.split(",").map(Number);
          const lost = [hp0[0] - hp[0], hp0[1] - hp[1]];
          const lk = lost.join();
          out.lostInRound[lk] = (out.lostInRound[lk] ?? 0) + p;
          if (hp[0] === 0 || hp[1] === 0) {
            if (hp[0] === 0) out.aDestroyed += p;
            if (hp[1] === 0) out.bDestroyed += p;
            note(hp[0] === 0 && hp[1] === 0 ? "both destroyed" : hp[0] === 0 ? "A destroyed" : "B destroyed", left, p);
            continue;
          }
          const ranks = [0, 1].map((i) => fullRanks(U[i], hp[i]));
          const score = [0, 1].map((i) => lost[1 - i] + (first && U[i].charging ? 1 : 0)
            + (U[i].files >= 8 ? 0 : Math.min(3, Math.max(0, ranks[i] - 1))) + (U[i].standard ? 1 : 0));
          const loser = score[0] < score[1] ? 0 : score[1] < score[0] ? 1 : -1;
          if (loser < 0) { next.set(left, (next.get(left) ?? 0) + p); out.goesOn += p; continue; }
          const by = Math.abs(score[0] - score[1]);
          const steadfast = ranks[loser] > ranks[1 - loser];
          const need = steadfast || has(U[loser], "Stubborn") ? dis[loser] : dis[loser] - by;
          const stays = has(U[loser], "Unbreakable") ? 1 : atMost(need);
          if (loser === 0) out.aBreaks += p * (1 - stays); else out.bBreaks += p * (1 - stays);
          if (stays < 1) note(loser === 0 ? "A breaks" : "B breaks", left, p * (1 - stays));
          if (stays > 0) { next.set(left, (next.get(left) ?? 0) + p * stays); out.goesOn += p * stays; }
        }
      }
    }
    rounds.push(out);
    alive = next;
  }
  for (const [key, p] of alive) note("fights on", key, p);
  // What is left of each, by how it ended: the two distributions one by one, which is all that a reader compares.
  const end = {};
  for (const [k, p] of ended) {
    const [how, left] = k.split("|");
    const [a, b] = left.split(",").map(Number);
    const to = (end[how] ??= { p: 0, leftOfA: {}, leftOfB: {} });
    to.p += p;
    to.leftOfA[a] = (to.leftOfA[a] ?? 0) + p;
    to.leftOfB[b] = (to.leftOfB[b] ?? 0) + p;
  }
  return { rounds, end };
}
const foot = (o = {}) => ({ models: 25, files: 5, height: "Standard", type: "Infantry", onFoot: true, base: [20, 20], healthPoints: 1, dis: 7, def: 3, res: 3, arm: 0, suit: "light", shield: true,
  weapon: "hand weapon", parts: [{ att: 1, off: 3, str: 3, ap: 0, agi: 3 }], rules: [], standard: false, champion: false, charging: false, ...o });
const P = (att, off, str, ap, agi) => [{ att, off, str, ap, agi }];
const cases = [];
const add = (name, rounds, A, B) => cases.push({ name, rounds, A, B });
const c = { charging: true };
// 1-12 hand weapons, ranks, standards
add("equal foot, A charges", 2, foot(c), foot());
add("equal foot, nobody charges, three rounds", 3, foot({ models: 35 }), foot({ models: 35 }));
add("standards on both sides", 2, foot({ ...c, standard: true }), foot({ standard: true }));
add("A has a standard and two ranks fewer", 2, foot({ ...c, models: 25, standard: true }), foot({ models: 35 }));
add("B steadfast to begin with", 2, foot({ ...c, models: 25, dis: 8, parts: P(1, 4, 4, 1, 4) }), foot({ models: 40 }));
add("six wide", 2, foot({ ...c, models: 30, files: 6 }), foot({ models: 30, files: 6 }));
add("four wide: no ranks", 2, foot({ ...c, models: 20, files: 4 }), foot({ models: 20, files: 4 }));
add("three wide and deep, three rounds", 3, foot({ ...c, models: 24, files: 3 }), foot({ models: 24, files: 3 }));
add("eight wide: a line has no Rank Bonus", 2, foot({ ...c, models: 40, files: 8 }), foot({ models: 40, files: 8, standard: true }));
add("five against five, an incomplete last rank of four", 2, foot({ ...c, models: 29 }), foot({ models: 29 }));
add("six wide, last rank of five is full", 2, foot({ ...c, models: 35, files: 6 }), foot({ models: 34, files: 6 }));
add("champions, all blows at the rank and file", 2, foot({ ...c, champion: true, models: 30 }), foot({ champion: true, models: 30 }));
// 13-24 weapons
add("halberds against parry", 2, foot({ ...c, weapon: "halberd" }), foot());
add("great weapons strike last", 2, foot({ ...c, weapon: "great weapon" }), foot());
add("paired weapons go past parry", 2, foot({ weapon: "paired weapons", models: 40, ...c }), foot({ models: 40 }));
add("spears braced, charged", 2, foot({ ...c, models: 35 }), foot({ weapon: "spear", models: 35 }));
add("spears charge: not braced", 2, foot({ ...c, weapon: "spear", models: 35 }), foot({ models: 35 }));
add("spears against spears", 2, foot({ ...c, weapon: "spear", models: 40 }), foot({ weapon: "spear", models: 40 }));
add("halberds against great weapons", 2, foot({ ...c, weapon: "halberd", suit: "heavy" }), foot({ weapon: "great weapon", suit: "heavy" }));
add("great weapons on both sides: at once", 2, foot({ ...c, weapon: "great weapon" }), foot({ weapon: "great weapon" }));
add("halberds and spears, three rounds", 3, foot({ weapon: "halberd", models: 50 }), foot({ weapon: "spear", models: 45 }));
add("paired against halberd, a shield unused", 2, foot({ ...c, weapon: "paired weapons", models: 30 }), foot({ weapon: "halberd", models: 40 }));
add("parry copies a better Offensive Skill", 2, foot({ ...c, parts: P(1, 6, 3, 0, 5) }), foot({ def: 2 }));
add("parry is one more where that is higher", 2, foot({ ...c, parts: P(1, 2, 3, 0, 2) }), foot({ def: 5 }));
// 25-36 skills, saves
add("skill 5 against 1: 2+", 2, foot({ ...c, parts: P(1, 5, 3, 0, 4), shield: false }), foot({ def: 1, shield: false }));
add("skill 2 against 6: 5+", 2, foot({ ...c, parts: P(1, 2, 4, 0, 4), shield: false }), foot({ def: 6, shield: false }));
add("skill 1 against 9: 6+", 2, foot({ parts: P(1, 1, 4, 2, 4), shield: false }), foot({ def: 9, shield: false, parts: P(1, 9, 3, 0, 8), ...c }));
add("strength 5 against 2, armour 6 against 0", 2, foot({ ...c, arm: 2, suit: "plate", parts: P(1, 3, 5, 2, 3) }), foot({ res: 2, shield: false, suit: "none", models: 30 }));
add("strength 2 against 5", 2, foot({ ...c, parts: P(1, 3, 2, 0, 3) }), foot({ res: 5, shield: false }));
add("Aegis 4+", 2, foot({ ...c, parts: P(1, 4, 4, 1, 4) }), foot({ aegis: 4, shield: false }));
add("Fortitude 5+ against Lethal Strike", 2, foot({ ...c, rules: ["Lethal Strike"], parts: P(1, 4, 4, 0, 4) }), foot({ fortitude: 5, suit: "heavy", shield: false }));
add("Poison against Resilience 5", 2, foot({ ...c, rules: ["Poison"] }), foot({ res: 5, shield: false }));
add("Hatred, first round only", 2, foot({ ...c, rules: ["Hatred"] }), foot({ shield: false }));
add("Lightning Reflexes: one better to hit", 2, foot({ ...c, rules: ["Lightning Reflexes"], parts: P(1, 4, 3, 0, 5) }), foot({ shield: false }));
add("Lightning Reflexes with great weapons: in time", 2, foot({ ...c, rules: ["Lightning Reflexes"], weapon: "great weapon", parts: P(1, 4, 3, 0, 5) }), foot({ shield: false }));
add("Distracting", 2, foot({ ...c, parts: P(1, 4, 3, 0, 4) }), foot({ rules: ["Distracting"], shield: false }));
// 37-44 psychology
add("Stubborn loses and stays by its own Discipline", 2, foot({ ...c, parts: P(1, 5, 4, 1, 5) }), foot({ rules: ["Stubborn"], dis: 9, models: 25 }));
add("Unbreakable", 3, foot({ ...c, parts: P(1, 4, 4, 1, 4), models: 35 }), foot({ rules: ["Unbreakable"], models: 35 }));
add("Fear on one side", 2, foot({ ...c, rules: ["Fear"] }), foot({ dis: 8 }));
add("Fear on both", 2, foot({ ...c, rules: ["Fear"] }), foot({ rules: ["Fear"] }));
add("Fear against Fearless", 2, foot({ ...c, rules: ["Fear"] }), foot({ rules: ["Fearless"] }));
add("Fear, charged by who is afraid", 2, foot({ ...c, dis: 6 }), foot({ rules: ["Fear"] }));
add("Discipline 10", 2, foot({ ...c, dis: 10 }), foot({ dis: 10 }));
add("Discipline 5, cannot pass once lost by four", 2, foot({ ...c, parts: P(1, 5, 4, 2, 5), standard: true }), foot({ dis: 5, shield: false, models: 25 }));
// 45-52 several Health Points, columns
const ogre = (o = {}) => foot({ models: 9, files: 3, height: "Large", base: [40, 40], healthPoints: 3, res: 4, shield: false, suit: "light", parts: P(3, 3, 4, 1, 2), dis: 7, ...o });
add("large foot, three wide", 2, ogre({ ...c, models: 24 }), ogre({ models: 24 }));
add("large foot, a column of one, to the end", 3, ogre({ ...c, models: 2, files: 1 }), ogre({ models: 2, files: 1 }));
add("large foot, a column of three with great weapons", 2, ogre({ ...c, models: 3, files: 1, weapon: "great weapon" }), ogre({ models: 3, files: 1 }));
add("foot in a column of one", 3, foot({ ...c, models: 4, files: 1 }), foot({ models: 4, files: 1 }));
add("foot in a column of one, a better one", 3, foot({ ...c, models: 3, files: 1, parts: P(2, 5, 4, 1, 5) }), foot({ models: 6, files: 1 }));
const beast = (o = {}) => foot({ models: 1, files: 1, height: "Gigantic", type: "Beast", onFoot: false, base: [100, 150], healthPoints: 5, res: 5, arm: 3, suit: "none", shield: false, weapon: "hand weapon",
  parts: P(5, 5, 5, 2, 3), def: 4, dis: 8, rules: ["Fear"], ...o });
add("two monsters", 3, beast(c), beast());
add("two monsters, one tougher", 3, beast({ ...c, parts: P(4, 4, 6, 3, 2) }), beast({ res: 6, healthPoints: 6 }));
add("two monsters at once, Aegis", 2, beast({ aegis: 5 }), beast({ fortitude: 5 }));
// 53-60 riders
const horse = { att: 1, off: 3, str: 3, ap: 0, agi: 3, harnessed: true };
const knight = (o = {}) => foot({ models: 25, files: 5, type: "Cavalry", onFoot: false, base: [25, 50], dis: 8, arm: 2, suit: "plate", shield: true, weapon: "lance",
  parts: [{ att: 1, off: 4, str: 3, ap: 0, agi: 3 }, horse], ...o });
add("lances against lances", 2, knight({ ...c, models: 35 }), knight({ models: 35 }));
add("lances against swords on horse", 2, knight({ ...c, models: 35 }), knight({ models: 35, weapon: "hand weapon", suit: "heavy" }));
add("light lances, light armour", 2, knight({ ...c, models: 35, weapon: "light lance", suit: "light", arm: 1 }), knight({ models: 35, weapon: "light lance", suit: "light", arm: 1 }));
add("riders four wide: no ranks", 2, knight({ ...c, models: 28, files: 4 }), knight({ models: 28, files: 4, standard: true }));
add("quick horses, slow riders", 2, knight({ ...c, models: 35, parts: [{ att: 1, off: 4, str: 4, ap: 1, agi: 2 }, { ...horse, agi: 5 }] }), knight({ models: 35 }));
add("riders in a column of one", 3, knight({ ...c, models: 3, files: 1 }), knight({ models: 3, files: 1, weapon: "hand weapon" }));
add("riders with halberds in a column", 2, knight({ ...c, models: 4, files: 1, weapon: "halberd" }), knight({ models: 4, files: 1 }));
add("riders, champion and standard", 2, knight({ ...c, models: 35, champion: true, standard: true }), knight({ models: 40, standard: true }));
if (cases.length !== 60) throw new Error(String(cases.length));
// The first rank must stay whole in every case that is wider than one file: who touches whom is then never in doubt.
for (const x of cases) for (const [u, v] of [[x.A, x.B], [x.B, x.A]]) {
  if (u.files === 1) continue;
  let most = 0;
  for (let r = 0; r < x.rounds; r++) most += partsOf(v, u, r === 0).reduce((s, p) => s + p.attacks(v.models * v.healthPoints), 0);
  const least = Math.floor((u.models * u.healthPoints - most) / u.healthPoints);
  if (most > u.models * u.healthPoints - u.files * u.healthPoints) console.error(`${x.name}: ${u === x.A ? "A" : "B"} may lose ${most}, needs ${most + u.files * u.healthPoints} Health Points, has ${u.models * u.healthPoints} (${least})`);
}
if (process.argv[2] !== "--check") console.log(JSON.stringify(cases.map((x) => ({ ...x, expected: solve(x) })), null, 0));
