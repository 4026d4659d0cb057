"""Prices and checks lists by the tables of ../shared/data/ninth-age and nothing else: python3 legal.py FOLDER < lists.json

Written from that folder's README, not from the engine. A list calls things by the names of the tables, in the form of the
lists that came with them. Told of each, as JSON: the points of its units, what is wrong (kind, unit, name), and what
the check.py of the same folder says of it, with the rows by which the two differ ("unread": name, points).
What it does not judge: who may wear an item by size, mount or weapon, and conditions that no table explains."""

import csv
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile

FOLDER = sys.argv[1]
CODES = {
    "Empire of Sonnstahl": "EoS",
    "Warriors of the Dark Gods": "WDG",
    "Dread Elves": "DE",
    "Undying Dynasties": "UD",
    "Daemon Legions": "DL",
    "Highborn Elves": "HE",
}


def table(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as f:
        return list(csv.DictReader(f, delimiter="\t", quoting=csv.QUOTE_NONE))


PROFILES, ITEMS, CATEGORIES = table("profiles.tsv"), table("items.tsv"), table("categories.tsv")
OPEN, CLOSE = "([{<", ")]}>"


def split(text, mark):
    """Parts of a text at a mark that stands in no brackets ("<=" and ">" opens none)."""
    parts, depth, last = [], 0, 0
    for i, c in enumerate(text):
        if c in "([{":
            depth += 1
        elif c in ")]}":
            depth -= 1
        elif c == mark and depth == 0:
            parts.append(text[last:i])
            last = i + 1
    return [p.strip() for p in [*parts, text[last:]] if p.strip()]


def peeled(text):
    """The last bracket of a text and what stands before it; none: ("", text)."""
    pairs = dict(zip(CLOSE, OPEN))
    if not text or text[-1] not in pairs:
        return "", text
    close, depth = text[-1], 0
    for i in range(len(text) - 1, -1, -1):
        depth += (text[i] == close) - (text[i] == pairs[close])
        if depth == 0:
            return text[i:], text[:i].rstrip()
    return "", text


def amounts(text):
    """ "5", "3/m", "5 +3/m" as (once, each)."""
    m = re.fullmatch(r"(-?\d+(?:\.\d+)?(?![\d.]*/m))?\s*\+?\s*(?:(-?\d+(?:\.\d+)?)/m)?", text.strip())
    return (float(m[1] or 0), float(m[2] or 0)) if m else (0, 0)


PRICE = re.compile(r"^(.*?)(\*?)\s+((?:-?\d+(?:\.\d+)?(?![\d.]*/m))?(?:\s*\+?\s*-?\d+(?:\.\d+)?/m)?)$")


class Option:
    def __init__(self, text, parent=None):
        self.parent, self.limits, self.but, self.inner = parent, [], [], []
        rest = text
        while True:
            bracket, before = peeled(rest)
            if bracket.startswith("{"):
                self.limits += split(bracket[1:-1], ";")
            elif bracket.startswith("(cost=") or "(cost=" in bracket[:7]:
                self.but += [b for b in split(bracket[1:-1], ";") if b.startswith("cost=")]
            elif bracket.startswith("(") and (":" in bracket or re.search(r"(\d|/m|\*|[\]}]|\))$", before)) and not re.fullmatch(r"\(\d\+\)", bracket):
                self.inner.append(bracket[1:-1])
            elif bracket.startswith(("[", "<")) and not re.fullmatch(r"\[\d\]", bracket):
                pass
            else:
                break
            rest = before
        m = PRICE.match(rest)
        priced = m is not None and m[3] != ""
        self.cost = amounts(m[3]) if priced else (0, 0)
        name = (m[1] + m[2]) if priced else rest
        self.usual = name.endswith("*")
        self.name = re.sub(r"^Unit - ", "", name.rstrip("*").strip())
        self.written = name.rstrip("*").strip()
        self.groups = [g for i in self.inner for g in groups(i, self)]


# Where the engine's tables were mended, with a sentence of docs/army-books.md that says why: a calling is the Battle Standard too.
MENDED = {("Temple Exarch", "Calling"): lambda u: bool(u.get("bsb"))}


class Group:
    def __init__(self, text, parent):
        self.name, self.must, self.any, self.limits = "", False, False, []
        m = re.match(r"^([^:|]*?)(\((?:any)\))?(!)?(\{[^{}]*\})?(\(any\))?(!)?:\s", text)
        body = text
        if m and text[: m.end()].count("(") == text[: m.end()].count(")"):
            self.name = m[1].strip()
            self.any = bool(m[2] or m[5])
            self.must = bool(m[3] or m[6])
            self.limits = split(m[4][1:-1], ";") if m[4] else []
            body = text[m.end() :]
        parts = split(body, ",") if self.any else split(body, "|")
        # One of several, among what may be taken together, is a group of its own.
        self.inner = [Group(p, parent) for p in parts if self.any and len(split(p, "|")) > 1]
        self.options = [Option(p, parent) for p in parts if not self.any or len(split(p, "|")) == 1]


def groups(text, parent=None):
    return [h for g in (Group(t, parent) for t in split(text, ";")) for h in [g, *g.inner]]


def walk(gs):
    for g in gs:
        for o in g.options:
            yield g, o
            yield from walk(o.groups)


PARSED = {}


def parsed(row):
    key = id(row)
    if key not in PARSED:
        PARSED[key] = groups(row["options"])
    return PARSED[key]


def row_of(army, name, mount=False):
    return next((r for r in PROFILES if r["army"] == army and r["unit"] == name and r["category"].startswith("mount") == mount), None)


def rides(row):
    """Mounts of a row: name, cost, limits."""
    found = {}
    for part in split(row["mounts"], ";"):
        m = re.match(r"^(.*?) (-?\d+)(?:\{(.*)\})?$", part)
        if m:
            found[m[1]] = (float(m[2]), split(m[3] or "", ";"))
    return found


def bare(name):
    """A name without aim and number of shots."""
    return re.sub(r"( \[\d\])?( \(\d\+\))?$", "", name)


def most_of(text):
    m = re.fullmatch(r"max(\d+)/army", text)
    return int(m[1]) if m else None


class Unit:
    def __init__(self, army, u, at):
        self.army, self.u, self.at, self.wrong = army, u, at, []
        self.row = row_of(army, u["unit"])
        self.mount = row_of(army, u["mount"], True) if u.get("mount") else None
        self.taken, self.items = [], []
        if self.row is None:
            self.say("unit", u["unit"])
            return
        self.taken = self.find(parsed(self.row), u["options"])
        self.aboard = self.find(parsed(self.mount), u.get("mount_options", [])) if self.mount else []
        self.items = [(i, self.item(i)) for i in u["items"]]

    def say(self, kind, what):
        self.wrong.append({"kind": kind, "unit": self.at, "what": str(what)})

    def find(self, gs, names):
        pairs, found = list(walk(gs)), []
        for name in names:
            fits = [p for p in pairs if p[1].name == name and p not in found]
            fits.sort(key=lambda p: p[1].parent is not None and p[1].parent not in [o for _, o in found])
            if fits:
                found.append(fits[0])
            else:
                self.say("option", name)
        for g in gs:
            if not any(h is g for h, _ in found):
                found += [(g, o) for o in g.options if o.usual]
        return found

    def item(self, i):
        feldrak = self.row["items_budget"] == "Weapon Enchantments (Feldrak)"
        rows = [
            r
            for r in ITEMS
            if r["item"] == i["name"]
            and r["slot"] == i["slot"]
            and (r["armies"] == "all" or CODES[self.army] in r["armies"].split(","))
            and ("Feldrak version" in r["limits"]) == feldrak
        ]
        own = [r for r in rows if self.u["unit"] in split(r["users"], ",")]
        open_ = [r for r in rows if r["users"] == "" or r["users"].endswith("…")]
        if not own and not open_:
            self.say("item", i["name"])
            return None
        return (own or open_)[0]

    def words(self):
        """Names of all that it has: options and their groups, command, items, its mount."""
        own = set(self.u["command"]) | {i["name"] for i in self.u["items"]}
        for g, o in self.taken + getattr(self, "aboard", []):
            own |= {o.name, bare(o.name), g.name}
        if self.u.get("mount"):
            own |= {self.u["mount"], "Mount"}
        return own

    def might(self):
        """Names of all that it could have."""
        own = {"Mount"} | {i["item"] for i in ITEMS} | set(rides(self.row)) | set(re.findall(r"[A-Z][A-Za-z ]+(?= \d)", self.row["command"]))
        for name in rides(self.row):
            r = row_of(self.army, name, True)
            own |= {o.name for _, o in walk(parsed(r))} if r else set()
        for g, o in walk(parsed(self.row)):
            own |= {o.name, bare(o.name), g.name}
        return own


class Unknown(Exception):
    pass


def holds(text, unit, units, size):
    """A condition of the tables about a unit. Raises Unknown where no table says what it asks."""
    text = text.strip()
    if text.startswith("(") and peeled(text)[1] == "" and peeled(text)[0] == text:
        return holds(text[1:-1], unit, units, size)
    for word, all_ in ((" or ", False), (" & ", True)):
        depth, cuts = 0, []
        for i in range(len(text)):
            depth += (text[i] == "(") - (text[i] == ")")
            if depth == 0 and text.startswith(word, i):
                cuts.append(i)
        if cuts:
            edges = [-len(word), *cuts, len(text)]
            found = [holds(text[a + len(word) : b], unit, units, size) for a, b in zip(edges, edges[1:])]
            return all(found) if all_ else any(found)
    m = re.fullmatch(r"(no|not) (.*)", text)
    if m:
        return not holds(m[2], unit, units, size)
    if text.startswith("force "):
        return False
    m = re.fullmatch(r"model(>=|<=|>|<)(\d+)", text)
    n = unit.u["models"]
    if not m:
        m, n = re.fullmatch(r"armysize(>=|<=|>|<)(\d+)", text), size
    if m:
        k = int(m[2])
        return {">": n > k, "<": n < k, ">=": n >= k, "<=": n <= k}[m[1]]
    if text in ("Army General", "Battle Standard Bearer"):
        return bool(unit.u.get("general" if text == "Army General" else "bsb"))
    if text in unit.words():
        return True
    if text in unit.might():
        return False
    others = [v for v in units if v.row is not None]
    if any(text in v.might() for v in others) or any(text in Unit.might(w) for w in everybody(unit.army)):
        return any(text in v.words() for v in others)
    raise Unknown(text)


EVERYBODY = {}


def everybody(army):
    """One of each row of an army, with nothing chosen."""
    if army not in EVERYBODY:
        bare = dict(options=[], command=[], items=[], models=1)
        EVERYBODY[army] = [
            Unit(army, dict(bare, unit=r["unit"]), -1) for r in PROFILES if r["army"] == army and not r["category"].startswith("mount")
        ]
    return EVERYBODY[army]


def notes(row):
    return [n for n in split(row["cost_notes"], ";")]


def judge(L):
    army, size = L["army"], L["points_limit"]
    units = [Unit(army, u, at) for at, u in enumerate(L["units"])]
    wrong, skipped = [], set()

    def so(text, unit, unknown):
        try:
            return holds(text, unit, units, size)
        except Unknown as e:
            skipped.add(str(e))
            return unknown

    def may(limits, unit, what, kind):
        for limit in limits:
            if limit.startswith("if ") and not so(limit[3:], unit, True):
                unit.say(kind, what)
            if limit.startswith("unless ") and so(limit[7:], unit, False):
                unit.say(kind, what)

    takings, budgets, points, unread, shares = {}, {}, [], [], {}
    for unit in units:
        u, row = unit.u, unit.row
        if row is None:
            points.append(0)
            unread.append([])
            continue
        n, own = u["models"], []
        most = int(row["max_models"])
        sets = []
        for note in notes(row):
            m = re.fullmatch(r"max models set (\d+) if (.*)", note)
            if m and so(m[2], unit, False):
                sets.append(int(m[1]))
        if sets:
            most = min(sets)
        if not int(row["min_models"]) <= n <= most:
            unit.say("models", n)
        p = float(row["base_cost"]) + float(row["extra_model_cost"] or 0) * (n - int(row["min_models"]))
        for note in notes(row):
            m = re.fullmatch(r"\+(\d+) if (.*)", note)
            if m and so(m[2], unit, False):
                p += int(m[1]) * n
                own.append((f"{row['unit']}: {note}", int(m[1]) * n))
        mp = 0
        for have, gs, count, aboard in ((unit.taken, parsed(row), n, False), (getattr(unit, "aboard", []), parsed(unit.mount) if unit.mount else [], 1, True)):
            for g, o in have:
                cost = o.cost
                for but in o.but:
                    m = re.fullmatch(r"cost=(\S+) if (.*)", but)
                    if m and so(m[2], unit, False):
                        cost = amounts(m[1])
                        own.append((f"{row['unit']}: {o.name}: {but}", cost[0] - o.cost[0]))
                        break
                spent = cost[0] + cost[1] * count
                mp, p = (mp + spent, p) if aboard else (mp, p + spent)
                may(o.limits, unit, o.name, "option")
                may(g.limits, unit, o.name, "option")
                if o.parent is not None and not any(o.parent is x for _, x in have):
                    unit.say("option", o.name)
                for limit in o.limits:
                    m = re.fullmatch(r"max(\d+)pts/army", limit)
                    if m:
                        budgets.setdefault((o.name, int(m[1])), []).append((unit, spent))
                    if most_of(limit) is not None:
                        takings.setdefault((o.name, most_of(limit), "option"), []).append(unit)
            for g in {id(g): g for g, _ in have}.values():
                if not g.any and sum(h is g for h, _ in have) > 1:
                    unit.say("option", f"two of {g.name}")
            for g in gs:
                try:
                    open_ = all(holds(x[3:], unit, units, size) for x in g.limits if x.startswith("if ")) and not any(
                        holds(x[7:], unit, units, size) for x in g.limits if x.startswith("unless ")
                    )
                except Unknown:
                    open_ = False
                offers = any(
                    all(so(x[3:], unit, False) for x in o.limits if x.startswith("if ")) and not any(so(x[7:], unit, True) for x in o.limits if x.startswith("unless "))
                    for o in g.options
                )
                if g.must and open_ and offers and not any(h is g for h, _ in have):
                    if not MENDED.get((row["unit"], g.name), lambda _: False)(u):
                        unit.say("must", g.name)
        for x in u["command"]:
            m = re.search(r"(?:^|, )" + re.escape(x) + r" (\d+)", row["command"])
            if not m or u["command"].count(x) > 1:
                unit.say("command", x)
            else:
                p += float(m[1])
        spent, slots = 0, {}
        for i, item in unit.items:
            if item is None:
                continue
            cost = float(item["cost"])
            spent += cost
            p += cost
            slots[i["slot"]] = slots.get(i["slot"], 0) + 1
            for limit in split(item["limits"], ";"):
                if most_of(limit) is not None:
                    takings.setdefault((i["name"], most_of(limit), "item"), []).append(unit)
            if "Feldrak version" in item["limits"]:
                plain = [r for r in ITEMS if r["item"] == i["name"] and r["slot"] == i["slot"] and (r["armies"] == "all" or CODES[army] in r["armies"].split(",")) and "Feldrak" not in r["limits"]]
                own.append((f"{row['unit']}: {i['name']}, Feldrak version", cost - (float(plain[0]["cost"]) if plain else 0)))
        for slot, k in slots.items():
            if k > (2 if slot == "artefact" or (slot == "banner" and u.get("bsb")) else 1) and not slot.startswith("manifestation"):
                unit.say("slot", slot)
        names = [i["name"] for i, _ in unit.items]
        for name in {x for x in names if names.count(x) > 1}:
            unit.say("item", name)
        kinds = split(row["items_budget"], ",")
        if unit.items and not kinds:
            unit.say("item", "no items")
        limits = {m[1]: int(m[2]) for m in (re.fullmatch(r"(.*)<=(\d+)pts", k) for k in kinds) if m}
        if u.get("general"):
            limits.update({k.removesuffix(" of General"): v for k, v in list(limits.items()) if k.endswith(" of General")})
        for k, v in limits.items():
            if not k.endswith(" of General") and spent > v:
                unit.say("budget", f"{spent} of {v}")
        if "BannerEnchantment" in kinds and unit.items and "Standard Bearer" not in u["command"]:
            unit.say("item", "banner without bearer")
        if u.get("bsb"):
            m = re.search(r"bsb (\d+)", row["leader"])
            p += float(m[1]) if m else 0
            if not m:
                unit.say("title", "bsb")
        if u.get("general") and "general" not in row["leader"]:
            unit.say("title", "general")
        if u.get("mount"):
            ride = rides(row).get(u["mount"])
            if ride is None:
                unit.say("mount", u["mount"])
            else:
                mp += ride[0]
                may(ride[1], unit, u["mount"], "mount")
                for limit in ride[1]:
                    if most_of(limit) is not None:
                        takings.setdefault((u["mount"], most_of(limit), "mount"), []).append(unit)
                if unit.mount is None or not unit.mount["hp"]:
                    own.append((f"{u['mount']}: no profile is printed", mp))
        mine = row["category"].split("+")
        for note in notes(row):
            m = re.fullmatch(r"category\+=(.*) if (.*)", note)
            if m and so(m[2], unit, False) and m[1] not in mine:
                mine.append(m[1])
        for c in mine:
            shares[c] = shares.get(c, 0) + p + mp
        for c in unit.mount["category"].split("+")[1:] if unit.mount else []:
            if c not in mine:
                shares[c] = shares.get(c, 0) + mp
        points.append(p + mp)
        unread.append(own)
    for (name, most, kind), having in takings.items():
        if len(having) > most:
            having[most].say(f"too often: {kind}", name)
    for (name, most), spent in budgets.items():
        if sum(p for _, p in spent) > most:
            spent[-1][0].say("too often: option", name)
    for row in PROFILES:
        mine = [v for v in units if v.row is row]
        m = re.match(r"(\d+)(?: \[(.*)\])?", row["max_units"])
        if mine and m:
            most, hits = int(m[1]), []
            for part in split(m[2] or "", ";"):
                k = re.fullmatch(r"(\d+)@(<=|>=)(\d+)", part)
                if k and (size <= int(k[3]) if k[2] == "<=" else size >= int(k[3])):
                    hits.append(int(k[1]))
                k = re.fullmatch(r"(\d+)@([A-Z].*)", part)
                if k and (any(v.u["unit"] == k[2] for v in units) or any(v.row and k[2] in v.words() for v in units)):
                    hits.append(int(k[1]))
            if len(mine) > (min(hits) if hits else most):
                mine[-1].say("units", row["unit"])
        m = re.search(r"max (\d+) models/army", row["cost_notes"])
        if mine and m:
            most = int(m[1])
            for note in notes(row):
                k = re.fullmatch(r"max models set (\d+) if armysize(.*)", note)
                if k and so(f"armysize{k[2]}", mine[0], False):
                    most = int(k[1])
            if sum(v.u["models"] for v in mine) > most:
                mine[-1].say("models", "of all")
    for c in CATEGORIES:
        if c["army"] == army:
            v, limit = shares.get(c["category"], 0), size * int(c["percent"]) / 100
            if (c["kind"] == "max" and v > limit) or (c["kind"] == "min" and v < limit):
                wrong.append({"kind": f"category {c['kind']}", "unit": -1, "what": f"{c['category']}: {v} of {limit}"})
    if sum(points) > size:
        wrong.append({"kind": "points", "unit": -1, "what": f"{sum(points)} of {size}"})
    if sum(bool(u["general"]) for u in L["units"] if "general" in u) != 1:
        wrong.append({"kind": "general", "unit": -1, "what": ""})
    return {"points": points, "unread": unread, "wrong": [w for v in units for w in v.wrong] + wrong, "skipped": sorted(skipped)}


def spelled(L):
    """The list with options written as the tables write them."""
    units = []
    for u in L["units"]:
        row = row_of(L["army"], u["unit"])
        full = {o.name: o.written for _, o in walk(parsed(row))} if row else {}
        units.append({**u, "options": [full.get(o, o) for o in u["options"]]})
    return {**L, "units": units}


def checked(lists):
    """What check.py says of each list, as it stands beside the tables."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("check.py", "profiles.tsv", "items.tsv", "categories.tsv"):
            shutil.copy(os.path.join(FOLDER, name), folder)
        os.mkdir(os.path.join(folder, "armies"))
        for i, L in enumerate(lists):
            with open(os.path.join(folder, "armies", f"{i:05}.json"), "w", encoding="utf-8") as f:
                json.dump(spelled(L), f)
        out = subprocess.run([sys.executable, os.path.join(folder, "check.py")], capture_output=True, text=True, encoding="utf-8").stdout
        return [line for line in out.split("\n") if line != ""]


LISTS = json.load(sys.stdin)
told = [judge(L) for L in LISTS]
for t, line in zip(told, checked(LISTS) if "--check" in sys.argv else [""] * len(told)):
    t["check"] = line
json.dump(told, sys.stdout)
