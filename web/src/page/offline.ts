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
