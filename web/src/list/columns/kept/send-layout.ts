import type { LaidOutList } from "@metiro/shared/saved-view/schema";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { problemIn } from "#api/failure/failure.ts";
import type { trpc } from "#api/trpc.ts";
import type { DeviceLayout } from "./device-layout.ts";
import { callOf } from "./layout.ts";

interface Sending {
  list: LaidOutList;
  device: DeviceLayout;
  utils: ReturnType<typeof trpc.useUtils>;
  /** Whether whoever changed the layout is still the one in whose name calls are made. */
  isOwn: () => boolean;
}

/** From the last change until it is sent, in milliseconds. */
const pause = 800;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
let turn: Promise<void> = Promise.resolve();

/** Brings to the account what waits on this device, a moment after the last change, one call after the other. */
export function sendSoon(sending: Sending): void {
  const { list } = sending;
  clearTimeout(timers.get(list));
  const begin = () => void (turn = turn.then(() => send(sending)));
  timers.set(list, setTimeout(begin, pause));
}

async function send({ list, device, utils, isOwn }: Sending): Promise<void> {
  for (const [view, patch] of Object.entries(device.unsent())) {
    if (!isOwn()) return;
    try {
      const about = { list, ...(view && { viewId: view }) };
      const kept = await utils.client.savedView.keepLayout.mutate(
        { ...about, ...callOf(patch) },
        handlesOwnErrors.trpc,
      );
      utils.savedView.layouts.setData({ list }, (before) =>
        before ? [...before.filter(({ viewId = "" }) => viewId !== view), kept] : before,
      );
      device.settle(view, patch);
    } catch (error) {
      // What is refused would be so each time: the view is gone. Anything else waits for the next change, or the next visit.
      const code = problemIn(error)?.code;
      if (code === "NOT_FOUND" || code === "VALIDATION_FAILED") device.settle(view, patch);
    }
  }
}
