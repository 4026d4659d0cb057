/**
 * Runs in the page: buttons, links and fields that cannot be pressed though they are shown, since they lie outside of the
 * window or under something else even after the page has been scrolled to them; what a label covers is pressed through it.
 * @param within a selector: only what is in it. An open dialog is looked at instead.
 */
export const unreachable = (within = "body"): string => `(() => {
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const within = dialog ?? document.querySelector("${within}");
  const wrong = [];
  const atTop = document.scrollingElement.scrollTop;
  for (const e of within.querySelectorAll("button, a[href], select, input:not([type=file]), summary, textarea")) {
    if (!e.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || e.disabled) continue;
    const small = e.getBoundingClientRect();
    // What only a screen reader or the key Tab comes to.
    if (small.width <= 2 || small.height <= 2 || e.classList.contains("skip") || e.closest(".visually-hidden, .unseen, svg") !== null) continue;
    e.scrollIntoView({ block: "center", inline: "nearest" });
    // A link that goes over two lines is pressed on either of them.
    const boxes = [...e.getClientRects()];
    const pressed = boxes.some((box) => {
      const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
      return at !== null && (e.contains(at) || at.contains(e) && at.tagName === "LABEL" || (at.closest("label")?.contains(e) ?? false));
    });
    const name = (e.getAttribute("aria-label") ?? e.textContent ?? e.id).trim().slice(0, 30);
    if (!pressed) wrong.push((e.id === "" ? e.tagName.toLowerCase() : "#" + e.id) + " " + name + " at " + [small.left, small.top, small.right, small.bottom].map(Math.round));
    else if (boxes[0].right > innerWidth + 1 || boxes[0].left < -1) wrong.push(name + " is cut off by the window");
  }
  document.scrollingElement.scrollTop = atTop;
  return wrong;
})()`;

/** Windows of a desk at 200% and at 400%, of small phones, and odd ones. */
export const smallWindows = [
  { width: 720, height: 450 },
  { width: 640, height: 360 },
  { width: 568, height: 320 },
  { width: 320, height: 568 },
  { width: 320, height: 256 },
  { width: 1280, height: 256 },
] as const;
