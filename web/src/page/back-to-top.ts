/** Back to the top is offered past this many pixels. */
const threshold = 100;
/** Pixels between the button and the sides of the page. */
const side = 20;
/** Pixels between the points that are looked at: closer than the smallest target, so that none slips through. */
const grid = 12;
const pressable =
  "a[href], button, input, select, textarea, summary, label, iframe, [role=button], [role=tab], [role=slider], [contenteditable]";

/** Where it may stand, in the order of preference; the class names of `layout/back-to-top.tsx` know the same names. */
const spots = ["right", "left", "middle"] as const;
type Spot = (typeof spots)[number];

/** The mark on `<html>` that shows the button, and says where. */
const mark = "topSpot";

interface Room {
  width: number;
  height: number;
  /** The side of the button, and what it keeps away from the foot of the page and from what can be pressed. */
  size: number;
  edge: number;
  clearance: number;
}

const roomOfPage = (): Room => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
  size: 44,
  edge: side + barAtFoot(),
  clearance: 4,
});

/** What a menu or actions at the foot of a phone take away from below, in px. */
function barAtFoot(): number {
  const bars = [...document.querySelectorAll("[data-bottom-bar]")].map((bar) => bar.getBoundingClientRect());
  const room = document.documentElement.clientHeight;
  let height = 0;
  // One above the other, from the foot on: a bar whose form has ended is scrolled up with it, and takes nothing away.
  for (const { top, bottom } of bars.filter((bar) => bar.height > 0).toSorted((a, b) => b.bottom - a.bottom))
    if (bottom >= room - height - side) height = Math.max(height, room - top);
  document.documentElement.style.setProperty("--bottom-bar", `${height}px`);
  return height;
}

const leftOf = (spot: Spot, { width, size }: Room) =>
  ({ right: width - side - size, left: side, middle: (width - size) / 2 })[spot];

/** Whether nothing that can be pressed lies where the button would stand. */
function isFree(spot: Spot, room: Room): boolean {
  const { height, size, edge, clearance } = room;
  const left = leftOf(spot, room) - clearance;
  const top = height - edge - size - clearance;
  const steps = Math.ceil((size + 2 * clearance) / grid);
  const step = (size + 2 * clearance) / steps;
  for (let column = 0; column <= steps; column += 1)
    for (let row = 0; row <= steps; row += 1) {
      const below = document
        .elementsFromPoint(left + column * step, top + row * step)
        .find((element) => !element.closest("[data-back-to-top]"));
      if (below?.closest(pressable)) return false;
    }
  return true;
}

/** Where the button may stand now; where it stands already if that is still free, so that it does not wander. */
function freeSpot(): Spot | undefined {
  const room = roomOfPage();
  const present = spots.find((spot) => spot === document.documentElement.dataset[mark]);
  return [...(present ? [present] : []), ...spots].find((spot) => isFree(spot, room));
}

/**
 * Shows the button that leads back to the top of a scrolled page, where it covers nothing that can be pressed; where every
 * place is taken it stays away until the page is scrolled on.
 */
export function offerBackToTop(): void {
  const { documentElement } = document;
  let asked = false;
  // Kept, since who asks the window between two changes of a page makes it lay out all of it once more.
  let isScrolled = false;
  const look = () => {
    asked = false;
    isScrolled = window.scrollY > threshold;
    const spot = isScrolled ? freeSpot() : undefined;
    if (spot) documentElement.dataset[mark] = spot;
    else delete documentElement.dataset[mark];
  };
  const ask = () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(look);
  };
  const askIfScrolled = () => {
    if (isScrolled) ask();
  };
  window.addEventListener("scroll", ask, { passive: true });
  window.addEventListener("resize", askIfScrolled, { passive: true });
  new MutationObserver(askIfScrolled).observe(document.body, { childList: true, subtree: true });
  new ResizeObserver(askIfScrolled).observe(document.body);
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest("[data-back-to-top]")) return;
    // The address and the history stay as they are.
    event.preventDefault();
    window.scrollTo({ top: 0 });
  });
  ask();
}
