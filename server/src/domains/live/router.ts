import { liveEventsInput } from "@metiro/shared/live/schema";
import { allow, router } from "../../trpc/init.ts";
import { events } from "./events.ts";

export const liveRouter = router({
  /** Server-sent events of type LiveEvent; the one call that goes on, so it has no place under /api. */
  events: allow("live.events")
    .input(liveEventsInput)
    .subscription(({ ctx, input, signal }) => events({ ctx, readAgo: input?.readAgo ?? 0, signal })),
});
