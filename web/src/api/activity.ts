/** Counts what is under way, so that one thin bar can say so. */
export function createActivity() {
  let running = 0;
  const listeners = new Set<() => void>();

  function change(by: number) {
    const wasBusy = running > 0;
    running += by;
    if (wasBusy !== running > 0) for (const listener of listeners) listener();
  }

  return {
    /** Begins one piece of work; the returned function ends it, once. */
    begin: () => {
      let ended = false;
      change(1);
      return () => {
        if (!ended) change(-1);
        ended = true;
      };
    },
    isBusy: () => running > 0,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Every outgoing call of this page. */
export const callActivity = createActivity();
