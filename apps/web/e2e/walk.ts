import type { Page } from "playwright-core";

/**
 * Goes back through a battle that has been played, as with the button, until `stop` holds of the page or the battle
 * stands at its beginning. `stop` runs in the page; what it returns (not null) is returned.
 */
export async function backUntil(page: Page, stop: string): Promise<string | null> {
  await page.evaluate(`window.holds = ${stop}`);
  return page.evaluate(async () => {
    const { holds } = window as unknown as { holds: () => string | null };
    const drawn = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));
    const button = (id: string): HTMLButtonElement | null => document.querySelector<HTMLButtonElement>(id);
    for (;;) {
      const undo = button("#undo");
      if (undo === null || undo.disabled) return null;
      undo.click();
      await drawn();
      const sure = button("#yes");
      if (sure !== null) {
        sure.click();
        await drawn();
      }
      let found = holds();
      // What is wrong must still be so when the board has taken up its new size: a frame or two after the window, and more
      // where the machine is busy.
      const until = performance.now() + 5000;
      while (found !== null && !/^(new|another)/.test(found) && performance.now() < until) {
        await drawn();
        found = holds();
      }
      if (found !== null) return found;
    }
  });
}

/**
 * Runs in the page: what is still wrong when the board has had time to take up the window's new size, a frame or two, and
 * more where the machine is busy; null where nothing is.
 * @param look runs in the page and returns what is wrong, or null
 */
export const onceSettled = (look: string): string => `(async () => {
  let wrong = "not looked at";
  for (const until = performance.now() + 5000; wrong !== null && performance.now() < until; ) {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    wrong = (${look})();
  }
  return wrong;
})()`;

/** Runs in the page: what is wrong with the buttons that go on from here, null where nothing is. */
export const misplaced = `() => {
  const asked = document.querySelector(".prompt")?.dataset.asked ?? "?";
  const first = (...list) => list.map((s) => [...document.querySelectorAll(s)]).find((l) => l.length > 0) ?? [];
  // A list too long for the foot begins in sight.
  const listed = [...document.querySelectorAll(".prompt .answers button")].slice(0, 1);
  const pressed = first("#confirm", "#roll", "#end-moves", "#rematch", ".prompt [data-ends]", ".prompt-foot button");
  const buttons = pressed.length > 0 ? pressed : listed;
  const wrong = buttons.length === 0 ? ["nothing to press"] : [];
  for (const b of buttons) {
    const box = b.getBoundingClientRect();
    const name = b.textContent.slice(0, 40);
    if (box.left < 0 || box.top < 0 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5)
      wrong.push(name + " lies outside: " + [box.left, box.top, box.right, box.bottom].map(Math.round));
    else {
      const there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      if (there === null || !b.contains(there)) wrong.push(name + " is covered by " + (there?.className ?? "nothing"));
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is wider than the window");
  for (const b of document.querySelectorAll(".prompt-foot button"))
    if (b.scrollWidth > b.clientWidth + 1) wrong.push("what stands on it is cut off: " + b.textContent.slice(0, 40));
  const chief = document.querySelectorAll(".prompt-foot .primary");
  if (chief.length > 1) wrong.push(chief.length + " buttons are the one to press");
  // A prompt that scrolls has grown as far as it may: none is blank while its words are cut off.
  const prompt = document.querySelector(".prompt");
  const body = document.querySelector(".prompt-body");
  if (body !== null && body.scrollHeight > body.clientHeight + 1) {
    const most = parseFloat(getComputedStyle(prompt).maxHeight);
    if (prompt.offsetHeight < most - 1) wrong.push("the words are cut off: " + prompt.offsetHeight + " of " + most);
  }
  return wrong.length === 0 ? null : asked + " at " + innerWidth + "x" + innerHeight + ": " + wrong.join("; ");
}`;

/**
 * Runs in the page: units seen without a name, names cut off by the window or upon one another, lines that do not end at
 * their unit or cross a name; null where all is well.
 */
export const illegible = `() => {
  const wrong = [];
  const boxes = [];
  const leads = [];
  const svg = document.querySelector("svg.board");
  const field = svg.getBoundingClientRect();
  for (const piece of svg.querySelectorAll("[data-piece]")) {
    const id = piece.dataset.piece;
    const hull = piece.querySelector(".hull");
    const seen = hull.getBoundingClientRect();
    // Where the view has come near a place, who stands beyond its edge has no name there.
    if (seen.left > field.right || seen.right < field.left || seen.top > field.bottom || seen.bottom < field.top) continue;
    const label = svg.querySelector('[data-label="' + id + '"]');
    const texts = label === null ? [] : [...label.querySelectorAll("text")];
    if (!texts.some((t) => /\\p{L}{2}/u.test(t.textContent))) wrong.push("unit " + id + " has no name");
    for (const t of texts) {
      const b = t.getBoundingClientRect();
      // Letters fill less than the height of their line.
      const box = { id, text: t.textContent, left: b.left + 1, right: b.right - 1, top: b.top + b.height * 0.2, bottom: b.bottom - b.height * 0.2 };
      if (box.left < field.left || box.right > field.right || box.top < field.top || box.bottom > field.bottom)
        wrong.push(box.text + " is cut off");
      for (const o of boxes)
        if (o.id !== id && o.left < box.right && box.left < o.right && o.top < box.bottom && box.top < o.bottom)
          wrong.push(o.text + " and " + box.text + " lie upon one another");
      boxes.push(box);
    }
    const line = label === null ? null : label.querySelector("line.lead");
    if (line === null) continue;
    const [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map((n) => line[n].baseVal.value);
    const end = new DOMPoint(x2, y2).matrixTransform(line.getScreenCTM());
    const from = new DOMPoint(x1, y1).matrixTransform(line.getScreenCTM());
    leads.push({ id, from, end });
    // Within the stroke of its outline, dashed or not, or of that of where it is tried out.
    const ghosts = [...svg.querySelectorAll('[data-ghost="' + id + '"] path')];
    const on = (path) => {
      const dashes = path.style.strokeDasharray;
      path.style.strokeDasharray = "none";
      const there = path.isPointInStroke(end.matrixTransform(path.getScreenCTM().inverse()));
      path.style.strokeDasharray = dashes;
      return there;
    };
    if (![hull, ...ghosts].some(on))
      wrong.push("the line of unit " + id + " does not end at it");
  }
  for (const { id, from, end } of leads)
    for (const o of boxes)
      if (o.id !== id)
        for (let k = 0; k <= 40; k++) {
          const [x, y] = [from.x + ((end.x - from.x) * k) / 40, from.y + ((end.y - from.y) * k) / 40];
          if (x > o.left && x < o.right && y > o.top && y < o.bottom) {
            wrong.push("the line of unit " + id + " crosses " + o.text);
            break;
          }
        }
  return wrong.length === 0 ? null : innerWidth + ": " + [...new Set(wrong)].join("; ");
}`;
