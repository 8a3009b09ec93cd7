/**
 * What a page is made of when it is entered: it comes once all of it is there, so that nothing is pushed down by what arrives later.
 * Fetched (`prefetch`), it never fails: the page says what is missing. A page that stays does not wait, it has something to show.
 */
export const onEnter = (
  cause: "enter" | "stay" | "preload",
  parts: readonly Promise<void>[],
): Promise<unknown> | undefined => (cause === "stay" ? undefined : Promise.all(parts));
