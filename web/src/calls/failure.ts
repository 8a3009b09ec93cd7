import type { Problem } from "@metiro/shared/errors";
import type { TRPCClientErrorLike } from "@trpc/client";
import type { AppRouter } from "@metiro/server/router";

/** What failed, as the server says it; nothing when the server was not reached or did not answer in its own words. */
export const problemOf = (error: TRPCClientErrorLike<AppRouter>): Problem | undefined => error.data?.problem;

/** The messages of a failed call: one for each message of its errors map, else the server's text. */
export function messagesOf({ errors, detail }: Problem): string[] {
  const messages = Object.values(errors ?? {}).flat();
  return messages.length > 0 ? messages : [detail];
}

/** Whether a call failed because there is no such thing: then the page says so instead of offering to try again. */
export const isMissing = (error: unknown): boolean =>
  (error as { data?: { problem?: Problem } } | undefined)?.data?.problem?.code === "NOT_FOUND";

/** Seconds after which a refused call may be tried again, where the server says so. */
export function retryAfterOf(error: unknown): number | undefined {
  const { response } = (error as { meta?: { response?: Response } } | undefined)?.meta ?? {};
  const seconds = Number(response?.headers?.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
}
