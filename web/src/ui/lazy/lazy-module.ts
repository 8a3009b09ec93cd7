/** A part of the application that a page begins without. */
export interface LazyModule<Part> {
  /** Fetches it, once; what could not be fetched is tried again the next time. For React's `use` as well. */
  fetch: () => Promise<Part>;
  /** What has been fetched. */
  here: () => Part | undefined;
}

export function lazyModule<Part>(load: () => Promise<Part>): LazyModule<Part> {
  let coming: Promise<Part> | undefined;
  let part: Part | undefined;
  return {
    fetch: () =>
      (coming ??= load().then(
        (fetched) => {
          part = fetched;
          // React's `use` reads such a promise at once instead of waiting a turn.
          coming = Object.assign(Promise.resolve(fetched), { status: "fulfilled" as const, value: fetched });
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
