import { createContext, use, useEffect, useState, useSyncExternalStore } from "react";

/** What a form waits for before it sends: a file that is on its way. */
export class FormWaits {
  #running = new Set<symbol>();
  #watchers = new Set<() => void>();

  /** Returns how to end the wait. */
  begin(): () => void {
    const wait = Symbol("wait");
    this.#running.add(wait);
    this.#tell();
    return () => {
      this.#running.delete(wait);
      this.#tell();
    };
  }

  readonly underWay = (): boolean => this.#running.size > 0;

  /** Tells of each beginning and each end. Returns how to stop that. */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  };

  /** Once nothing is waited for any more. */
  async over(): Promise<void> {
    if (!this.underWay()) return;
    await new Promise<void>((resolve) => {
      const stop = this.watch(() => {
        if (this.underWay()) return;
        stop();
        resolve();
      });
    });
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

export const FormWaitsContext = createContext<FormWaits | undefined>(undefined);

/** Whether the form around it sends, or waits to. */
export const FormSendingContext = createContext(false);

/** For the shell of a form. */
export const useFormWaits = (): FormWaits => useState(() => new FormWaits())[0];

/** Holds the form around a field back while something is under way. */
export function useHoldForm(underWay: boolean): void {
  const waits = use(FormWaitsContext);
  useEffect(() => (underWay ? waits?.begin() : undefined), [underWay, waits]);
}

/** Whether the form around it waits for something. */
export function useFormWaiting(): boolean {
  const waits = use(FormWaitsContext);
  return useSyncExternalStore(
    waits?.watch ?? (() => () => undefined),
    () => waits?.underWay() ?? false,
    () => false,
  );
}
