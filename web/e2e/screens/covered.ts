import type { Page } from "@playwright/test";

/** Scrolled through from its top to its end: what can be pressed on a page and lies under the button that leads back to the top. */
export const coveredByBackToTop = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const targets = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
    const positions = 12;
    /** So many frames the button has to give way to what came under it. */
    const frames = 10;
    // The button looks for a place in the frame after a scroll: once that has been drawn it stands there.
    const placed = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    /** So far around the button something of it may still be hit: its ring, and what it reaches beyond its box. */
    const around = 32;
    const { documentElement } = document;
    /** What lies under the button as the page stands now. */
    const covered = (): string[] => {
      const found: string[] = [];
      const button = document.querySelector("[data-back-to-top]")?.getBoundingClientRect();
      // It stays away where every place is taken.
      if (!button || button.width === 0) return found;
      for (const target of document.querySelectorAll(targets)) {
        const { left, right, top, bottom, width } = target.getBoundingClientRect();
        // One for ears alone is not pressed.
        const inSight = width > 1 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        if (!inSight) continue;
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        const isNear =
          x >= button.left - around &&
          x <= button.right + around &&
          y >= button.top - around &&
          y <= button.bottom + around;
        if (!isNear || target.closest("[data-back-to-top]")) continue;
        const [hit, ...under] = document.elementsFromPoint(x, y);
        if (!hit?.closest("[data-back-to-top]")) continue;
        // What lies under a bar at the foot of the page is covered by that bar: it is scrolled out from there.
        const next = under.find((element) => !element.closest("[data-back-to-top]"));
        if (next?.closest(targets) === target) found.push(`covered: ${target.outerHTML.slice(0, 120)}`);
      }
      return found;
    };
    const found = new Set<string>();
    const end = documentElement.scrollHeight - innerHeight;
    const stops = Math.min(positions, Math.ceil(end / (innerHeight / 2)));
    for (let stop = 1; stop <= stops; stop += 1) {
      scrollTo({ top: (end * stop) / stops, behavior: "instant" });
      await placed();
      let lies = covered();
      // A bar that the scroll brought to the foot is drawn a frame after the button was placed, and has it placed anew.
      for (let frame = 0; lies.length > 0 && frame < frames; frame += 1) {
        await placed();
        lies = covered();
      }
      for (const one of lies) found.add(one);
    }
    scrollTo({ top: 0, behavior: "instant" });
    await placed();
    return [...found];
  });
