import type { Problem } from "@metiro/shared/errors/codes";
import { notFound } from "@tanstack/react-router";
import type { TRPCClientErrorLike } from "@trpc/client";
import type { AppRouter } from "@metiro/server/router";
import { ForeignAnswer } from "../fetch-answer.ts";

/** What failed, as the server says it; nothing when the server was not reached or did not answer in its own words. */
export const problemIn = (error: unknown): Problem | undefined =>
  (error as { data?: { problem?: Problem } | null } | null | undefined)?.data?.problem;

/** The HTTP status of a failed call, also of a proxy's page on the way; 0 where no answer came, or none that was a refusal. */
export function statusOf(error: TRPCClientErrorLike<AppRouter>): number {
  const answered = problemIn(error)?.status ?? error.data?.httpStatus ?? foreignAnswerOf(error)?.status ?? 0;
  return answered >= 400 ? answered : 0;
}

/** What a proxy answered in the server's place, where it was that. */
export function foreignAnswerOf(error: unknown): ForeignAnswer | undefined {
  const { cause } = error as { cause?: unknown };
  return cause instanceof ForeignAnswer ? cause : undefined;
}

/** The messages of a failed call: one for each message of its errors map, else the server's text. */
export function messagesOf({ errors, detail }: Problem): string[] {
  const messages = Object.values(errors ?? {}).flat();
  return messages.length > 0 ? messages : [detail];
}

/** Whether a call failed because there is no such thing: then the page says so instead of offering to try again. */
export const isMissing = (error: unknown): boolean => problemIn(error)?.code === "NOT_FOUND";

/** What an address names by anything but an id, for the loader of its page. Not found when there is nothing of that name. */
export async function orMissing<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw isMissing(error) ? notFound() : error;
  }
}

/** Seconds after which a refused call may be tried again, where the server says so. */
export const retryAfterOf = (error: unknown): number | undefined => {
  const seconds = problemIn(error)?.params?.retryAfterSeconds;
  return typeof seconds === "number" ? seconds : undefined;
};
