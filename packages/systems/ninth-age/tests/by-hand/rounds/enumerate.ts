import { stands, type Steps } from "../../../src/state/steps.ts";
// One Round of Combat of The Ninth Age (2nd edition, earlier English sheet 000), enumerated exactly. Written from the sheet, rulings.md and rules/t9a.md, without the engine. No imports.
//
// READINGS (S = sheet 000, R = rulings.md, F = rules/t9a.md with its section)
//  1 tables: S "Close Combat To-Hit Table", "To-Wound Table", "Armour Saves"; natural 1 fails, natural 6 hits and wounds (F 11, memory); Armour at most 6 (F 2, memory; the table ends at "5 or 6").
//  2 steps: Initiative Steps 10 to 0 by Agility, Charging +1 (every part), order fixed at the start; all of one step strike at once, on what stands at its beginning (F 12; S Round of Combat Sequence 6).
//  3 who strikes: models in base contact (F 12); contact across gaps counts, so in the flank the outermost model of each rank of the overlap and in the rear the last model of each file touch. Contact is looked at anew
//    in each step (F 12 "before rolling in each step; models in base contact"): a rank narrowed by losses touches less. Variant `frozen`: contact as at the start of the round.
//  4 supports: second rank behind a front file in contact, across the front only, at most 1/3/5 attacks by height, not who strikes itself (R supporting attacks), not harnessed parts (F 12); third rank for spears,
//    one more in Line Formation (R: 8 or more wide; cumulative, F 15).
//  5 casualties: as far back as possible; from the first rank evenly from both sides (R). The odd one: variants `odd`. Where the men of an incomplete rank stand: variants `last`.
//  6 champion: +1 Attack (first part), own pool of the profile's Health Points (F 2, 17); excess losses of the R&F spill onto it when the R&F are gone, not the other way (F 11). A dead champion's place is taken
//    from the back (R casualties); variant `gap`.
//  7 duel: duellists strike one another only and nobody else strikes them; the rest may strike the R&F (Swirling Melee, F 12). Excess wounds of the duellist in the step that slays: Overkill, at most 3 (S).
//    A later part of the slayer strikes nobody. Spill onto a duellist: variant `spill`.
//  8 weapons (F 10): great weapon +2 Str +2 AP step 0; halberd +1/+1; paired +1 Att +1 Off, ignores Parry; spear AP +1, braced (first round, not charging, not engaged in flank or rear): +2 Agi, AP +1 more;
//    lance +2/+2, light lance +1/+1, charging, to the front; two-handed: no shield in melee; mounts (harnessed) use no weapon.
//  9 Parry: on foot, hand weapon and shield, against blows from the front: Defensive Skill = the higher of Def + 1 and the attacker's Offensive Skill (R).
// 10 stomps: step 0, Large: 1 hit without a roll (memory) of each model in contact with R&F of Standard height that are not Cavalry (S), own Str and AP, never onto champions (R).
// 11 Fear (F 13): touching a Fear unit: Discipline -1; test at the start of every round; failed: -1 to hit, enemies +1 to hit it. Fear and Fearless are immune. Every test and Break Test has the -1 while it touches.
// 12 score (S Combat Score Summary, F 12): Health Points lost; Overkill; Charge 1 per side; Rank Bonus of the best unit, at most 3, none in Line Formation (R), counted after the losses; standards; flank 1 (2 if a
//    flanking unit has a Full Rank), rear 2 (3), each once per side. No More Foes: of a unit without enemies in contact the static bonuses do not count and it does not test; Charge is taken as static, variant `charge`.
// 13 Break Test (F 12): 2D6 at most Discipline less the difference, never below 0 (F 2: 0 to 10); the sheets know no automatic pass on double 1. Steadfast (more Full Ranks than each enemy unit of the combat; not when engaged
//    in flank or rear by a unit with two Full Ranks) and Stubborn ignore the difference. Full Ranks of a Line Formation count for Steadfast (R gives up the Rank Bonus only), variant `line`.
// 14 corners: models that touch in a corner only count as in contact (F 12 has no exception), variant `corner`.
// A draw: equal scores, both sides standing. A side without models: "<side>-gone", and no test is made.
// CHECKED BY HAND
//  a one against one, Off 3 Def 3 Str 3 Res 3, light armour, later round: a blow costs 1/2 x 1/2 x 5/6 = 5/24. Both gone 25/576, either gone 5/24 x 19/24 = 95/576, draw 361/576.
//  b the same, A charging: step 4 then 3. Second gone 5/24; first gone 19/24 x 5/24 = 95/576; else Charge 1 to 0, B tests on 7 - 1 = 6 (15/36): 361/576 x 15/36 holds, x 21/36 breaks.
//  c the same, B with a great weapon: step 0, Str 5 wounds on 2+, AP 2 leaves no save: 1/2 x 5/6 = 5/12. Second gone 5/24, first gone 19/24 x 5/12 = 95/288, holds 133/288 x 15/36, breaks 133/288 x 21/36.
//  d a with Fear on A's side: B passes on 7 - 1 = 6 (15/36). Failed: A hits on 3+ (5/18 a blow), B on 5+ (5/36). Draw 15/36 x 361/576 + 21/36 x 13/18 x 31/36. The program agrees with all four (make.ts checks them).
export const defaults: any = { frozen: false, odd: "left", last: "centre", gap: false, spill: true, charge: true, line: true, corner: true };
export const variants: any = {
  frozen: { set: { frozen: true }, says: "models that were in contact at the start of the round and have lost it by losses still strike" },
  odd: { set: { odd: "right" }, says: "an odd casualty of the first rank taken from the right instead of the left" },
  last: { set: { last: "left" }, says: "an incomplete last rank stands to the left instead of the centre" },
  gap: { set: { gap: true }, says: "the place of a slain champion stays empty for the round" },
  spill: { set: { spill: false }, says: "excess losses do not spill onto a champion who fights a duel" },
  charge: { set: { charge: false }, says: "the Charge of a unit without foes left still counts" },
  line: { set: { line: false }, says: "a Line Formation has no Full Ranks at all" },
  corner: { set: { corner: false }, says: "touching in a corner only is no base contact" },
};
const EPS = 1e-6;
const cap: any = { Standard: 1, Large: 3, Gigantic: 5 };
const fullRank: any = { Standard: 5, Large: 3, Gigantic: 1 };
const twoHanded = ["great-weapon", "halberd", "paired-weapons"];
function toHit(d: number) { return d >= 4 ? 2 : d >= 1 ? 3 : d >= -3 ? 4 : d >= -7 ? 5 : 6; }
function toWound(d: number) { return d >= 2 ? 2 : d === 1 ? 3 : d === 0 ? 4 : d === -1 ? 5 : 6; }
function need(n: number) { return (7 - Math.min(6, Math.max(2, n))) / 6; }
function unsaved(d: number) { return d <= 0 ? 1 : 1 - need(d >= 5 ? 2 : 7 - d); }
export function pass(dis: number) { let n = 0; for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b <= dis) n++; return n / 36; }
function binomial(n: number, p: number) { let out = [1]; for (let i = 0; i < n; i++) { const next = new Array(out.length + 1).fill(0); for (let k = 0; k < out.length; k++) { next[k] += out[k] * (1 - p); next[k + 1] += out[k] * p; } out = next; } return out; }
function convolve(a: number[], b: number[]) { const out = new Array(a.length + b.length - 1).fill(0); for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) out[i + j] += a[i] * b[j]; return out; }

