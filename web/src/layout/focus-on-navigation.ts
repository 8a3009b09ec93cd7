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
  if (!target || main?.contains(document.activeElement)) return;
  target.tabIndex = -1;
  // Nothing can be done with a title: a ring around it would only puzzle.
  target.style.outline = "none";
  target.focus({ preventScroll: true });
}
