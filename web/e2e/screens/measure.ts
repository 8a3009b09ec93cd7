import type { Page } from "@playwright/test";

/** What does not fit the screen as it stands: a page or a table that scrolls sideways, text that is cut off, targets too small to hit. */
export const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // A window that was resized just now is laid out anew first, what asks for the room of its container last.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    /** WCAG 2.2, 2.5.8. */
    const smallest = 24;
    const all = [...document.body.querySelectorAll<HTMLElement>("*")];
    const name = (element: Element) => element.outerHTML.replace(/<svg.*?<\/svg>/gs, "").slice(0, 140);
    /** Nothing moves while it is measured: what holds many things is asked once how it stands. */
    const known = new Map<Element, { box: DOMRect; overflowX: string; textOverflow: string; position: string }>();
    const standing = (element: Element) => {
      const { overflowX, textOverflow, position } = getComputedStyle(element);
      const one = { box: element.getBoundingClientRect(), overflowX, textOverflow, position };
      known.set(element, one);
      return one;
    };
    const stand = (element: Element) => known.get(element) ?? standing(element);
    const isCutToADot = (element: Element) => stand(element).box.width <= 1 && stand(element).overflowX !== "visible";
    // Of some widths alone the class has another name.
    const forEars = (element: Element) =>
      Boolean(element.closest(".sr-only")) ||
      stand(element).box.width <= 1 ||
      [...ancestors(element)].some(isCutToADot);
    const seen = (element: HTMLElement) =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !forEars(element);
    const ancestors = function* (element: Element) {
      for (let one = element.parentElement; one; one = one.parentElement) yield one;
    };

    const wide =
      document.documentElement.scrollWidth > innerWidth
        ? [`the page is ${document.documentElement.scrollWidth} px wide`]
        : [];

    /** Lists alone: a comparison of five offers is meant to scroll. */
    const wideTables = [...document.querySelectorAll<HTMLElement>("table[role=table]")].flatMap((table) => {
      const frame = table.parentElement;
      return frame && seen(table) && stand(frame).overflowX === "auto" && frame.scrollWidth > frame.clientWidth + 1
        ? [
            `a table is ${frame.scrollWidth - frame.clientWidth} px wider than its frame: ${table.ariaLabel ?? name(table)}`,
          ]
        : [];
    });

    /** Not of what is in it, which is looked at by itself: a part for ears alone ends anywhere. */
    const ownTexts = (element: HTMLElement) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isCut = (element: HTMLElement, own: Node) => {
      const range = document.createRange();
      range.selectNodeContents(own);
      const text = range.getBoundingClientRect();
      if (text.width === 0) return false;
      // Where one may scroll to it, or where an ellipsis says that there is more, nothing is lost.
      for (const frame of [element, ...ancestors(element)]) {
        const { box, overflowX, textOverflow, position } = stand(frame);
        if (overflowX === "auto" || overflowX === "scroll" || textOverflow === "ellipsis") return false;
        if (overflowX !== "visible" && (text.right > box.right + 1 || text.left < box.left - 1)) return true;
        if (position === "fixed") break;
      }
      return text.right > innerWidth + 1 || text.left < -1;
    };
    const cut = all.filter((element) => {
      const texts = ownTexts(element);
      if (texts.length === 0 || element.closest("select, svg, progress") || !seen(element)) return false;
      return texts.some((own) => isCut(element, own));
    });

    // A control that a frame cuts off, be it a mere icon.
    const away = all.filter((element) => {
      if (!element.matches("a[href], button, input, select, textarea") || !seen(element)) return false;
      const { left, right } = stand(element).box;
      for (const frame of ancestors(element)) {
        const { box, overflowX, position } = stand(frame);
        if (overflowX === "auto" || overflowX === "scroll") return false;
        if (overflowX !== "visible" && (right > box.right + 1 || left < box.left - 1)) return true;
        if (position === "fixed") break;
      }
      return false;
    });

    const inText = (element: HTMLElement) =>
      getComputedStyle(element).display === "inline" &&
      element.parentElement?.textContent?.trim() !== element.textContent?.trim();
    const small = all.filter((element) => {
      if (!element.matches("a[href], button, input, select, textarea, summary, [role=button]") || !seen(element))
        return false;
      const areas = [element, ...((element as HTMLInputElement).labels ?? [])];
      const fits = areas.some((area) => {
        const { width, height } = area.getBoundingClientRect();
        return Math.round(width) >= smallest && Math.round(height) >= smallest;
      });
      return !fits && !inText(element);
    });
    return [
      ...wide,
      ...wideTables,
      ...[...cut, ...away].map((element) => `cut off: ${name(element)}`),
      ...small.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return `${Math.round(width)} × ${Math.round(height)}: ${name(element)}`;
      }),
    ];
  });

/** What still stands at a second look: a page that answers a new width, or makes room, in its next frames lacks nothing. */
export async function lasting(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  const found = await look(page);
  if (found.length === 0) return found;
  const again = new Set(await look(page));
  return found.filter((fault) => again.has(fault));
}