function read(combat: any) {
  const units: any = {};
  for (const name of Object.keys(combat.scene.units)) {
    const u = combat.scene.units[name], p = u.profile, st = u.state || {};
    const weapon = (combat.choices && combat.choices.weapon && combat.choices.weapon[name]) || st.weapon || (p.weapons || ["hand-weapon"])[0];
    units[name] = { name, side: u.side, p, weapon, files: u.files, models: u.models, champ: !!u.champion, cf: u.championFile === undefined ? Math.floor(u.files / 2) : u.championFile, std: !!u.standard, charging: !!st.charging, first: !st.rounds,
      lost: u.lost || 0, rules: p.rules || [], ranks: Math.ceil(u.models / u.files), foes: [] as any[], held: false };
  }
  for (const c of combat.scene.contact) {
    const off = c.offset || 0;
    units[c.of].foes.push({ to: c.at, mine: "front", theirs: c.facing, of: true, off });
    units[c.at].foes.push({ to: c.of, mine: c.facing, theirs: "front", of: false, off });
    if (c.facing !== "front") units[c.at].held = true;
  }
  return units;
}
// the men of a unit: [rank, file, is the champion]
function men(u: any, rf: number, champ: boolean, o: any): [number, number, boolean][] {
  const out: [number, number, boolean][] = [], w = u.files; let n = rf + (champ ? 1 : 0);
  const hole = o.gap && u.champ && !champ; // the champion's place stays empty
  const places = hole ? w - 1 : w;
  if (n < places) {
    let row: number[] = []; for (let f = 0; f < w; f++) if (!(hole && f === u.cf)) row.push(f);
    let left = o.odd === "left"; let over = row.length - n, k = 0;
    while (over > 0 && k++ < 100) {
      const i = left ? 0 : row.length - 1; left = !left;
      if (champ && row[i] === u.cf) continue;
      row.splice(i, 1); over--;
    }
    for (const f of row) out.push([0, f, champ && f === u.cf]);
    return out;
  }
  for (let f = 0; f < w; f++) if (!(hole && f === u.cf)) out.push([0, f, champ && f === u.cf]);
  n -= places;
  for (let r = 1; n > 0; r++) { const m = Math.min(n, w); const s = o.last === "left" || m === w ? 0 : Math.floor((w - m) / 2); for (let i = 0; i < m; i++) out.push([r, s + i, false]); n -= m; }
  return out;
}
// what of a unit touches along one facing: [from, to, index of the man] in mm along that facing, to the right as seen outwards
function edge(u: any, list: [number, number, boolean][], facing: string): [number, number, number][] {
  const bw = u.p.base[0], bd = u.p.base[1], out: [number, number, number][] = [];
  if (facing === "front") list.forEach((m, i) => { if (m[0] === 0) out.push([(m[1] - u.files / 2) * bw, (m[1] + 1 - u.files / 2) * bw, i]); });
  else if (facing === "rear") for (let f = 0; f < u.files; f++) { let best = -1; list.forEach((m, i) => { if (m[1] === f && (best < 0 || m[0] > list[best][0])) best = i; }); if (best >= 0) out.push([(u.files / 2 - f - 1) * bw, (u.files / 2 - f) * bw, best]); }
  else for (let r = 0; r < u.ranks; r++) { let best = -1; list.forEach((m, i) => { if (m[0] === r && (best < 0 || (facing === "right" ? m[1] > list[best][1] : m[1] < list[best][1]))) best = i; }); if (best < 0) continue; const a = (r - u.ranks / 2) * bd; out.push(facing === "right" ? [a, a + bd, best] : [-a - bd, -a, best]); }
  return out;
}
function lives(u: any, s: any) { const rfHp = (u.models - (u.champ ? 1 : 0)) * u.p.hp - u.lost - s[0]; return { rf: Math.ceil(rfHp / u.p.hp), rfHp, champ: u.champ && s[1] < u.p.hp, champHp: u.champ ? u.p.hp - s[1] : 0 }; }
function ranksOf(u: any, l: any, o: any) { const n = l.rf + (l.champ ? 1 : 0), t = fullRank[u.p.height]; const files = Math.min(u.files, n); if (files < t) return 0; if (!o.line && files >= 8) return 0; return Math.floor(n / files) + (n % files >= t ? 1 : 0); }

