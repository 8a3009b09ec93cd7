import type { LiveEvent } from "@metiro/shared/live/schema";
import type { ActorContext } from "../../trpc/context.ts";
import { sessionIsOpen } from "../auth/index.ts";

/** How often a stream looks whether its session still runs, in milliseconds. */
const sessionCheck = 60_000;

/** What concerns the caller, as it happens. Ends with the session; following keeps no session awake. */
export async function* events({
  ctx,
  signal,
}: {
  ctx: ActorContext;
  signal: AbortSignal | undefined;
}): AsyncGenerator<LiveEvent, void> {
  const end = new AbortController();
  const check = setInterval(() => {
    sessionIsOpen(ctx).then(
      (isOpen) => void (isOpen || end.abort()),
      (err: unknown) => ctx.log.warn({ err }, "A session was not looked at"),
    );
  }, sessionCheck);
  try {
    yield* ctx.followers.follow(ctx.actor, signal ? AbortSignal.any([signal, end.signal]) : end.signal);
  } finally {
    clearInterval(check);
  }
}
