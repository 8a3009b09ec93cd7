import { problemIn } from "#api/failure/failure.ts";
import type { SaveFailure } from "./saver.ts";

/** What a save that the server did not take means; `onRefusal` hears what the server says against what was typed. */
export function saveFailureOf(error: unknown, onRefusal?: (words: string) => void): SaveFailure {
  const problem = problemIn(error);
  if (problem?.code === "REVISION_CONFLICT") return "conflict";
  if (problem?.code === "NOT_FOUND") return "gone";
  if (!problem || problem.status >= 500 || problem.status === 429) return "offline";
  onRefusal?.(Object.values(problem.errors ?? {}).flat()[0] ?? problem.detail);
  return "refused";
}
