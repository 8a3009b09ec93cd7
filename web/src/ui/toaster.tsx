import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import { type ToastItem, toasts } from "./toast-store.ts";

const loadList = () => import("./toast-list.tsx");
const ToastList = lazy(loadList);
const none: readonly ToastItem[] = [];

/** Once, at the end of the page. Its drawing is fetched when the page rests: it must be there when the network is not. */
export function Toaster() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.current, () => none);
  useEffect(() => {
    const timer = setTimeout(() => void loadList(), 2000);
    return () => clearTimeout(timer);
  }, []);
  if (items.length === 0) return null;
  return (
    <Suspense>
      <ToastList items={items} />
    </Suspense>
  );
}
