import type { Mode } from "../config/config.ts";

/** What a person at a terminal reads while the server starts. */
export interface Announcer {
  /** Runs a step and prints it with its time. */
  step: <T>(label: string, act: () => Promise<T>) => Promise<T>;
  line: (text: string) => void;
}

/** Prints to the terminal; in production nothing, there the log speaks. */
export function announcer(mode: Mode): Announcer {
  const print = (text: string) => mode !== "production" && process.stdout.write(text);
  return {
    step: async (label, act) => {
      const began = performance.now();
      print(`${label} … `);
      try {
        const result = await act();
        print(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
        return result;
      } catch (error) {
        print("failed\n");
        throw error;
      }
    },
    line: (text) => void print(`${text}\n`),
  };
}
