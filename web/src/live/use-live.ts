import type { LiveEvent } from "@metiro/shared/live/schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { FollowedRouter } from "./time-since-read.ts";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";

/** Changes that come at once are read at once: milliseconds. */
const pause = 300;

/** Reads anew what is on the screen when it has changed elsewhere, for as long as somebody is signed in. */
export function useLive(): void {
  const session = useSession();
  const queryClient = useQueryClient();
  const utils = trpc.useUtils();
  // What happens to somebody is told to that person, not to who looks at the panel.
  const token = session?.claims?.viewing ? undefined : session?.token;
  const userId = session?.user.id;

  useEffect(() => {
    if (!token || !userId) return;
    const end = new AbortController();
    let reading: ReturnType<typeof setTimeout> | undefined;
    const heard = new Set<LiveEvent["about"]>();
    const read = () => {
      if (heard.has("everything")) void queryClient.invalidateQueries();
      else for (const part of changing(utils, heard)) void part.invalidate();
      heard.clear();
    };
    const onEvent = ({ about }: LiveEvent) => {
      if (heard.size === 0) reading = setTimeout(read, pause);
      heard.add(about);
    };
    void import("./follow.ts").then(({ follow }) =>
      follow({ token, userId, queryClient, signal: end.signal, onEvent }),
    );
    return () => {
      clearTimeout(reading);
      end.abort();
    };
  }, [token, userId, queryClient, utils]);
}

/** What a change shows in: of a request also in its conversations, which an answer opens and a decision closes. */
const changing = (
  {
    jobRequest,
    offer,
    guarantee,
    dashboard,
    conversation,
    dataAccess,
    company,
  }: Pick<ReturnType<typeof trpc.useUtils>, FollowedRouter>,
  heard: ReadonlySet<LiveEvent["about"]>,
) => [
  ...(heard.has("jobRequest") ? [jobRequest, offer.get, offer.compare, guarantee, dashboard, dataAccess] : []),
  ...(heard.has("jobRequest") || heard.has("conversation") ? [conversation] : []),
  ...(heard.has("company") ? [company] : []),
];
