import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** More stops than any screen has: past that the element cannot be reached. */
const most = 150;

/** What stands under the focus, as a failed test shows it. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? "nothing").catch(() => "nothing");

const hasFocus = async (target: Locator): Promise<boolean> =>
  (await target.count()) === 1 &&
  // While another document comes, nothing has it.
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Goes from stop to stop until the element has the focus. Each stop on the way must show that it has it. */
export async function tabTo(target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const page = target.page();
  await target.waitFor();
  const stops: string[] = [];
  while (!(await hasFocus(target))) {
    if (stops.length >= most) throw new Error(`${String(target)} is out of the keyboard's reach:\n${stops.join("\n")}`);
    await page.keyboard.press(key);
    stops.push(await focused(page));
    await expectFocusSeen(page);
  }
}

/** Goes to a button or a link and presses it. */
export async function press(target: Locator, key: "Enter" | "Space" = "Enter"): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Goes to a field and types in the place of what stands there. */
export async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press("ControlOrMeta+A");
  await target.page().keyboard.type(text);
}

/** Goes to a group of radio buttons and moves to the one that is wanted. */
export async function pick(radio: Locator): Promise<void> {
  const page = radio.page();
  await radio.waitFor();
  const group = page.getByRole("radio");
  for (let stop = 0; !(await hasFocus(page.locator("input[type=radio]:focus"))); stop += 1) {
    expect(stop, `stops before ${String(radio)}`).toBeLessThan(most);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Space");
  for (let moves = await group.count(); moves > 0 && !(await radio.isChecked()); moves -= 1)
    await page.keyboard.press("ArrowDown");
  await expect(radio).toBeChecked();
  await expectFocusSeen(page);
}

/** The element, once it is there, has the focus: nobody has to look for it. */
export async function expectFocus(target: Locator): Promise<void> {
  await target.waitFor();
  await expect.poll(async () => (await hasFocus(target)) || focused(target.page())).toBe(true);
}

/** Whatever has the focus is on the screen, nothing lies over it, and a ring or a frame shows it. */
async function expectFocusSeen(page: Page): Promise<void> {
  const faults = await page.evaluate(async () => {
    // It scrolls into sight at once, but a frame later. A page that comes alive meanwhile may put another element in its place.
    let element: Element | null;
    do {
      element = document.activeElement;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (element !== document.activeElement);
    // Past the last stop the browser's own controls have it.
    if (!(element instanceof HTMLElement) || element === document.body) return [];
    const bounds = (one: Element) => one.getBoundingClientRect();
    const shows = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const large = ({ width, height }: DOMRect) => width >= 4 && height >= 4;
    // A card, a field or the frame of a chart draws the ring of the control in it, which may itself be cut to a dot.
    const labels = "labels" in element ? [...(element.labels as NodeListOf<Element>)] : [];
    const { parentElement: frame, nextElementSibling: mark } = element;
    const shown = [element, mark, ...labels, frame, frame?.parentElement].find(
      (one) => one && shows(one) && large(bounds(one)),
    );
    if (!shown) return [`no ring to see: ${element.outerHTML.slice(0, 200)}`];
    const { top, left, bottom, right } = bounds(shown);
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth)
      return [`off the screen at ${top}/${left}: ${element.outerHTML.slice(0, 200)}`];
    const [x, y] = [
      (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
      (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2,
    ];
    const over = document.elementFromPoint(x, y);
    // A message passes: it goes by itself.
    const passing = over?.closest("[role=region]")?.querySelector("ol > li");
    return passing || (over && (shown.contains(over) || over.contains(shown)))
      ? []
      : [`behind ${over?.outerHTML.slice(0, 100)}: ${element.outerHTML.slice(0, 200)}`];
  });
  expect(faults, `the focus on ${page.url()}`).toEqual([]);
}