export function enumerateWith(combat: any, options: any): any {
  const o = { ...defaults, ...options }, units = read(combat), names = Object.keys(units), choices = combat.choices || {};
  const afraidOf = (u: any, state: any) => !u.rules.includes("fear") && !u.rules.includes("fearless") && u.p.height !== "Gigantic" && u.foes.some((c: any) => { const e = units[c.to]; if (!(e.rules.includes("fear") || e.p.height === "Gigantic")) return false; if (!state) return true; const l = lives(e, state[c.to]); return l.rf > 0 || l.champ; });
  const result: any = { "both-gone": 0, "first-gone": 0, "second-gone": 0, draw: 0, "first-holds": 0, "first-breaks": 0, "second-holds": 0, "second-breaks": 0 };
  const duel = choices.duel; // { issuer: unit, accepter: unit }
  const partner = (n: string) => (!duel ? null : duel.issuer === n ? duel.accepter : duel.accepter === n ? duel.issuer : null);
  const weaponStep = (u: any, part: any) => { if (part.harnessed) return part.agi + (u.charging ? 1 : 0); if (u.weapon === "great-weapon") return 0; return Math.min(10, part.agi + (u.charging ? 1 : 0) + (u.weapon === "spear" && u.first && !u.charging && !u.held ? 2 : 0)); };
  const start: any = {}; for (const n of names) start[n] = [0, 0];
  const startMen: any = {}; for (const n of names) { const l = lives(units[n], [0, 0]); startMen[n] = men(units[n], l.rf, l.champ, o); }

  // whom each man of u touches: index -> list of { to, rf, champ, front }
  function touches(n: string, lists: any): any[] {
    const u = units[n], out: any[] = lists[n].map(() => []);
    for (const c of u.foes) {
      const e = units[c.to]; if (!lists[c.to].length || !lists[n].length) continue;
      let a = edge(u, lists[n], c.mine), b = edge(e, lists[c.to], c.theirs);
      const mirror = (l: any, off: number) => l.map(([x, y, i]: any) => [off - y, off - x, i]);
      if (c.of) a = mirror(a, c.off); else b = mirror(b, c.off);
      for (const [x, y, i] of a) { let rf = false, champ = false; for (const [s, t, j] of b) { const over = Math.min(y, t) - Math.max(x, s); if (over > EPS || (o.corner && over > -EPS)) { if (lists[c.to][j][2]) champ = true; else rf = true; } } if (rf || champ) out[i].push({ to: c.to, rf, champ, front: c.mine === "front", theirs: c.theirs }); }
    }
    return out;
  }
  function chance(n: string, part: any, to: string, afraid: any, stomp: boolean): number {
    const u = units[n], e = units[to], c = u.foes.find((x: any) => x.to === to);
    let off = part.off, str = part.str, ap = part.ap;
    const w = part.harnessed || stomp ? "none" : u.weapon;
    if (w === "great-weapon") { str += 2; ap += 2; } if (w === "halberd") { str++; ap++; } if (w === "paired-weapons") off++;
    if (w === "spear") ap += 1 + (u.first && !u.charging && !u.held ? 1 : 0);
    if (u.charging && c.mine === "front" && w === "lance") { str += 2; ap += 2; } if (u.charging && c.mine === "front" && w === "light-lance") { str++; ap++; }
    let def = e.p.def; const shield = e.p.shield && !twoHanded.includes(e.weapon);
    if (e.p.shield && e.weapon === "hand-weapon" && e.p.type === "Infantry" && c.theirs === "front" && w !== "paired-weapons") def = Math.max(def + 1, off);
    const arm = Math.min(6, (e.p.arm || 0) + ({ none: 0, light: 1, heavy: 2, plate: 3 } as any)[e.p.suit || "none"] + (shield ? 1 : 0));
    const hit = stomp ? 1 : need(toHit(off - def) + (afraid[n] ? 1 : 0) - (afraid[to] ? 1 : 0));
    return hit * need(toWound(str - e.p.res)) * unsaved(arm - ap);
  }
  // the blows of one step: [attacker, part, target, pool, dice, chance, by the duellist]
  function blows(step: number, state: any, afraid: any) {
    const lists: any = {}, ls: any = {}; for (const n of names) { ls[n] = lives(units[n], state[n]); lists[n] = men(units[n], ls[n].rf, ls[n].champ, o); }
    const out: any[] = [];
    for (const n of names) {
      const u = units[n]; if (!lists[n].length) continue;
      let t = touches(n, lists);
      if (o.frozen) { const then: any = { ...startMen, [n]: lists[n] }; t = touches(n, then).map((l: any) => l.filter((x: any) => lists[x.to].length)); }
      const line = Math.min(u.files, lists[n].length) >= 8;
      const add = (part: any, i: number, dice: number, reach: any[], tally: any) => {
        const isChamp = lists[n][i][2], p = partner(n);
        if (isChamp && p) { if (ls[p].champ && state[p][1] < units[p].p.hp) tally.push({ to: p, pool: "champion", dice, duel: true }); return; }
        const can = reach.map((x: any) => { const inDuel = !!partner(x.to) && ls[x.to].champ; return { to: x.to, rf: ls[x.to].rf > 0 && (x.rf || inDuel || x.champ && !ls[x.to].champ), champ: x.champ && ls[x.to].champ && !inDuel }; }).filter((x: any) => x.rf || x.champ);
        if (can.length) tally.push({ can, dice });
      };
      for (const part of u.p.parts) {
        if (weaponStep(u, part) !== step) continue;
        const tally: any[] = [], paired = !part.harnessed && u.weapon === "paired-weapons" ? 1 : 0;
        const ranks = part.harnessed ? 0 : 1 + (u.weapon === "spear" ? 1 : 0) + (line ? 1 : 0);
        lists[n].forEach((m: any, i: number) => {
          const bonus = m[2] && part === u.p.parts[0] ? 1 : 0;
          if (t[i].length || (m[2] && partner(n))) add(part, i, part.att + paired + bonus, t[i], tally);
          else if (m[0] >= 1 && m[0] <= ranks) { const head = lists[n].findIndex((x: any) => x[0] === 0 && x[1] === m[1]); if (head >= 0) { const reach = t[head].filter((x: any) => x.front); if (reach.length) add(part, i, Math.min(cap[u.p.height], part.att + paired), reach, tally); } }
        });
        // the player's choices: first the number of attacks at a champion, then the preferred target, else the first in contact
        const sums: any = {}; const give = (to: string, pool: string, d: number, dl: boolean) => { const k = to + "|" + pool + "|" + (dl ? 1 : 0); sums[k] = (sums[k] || 0) + d; };
        const want: any = {}; for (const a of choices.allocate || []) if (a.of === n && a.pool === "champion") want[a.at] = a.attacks;
        for (const x of tally) {
          if (x.duel) { give(x.to, "champion", x.dice, true); continue; }
          let d = x.dice; const order = (choices.prefer && choices.prefer[n]) || u.foes.map((c: any) => c.to);
          const can = order.map((q: string) => x.can.find((y: any) => y.to === q)).filter(Boolean);
          for (const y of can) if (y.champ && want[y.to] > 0) { const g = Math.min(d, want[y.to]); want[y.to] -= g; d -= g; give(y.to, "champion", g, false); }
          if (d > 0) { const y = can.find((q: any) => q.rf) || can[0]; give(y.to, y.rf ? "rf" : "champion", d, false); }
        }
        for (const k of Object.keys(sums)) { const [to, pool, dl] = k.split("|"); out.push([n, part, to, pool, sums[k], chance(n, part, to, afraid, false), dl === "1"]); }
      }
      if (step === 0 && u.p.height === "Large" && u.p.type !== "Construct") {
        const sums: any = {};
        lists[n].forEach((m: any, i: number) => { const order = (choices.prefer && choices.prefer[n]) || u.foes.map((c: any) => c.to); const y = order.map((q: string) => t[i].find((z: any) => z.to === q)).find((z: any) => z && (z.rf || partner(z.to)) && units[z.to].p.height === "Standard" && units[z.to].p.type !== "Cavalry" && ls[z.to].rf > 0); if (y) sums[y.to] = (sums[y.to] || 0) + 1; });
        for (const to of Object.keys(sums)) out.push([n, { ...u.p.parts[u.p.parts.length - 1], name: "stomp" }, to, "rf", sums[to], chance(n, u.p.parts[u.p.parts.length - 1], to, afraid, true), false]);
      }
    }
    return out;
  }
  // Fear first: each combination of passed and failed tests
  let fears: any[] = [[{}, 1]];
  for (const n of names) if (afraidOf(units[n], null)) { const p = pass(units[n].p.dis - 1); fears = fears.flatMap(([a, w]) => [[a, w * p], [{ ...a, [n]: true }, w * (1 - p)]]); }
  const trace: any[] = [];
  for (const [afraid, weight] of fears) {
    let states = new Map<string, number>(); states.set(JSON.stringify([start, { first: 0, second: 0 }]), weight);
    for (let step = 10; step >= 0; step--) {
      const next = new Map<string, number>();
      for (const [key, prob] of states) {
        const [state, over] = JSON.parse(key), bs = blows(step, state, afraid);
        if (!bs.length) { next.set(key, (next.get(key) || 0) + prob); continue; }
        if (states.size === 1) trace.push({ step, blows: bs.map((b: any) => ({ of: b[0], part: b[1].name || "", at: b[2], pool: b[3], dice: b[4], chance: b[5] })) });
        // damage per pool
        const pools: any = {}; for (const b of bs) { const k = b[2] + "|" + b[3] + "|" + (b[6] ? b[0] : ""); const d = binomial(b[4], b[5]); pools[k] = pools[k] ? convolve(pools[k], d) : d; }
        let outs: any[] = [[{}, prob]];
        for (const k of Object.keys(pools)) { const more: any[] = []; for (const [dam, w] of outs) pools[k].forEach((q: number, d: number) => { if (q > 0) more.push([{ ...dam, [k]: d }, w * q]); }); outs = more; }
        for (const [dam, w] of outs) {
          const s: any = {}, ov = { ...over }; for (const n of names) s[n] = state[n].slice();
          for (const k of Object.keys(dam)) if (k.split("|")[1] === "champion") { const [to, , by] = k.split("|"); const left = units[to].p.hp - s[to][1], d = dam[k]; s[to][1] += Math.min(left, d); if (by && d > left) ov[units[by].side] = Math.min(3, ov[units[by].side] + d - left); }
          for (const k of Object.keys(dam)) if (k.split("|")[1] === "rf") { const to = k.split("|")[0], u = units[to]; const left = lives(u, s[to]).rfHp, d = dam[k]; s[to][0] += Math.min(left, d); if (d > left && u.champ && !k.includes("stomp") && (o.spill || !partner(to))) s[to][1] += Math.min(u.p.hp - s[to][1], d - left); }
          const kk = JSON.stringify([s, ov]); next.set(kk, (next.get(kk) || 0) + w);
        }
      }
      states = next;
    }
    for (const [key, prob] of states) {
      const [state, over] = JSON.parse(key), ls: any = {}, alive = (n: string) => ls[n].rf > 0 || ls[n].champ; for (const n of names) ls[n] = lives(units[n], state[n]);
      const stands = (side: string) => names.some((n) => units[n].side === side && alive(n));
      if (!stands("first") && !stands("second")) { result["both-gone"] += prob; continue; }
      if (!stands("first")) { result["first-gone"] += prob; continue; }
      if (!stands("second")) { result["second-gone"] += prob; continue; }
      const engaged = (n: string) => alive(n) && units[n].foes.some((c: any) => alive(c.to));
      const score: any = {};
      for (const side of ["first", "second"]) {
        let v = over[side];
        for (const n of names) if (units[n].side !== side) v += state[n][0] + state[n][1];
        let ranks = 0, charge = 0, flank = 0, rear = 0;
        for (const n of names) { const u = units[n]; if (u.side !== side) continue;
          if (u.charging && (engaged(n) || (alive(n) && !o.charge))) charge = 1;
          if (!engaged(n)) continue;
          const r = ranksOf(u, ls[n], o), line = Math.min(u.files, ls[n].rf + (ls[n].champ ? 1 : 0)) >= 8;
          if (!line) ranks = Math.max(ranks, Math.min(3, r - 1)); if (u.std) v++;
          for (const c of u.foes) if (c.of && alive(c.to)) { if (c.theirs === "left" || c.theirs === "right") flank = Math.max(flank, r >= 1 ? 2 : 1); if (c.theirs === "rear") rear = Math.max(rear, r >= 1 ? 3 : 2); } }
        score[side] = v + ranks + charge + flank + rear;
      }
      const d = score.first - score.second; if (d === 0) { result.draw += prob; continue; }
      const loser = d < 0 ? "first" : "second"; let hold = 1;
      for (const n of names) { const u = units[n]; if (u.side !== loser || !engaged(n)) continue;
        const mine = ranksOf(u, ls[n], o), disrupted = u.foes.some((c: any) => c.mine !== "front" && alive(c.to) && ranksOf(units[c.to], ls[c.to], o) >= 2);
        const steadfast = !disrupted && names.every((e) => units[e].side === loser || !alive(e) || ranksOf(units[e], ls[e], o) < mine);
        const free = steadfast || u.rules.includes("stubborn");
        hold *= pass(Math.max(0, u.p.dis - (afraidOf(u, state) ? 1 : 0) - (free ? 0 : Math.abs(d)))); }
      result[loser + "-holds"] += prob * hold; result[loser + "-breaks"] += prob * (1 - hold);
    }
  }
  return { result, trace };
}
export function enumerate(combat: any): { [outcome: string]: number } { return enumerateWith(combat, {}).result; }
