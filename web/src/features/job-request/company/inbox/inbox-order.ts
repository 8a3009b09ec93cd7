import { deviceStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";

export const inboxOrders = ["newest", "dueFirst"] as const;
export type InboxOrder = (typeof inboxOrders)[number];

const kept = (userId: string | undefined) =>
  stored(deviceStorage(), {
    name: "inbox-order",
    of: [userId ?? ""],
    fits: (value): value is InboxOrder => inboxOrders.some((order) => order === value),
  });

/** In which order a person has last chosen on this device to read what is to be answered. */
export const keptOrder = (userId: string | undefined): InboxOrder => kept(userId).read() ?? "newest";

/** Nothing is kept of the usual order, in which the server draws the page ahead. */
export function keepOrder(order: InboxOrder, userId: string | undefined): void {
  if (order === "newest") kept(userId).remove();
  else kept(userId).write(order);
}
