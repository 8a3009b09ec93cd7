import { useLive } from "./use-live.ts";

/** Keeps the pages of a panel up to date with what happens elsewhere. Stands once, inside `CallsProvider`. */
export function Live() {
  useLive();
  return null;
}
