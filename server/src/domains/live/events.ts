import type { LiveEvent } from "@metiro/shared/live/schema";
import type { ActorContext } from "../../trpc/context.ts";
import { sessionIsOpen } from "../auth/index.ts";

/** How often a stream looks whether its session was idle for too long, in milliseconds; one that is ended is told at once. */
const sessionCheckMs = 60_000;

/** What concerns the caller: what changed in the last `readAgo` milliseconds, then what does as it happens. Ends with the session; following keeps no session awake. */
export async function* events({
  ctx,
  readAgo,
  signal,
}: {
  ctx: ActorContext;
  readAgo: number;
  signal: AbortSignal | undefined;
}): AsyncGenerator<LiveEvent, void> {
  const end = new AbortController();
  const look = () =>
    sessionIsOpen(ctx).then(
      (isOpen) => void (isOpen || end.abort()),
      (err: unknown) => ctx.log.warn({ err }, "A session was not looked at"),
    );
  const check = setInterval(() => void look(), sessionCheckMs);
  const last = setTimeout(() => end.abort(), Math.max(0, ctx.actor.sessionEndsAt * 1000 - Date.now()));
  const ending = signal ? AbortSignal.any([signal, end.signal]) : end.signal;
  try {
    for await (const event of ctx.subscribers.subscribe(ctx.actor, { replayMs: readAgo, signal: ending })) {
      // Its end may have been told before anybody listened, or while this process did not.
      if (event.about === "start" || event.about === "everything") void look();
      yield event;
    }
  } finally {
    clearInterval(check);
    clearTimeout(last);
  }
}
