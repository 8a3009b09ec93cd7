import type { LiveEvent } from "@metiro/shared/live/schema";
import type { AppRouter } from "@metiro/server/router";
import { createTRPCClient, httpSubscriptionLink } from "@trpc/client";
import { EventSource } from "eventsource";

/**
 * Opens the stream of what concerns whoever holds the token, from `readAgo` milliseconds ago (at most `replayWindowMs`), and opens it again whenever it breaks off; returns what ends it.
 * A refusal ends it for good: what is looked at is then read anew, so that a page whose session was ended elsewhere learns of it.
 */
export function openStream(token: string, readAgo: number, onEvent: (event: LiveEvent) => void): () => void {
  const client = createTRPCClient<AppRouter>({
    links: [
      httpSubscriptionLink({
        url: "/trpc",
        // The browser's own cannot send a header, and a token does not belong into an address.
        EventSource,
        eventSourceOptions: {
          fetch: async (input, init) => {
            const answer = await fetch(input, {
              ...init,
              headers: { ...init.headers, authorization: `Bearer ${token}` },
            });
            // An outage passes: like a lost connection it is tried again.
            if (answer.status === 503) throw new TypeError("Unavailable");
            return answer;
          },
        },
      }),
    ],
  });
  const subscription = client.live.events.subscribe(
    { readAgo },
    {
      onData: onEvent,
      onError: () => onEvent({ about: "everything" }),
    },
  );
  return () => subscription.unsubscribe();
}
