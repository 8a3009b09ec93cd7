export type SavingState = "saved" | "waiting" | "saving" | "offline" | "refused" | "conflict" | "gone";

/** What a failed save means: try again by itself, or wait for a change or a decision. */
export type SaveFailure = Extract<SavingState, "offline" | "refused" | "conflict" | "gone">;

interface SaverOptions {
  /** Sends what is typed by now. */
  send: () => Promise<void>;
  failureOf: (error: unknown) => SaveFailure;
  onState: (state: SavingState) => void;
  /** Milliseconds without a keystroke before a save; before the next try. */
  pause?: number;
  retry?: number;
}

export interface Saver {
  changed: () => void;
  /** Resolves when the server has all of it; rejects when it has not. */
  flush: () => Promise<void>;
  stop: () => void;
}

/** Saves what is typed while it is typed: one save at a time, the last state always, and none that failed is forgotten. */
export function saver({ send, failureOf, onState, pause = 1500, retry = 5000 }: SaverOptions): Saver {
  let dirty = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let held = false;

  const later = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush().catch(() => undefined), milliseconds);
  };
  const sendAll = async () => {
    while (dirty) {
      dirty = false;
      onState("saving");
      try {
        await send();
      } catch (error) {
        dirty = true;
        const failure = failureOf(error);
        held = failure === "conflict" || failure === "gone";
        onState(failure);
        if (failure === "offline") later(retry);
        throw error;
      }
    }
    onState("saved");
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    held = false;
    if (running) return running.then(flush, flush);
    if (!dirty) return Promise.resolve();
    running = sendAll().finally(() => (running = undefined));
    return running;
  };
  return {
    changed() {
      dirty = true;
      if (held) return;
      if (!running) onState("waiting");
      later(pause);
    },
    flush,
    stop: () => clearTimeout(timer),
  };
}
