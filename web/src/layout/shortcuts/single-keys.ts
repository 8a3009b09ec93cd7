import { deviceStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";
import { allowSingleKeys } from "#ui/shortcut/shortcuts.ts";

const kept = () =>
  stored(deviceStorage(), {
    name: "single-keys",
    of: [],
    fits: (value): value is boolean => typeof value === "boolean",
  });

/** Whether a single key is a shortcut on this device: who dictates, or hits keys by accident, can do without (WCAG 2.1.4). */
export const singleKeys = (): boolean => kept().read() ?? true;

export function chooseSingleKeys(allowed: boolean): void {
  kept().write(allowed);
  allowSingleKeys(allowed);
}
