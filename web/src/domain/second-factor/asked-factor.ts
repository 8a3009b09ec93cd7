import type { SecondFactorMethod } from "@metiro/shared/proof/factor-kinds";
import { problemOf } from "#api/failure/failure.ts";
import { expectedHere } from "#api/failure/shown-failure.ts";

/** What a sign-in got in place of a session: the way to the second factor. */
export interface AskedFactor {
  ticket: string;
  methods: readonly SecondFactorMethod[];
}

/** Whether a sign-in was refused only because its second factor is to come; then the page goes on with that. */
export function askedFactorIn(error: unknown): AskedFactor | undefined {
  const problem = problemOf(error as never);
  if (problem?.code !== "SECOND_FACTOR_REQUIRED") return undefined;
  const { ticket, methods } = problem.params ?? {};
  if (typeof ticket !== "string" || !methods) return undefined;
  expectedHere(error);
  return { ticket, methods };
}
