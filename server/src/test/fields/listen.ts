import { liveEvent, type LiveEvent } from "@metiro/shared/live/schema";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { vi } from "vitest";
import type { FieldReader } from "../../security/fields/readers.ts";
import type { World } from "./world.ts";

interface Heard {
  who: FieldReader;
  event: LiveEvent;
  text: string;
}

/** What everybody who is signed in is told from now on, live. */
export async function listen({ app, people }: World) {
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  const end = new AbortController();
  const heard: Heard[] = [];
  const follow = async (who: FieldReader, authorization: string) => {
    const { body } = await fetch(`${origin}/trpc/live.events`, { headers: { authorization }, signal: end.signal });
    if (!body) throw new Error("No stream");
    const parsed = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of parsed)
      if (event === undefined) heard.push({ who, event: liveEvent.parse(JSON.parse(data)), text: data });
  };
  const following = Object.entries(people).map(([who, { authorization }]) =>
    // It is over when the test ends it.
    follow(who as FieldReader, authorization).catch((error: unknown) => {
      if (!end.signal.aborted) throw error;
    }),
  );
  const until = (holds: () => boolean) => vi.waitFor(() => void (holds() || fail()), { timeout: 20_000, interval: 20 });
  await until(() => Object.keys(people).every((who) => heard.some((one) => one.who === who)));
  return {
    heard,
    until,
    async stop() {
      end.abort();
      await Promise.all(following);
    },
  };
}

function fail(): never {
  throw new Error("Not yet");
}
