import { useRouter } from "@tanstack/react-router";
import { useEffect, useLayoutEffect } from "react";
import { inTab } from "#page/in-tab.ts";

interface Place {
  href: string;
  scrolled: number;
  /** Where one went from here. */
  to: string;
}

/** By path where one was in a list when one left it. */
const places = inTab(() => new Map<string, Place>());

/** Whether one comes back to the list from one of its rows. */
export const isReturning = (path: string): boolean =>
  places.current.get(path)?.to.startsWith(`${path.replace(/\/$/, "")}/`) ?? false;

/** Who comes back from a row to the same page of the list finds it scrolled as it was left. */
export function useScrollRestoration(ready: boolean): void {
  const router = useRouter();
  useEffect(() => {
    const { pathname, href } = router.state.location;
    const place = places.current.get(pathname);
    if (!ready || !place || place.href !== href || !isReturning(pathname)) return;
    places.current.delete(pathname);
    const scroll = () => scrollTo({ top: place.scrolled, behavior: "instant" });
    scroll();
    // Once the page is drawn the router goes to its top.
    if (router.state.resolvedLocation?.href === href) return;
    const follow = router.subscribe("onRendered", () => {
      follow();
      scroll();
    });
    return follow;
  }, [ready, router]);
  useLayoutEffect(() => {
    const { pathname, href } = router.state.location;
    let last = href;
    const follow = router.subscribe("onResolved", ({ toLocation }) => {
      if (toLocation.pathname === pathname) last = toLocation.href;
    });
    return () => {
      follow();
      places.current.set(pathname, { href: last, scrolled: globalThis.scrollY, to: router.state.location.pathname });
    };
  }, [router]);
}
