import { known } from "../calls/known.ts";

/** A part of the application that a page begins without. */
export interface FetchedLater<Part> {
  /** Fetches it, once; what could not be fetched is tried again the next time. React's `use` waits for it. */
  fetch: () => Promise<Part>;
  /** What has been fetched. */
  here: () => Part | undefined;
}

export function fetchedLater<Part>(load: () => Promise<Part>): FetchedLater<Part> {
  let coming: Promise<Part> | undefined;
  let part: Part | undefined;
  return {
    fetch: () =>
      (coming ??= load().then(
        (fetched) => {
          part = fetched;
          coming = known(fetched);
          return fetched;
        },
        (error: unknown) => {
          coming = undefined;
          throw error;
        },
      )),
    here: () => part,
  };
}
