import type { Problem } from "@metiro/shared/errors/codes";
import type { SecondFactorMethod } from "@metiro/shared/reauthentication/factor-kinds";
import { problemIn } from "#api/failure/failure.ts";
import { expectedHere } from "#api/failure/shown-failure.ts";

/** What a sign-in got in place of a session: the way to the second factor. */
export interface AskedFactor {
  ticket: string;
  methods: readonly SecondFactorMethod[];
}

/** Whether a sign-in was refused only because its second factor is to come; then the page goes on with that. */
export function askedFactorIn(error: unknown): AskedFactor | undefined {
  const problem = problemIn(error);
  const asked = problem && askedFactorOf(problem);
  if (asked) expectedHere(error);
  return asked;
}

/** Which second factor a refusal asks for, if it asks for one. */
export function askedFactorOf({ code, params: { ticket, methods } = {} }: Problem): AskedFactor | undefined {
  return code === "SECOND_FACTOR_REQUIRED" && typeof ticket === "string" && methods ? { ticket, methods } : undefined;
}
