import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";

/** After a navigation the focus stands on the new page's title, so that keyboard and screen reader start there. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe("onRendered", ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusContent();
      }),
    [router],
  );
}

/** Puts the focus on the title of the page, where nothing of it has it. */
export function focusContent(): void {
  const main = document.querySelector("main");
  const target = main?.querySelector("h1") ?? main;
  // A page that puts the focus somewhere itself knows better.
  if (!target || (document.activeElement !== main && main?.contains(document.activeElement))) return;
  target.tabIndex = -1;
  // Nothing can be done with a title: a ring around it would only puzzle.
  target.style.outline = "none";
  target.focus({ preventScroll: true });
}

/** Milliseconds after which nobody waits any more for the page to be whole. */
const patience = 10_000;

/** Focuses the content while the page is still drawn in slices: what had the focus goes with what the page replaces. */
export function focusContentAsItComes(): void {
  focusContent();
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement === body || activeElement?.localName === "main") focusContent();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  // Whoever presses something is somewhere already.
  for (const pressed of ["keydown", "pointerdown"])
    document.addEventListener(pressed, () => observer.disconnect(), { once: true, capture: true });
  setTimeout(() => observer.disconnect(), patience);
}
