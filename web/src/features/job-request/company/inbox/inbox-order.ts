import { deviceStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";

/**
 * In which order a person has last chosen to read the inbox: kept on this device where it is not the usual one,
 * in which the server draws the page ahead.
 */
export const keptOrder = (userId = "") =>
  stored(deviceStorage(), {
    name: "inbox-order",
    of: [userId],
    fits: (value): value is "dueFirst" | "oldest" => value === "dueFirst" || value === "oldest",
  });
