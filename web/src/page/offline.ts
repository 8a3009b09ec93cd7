/** On a plain page: says that the line is gone, and leaves the page open where a link would end in the browser's error. */
export function tellOffline(bar: HTMLElement): void {
  const show = () => {
    bar.hidden = navigator.onLine;
  };
  window.addEventListener("online", show);
  window.addEventListener("offline", show);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || navigator.onLine || !/^https?:$/.test(link.protocol)) return;
    // A place on this page needs no line.
    if (link.hash && link.href.split("#")[0] === window.location.href.split("#")[0]) return;
    event.preventDefault();
    show();
  });
  show();
}

/** Whether this page stands in the place of one that could not be fetched; at its own address it is what was asked for. */
export const standsInstead = (): boolean =>
  document.querySelector("[data-instead]") !== null && window.location.pathname !== "/offline";

/** Milliseconds between two looks: the first one is soon, for the line may be back before this page listens. */
const firstLook = 1_000;
const longestPause = 30_000;

/**
 * What stands in the place of a page that could not be fetched makes room for it once the server answers. The browser's word alone is not
 * enough: it may have come before this page listened, and a phone that reaches no farther than its router calls itself online too.
 */
export function openOnceReached(open: () => void): () => void {
  let pause = firstLook;
  let timer: number | undefined;
  let isLooking = false;
  const later = () => {
    timer = window.setTimeout(() => void look(), pause);
    pause = Math.min(pause * 2, longestPause);
  };
  const look = async () => {
    isLooking = true;
    const reached = navigator.onLine && (await isReached());
    isLooking = false;
    if (reached) open();
    else later();
  };
  const onLine = () => {
    pause = firstLook;
    if (isLooking) return;
    window.clearTimeout(timer);
    void look();
  };
  window.addEventListener("online", onLine);
  later();
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener("online", onLine);
  };
}

/** A page that cannot be drawn is not asked for: a server that cannot answer yet says so here. */
const isReached = (): Promise<boolean> =>
  fetch("/readyz", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );
