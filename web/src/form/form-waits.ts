import { createContext, use, useEffect, useState } from "react";

/** What a form waits for before it sends: a file that is on its way. */
export class FormWaits {
  #running = new Set<symbol>();
  #listeners = new Set<() => void>();

  /** Returns how to end the wait. */
  begin(): () => void {
    const wait = Symbol("wait");
    this.#running.add(wait);
    return () => {
      this.#running.delete(wait);
      if (this.#running.size > 0) return;
      for (const listener of this.#listeners) listener();
      this.#listeners.clear();
    };
  }

  /** Once nothing is waited for any more. */
  over(): Promise<void> {
    if (this.#running.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#listeners.add(resolve));
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
