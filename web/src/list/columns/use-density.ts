import { use, useState } from "react";
import { deviceStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";
import { useSession } from "#session/use-session.ts";
import { RowHeightContext } from "./row-height.ts";

const isDensity = (value: unknown): value is "compact" | "roomy" => value === "compact" || value === "roomy";

/** How high the rows of a list are: kept on this device, for each account and list; unless chosen there, as for all lists. */
export function useDensity(list: string | undefined, compactFirst: boolean) {
  const own = stored(deviceStorage(), {
    name: "density",
    of: [useSession()?.user.id ?? "", list ?? ""],
    fits: isDensity,
  });
  const [kept, setKept] = useState(() => (list === undefined ? undefined : own.read()));
  const everywhere = use(RowHeightContext);
  const compact = kept === undefined && everywhere === "list" ? compactFirst : (kept ?? everywhere) === "compact";
  return {
    compact,
    toggle: () => {
      const next = compact ? "roomy" : "compact";
      setKept(next);
      own.write(next);
    },
  };
}
