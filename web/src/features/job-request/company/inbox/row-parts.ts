import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import type { ReceivedState } from "../received-state.ts";

// What only rows that are settled say: the first view of the inbox does without.
export const StandingReason = lazyPart(() => import("./standing-reason.tsx"));
export const WonActs = lazyPart(() => import("./won-acts.tsx"));

/** Whether there is more to say of a row than its state. */
export const hasReason = (state: ReceivedState): boolean => ["accepted", "rejected", "declined"].includes(state);
