import { useEffect, useState, useSyncExternalStore } from "react";
import { lazyModule } from "../../lazy/lazy-module.ts";
import { onFirstTouch } from "../../lazy/first-touch.ts";
import { type ToastItem, toasts } from "../../feedback/toast-store.ts";

const list = lazyModule(() => import("./toast-list.tsx"));
const none: readonly ToastItem[] = [];

/**
 * Once, at the end of the page. Its drawing is fetched a moment after somebody has begun to use the page: it must be there when
 * the network is not. What could not be fetched is fetched when the line is back, or with the next message.
 */
export function Toaster() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  const [ToastList, setToastList] = useState(() => list.here()?.default);
  const isWanted = items.length > 0 && !ToastList;
  useEffect(() => {
    if (ToastList) return undefined;
    const fetchList = () => {
      // A browser remembers that a module did not arrive, and does not ask for it again on this page.
      if (!navigator.onLine) return;
      void list.fetch().then(
        (fetched) => setToastList(() => fetched.default),
        () => undefined,
      );
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const fetchIn = (pause: number) => (timer = setTimeout(fetchList, pause));
    const untouch = isWanted ? undefined : onFirstTouch(() => fetchIn(2000));
    if (isWanted) fetchIn(0);
    window.addEventListener("online", fetchList);
    return () => {
      untouch?.();
      clearTimeout(timer);
      window.removeEventListener("online", fetchList);
    };
  }, [ToastList, isWanted]);
  return ToastList && items.length > 0 ? <ToastList items={items} /> : null;
}
