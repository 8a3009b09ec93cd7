import type { Page } from "@playwright/test";

/** Scrolled through from its top to its end: what can be pressed on a page and lies under the button that leads back to the top. */
export const coveredByBackToTop = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const targets = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
    const positions = 12;
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { documentElement } = document;
    const found = new Set<string>();
    const end = documentElement.scrollHeight - innerHeight;
    const stops = Math.min(positions, Math.ceil(end / (innerHeight / 2)));
    for (let stop = 1; stop <= stops; stop += 1) {
      scrollTo({ top: (end * stop) / stops, behavior: "instant" });
      await painted();
      for (const target of document.querySelectorAll(targets)) {
        if (target.closest("[data-back-to-top]")) continue;
        const { left, right, top, bottom, width } = target.getBoundingClientRect();
        // One for ears alone is not pressed.
        const inSight = width > 1 && top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
        if (!inSight) continue;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (hit?.closest("[data-back-to-top]")) found.add(`covered: ${target.outerHTML.slice(0, 120)}`);
      }
    }
    scrollTo({ top: 0, behavior: "instant" });
    await painted();
    return [...found];
  });
