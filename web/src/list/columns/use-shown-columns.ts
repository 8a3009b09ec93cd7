import { useState } from "react";
import { deviceStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";
import { useSession } from "#session/use-session.ts";
import type { Column } from "../column.ts";

/** By key of a column whether it is shown, where that is not what the list does by itself. */
type Choice = Readonly<Record<string, boolean>>;

/** Which columns of a list its reader wants to see: kept on this device, for each account and list. */
export function useShownColumns<T>(list: string | undefined, columns: readonly Column<T>[]) {
  const own = stored(deviceStorage(), {
    name: "columns",
    of: [useSession()?.user.id ?? "", list ?? ""],
    fits: isChoice,
  });
  const { key } = own;
  const [kept, setKept] = useState<{ key: string; choice: Choice } | null>(null);
  const choice = kept?.key === key ? kept.choice : list === undefined ? {} : (own.read() ?? {});
  const isShown = (column: Column<T>) => column.primary === true || (choice[column.key] ?? !column.extra);
  const keep = (next: Choice) => {
    setKept({ key, choice: next });
    if (Object.keys(next).length === 0) own.remove();
    else own.write(next);
  };
  return {
    shown: columns.filter(isShown),
    isShown,
    toggle: (column: Column<T>) => {
      const { [column.key]: _before, ...others } = choice;
      const shown = !isShown(column);
      keep(shown === !column.extra ? others : { ...others, [column.key]: shown });
    },
    reset: () => keep({}),
    changed: Object.keys(choice).length > 0,
  };
}

const isChoice = (value: unknown): value is Choice =>
  typeof value === "object" && value !== null && Object.values(value).every((shown) => typeof shown === "boolean");
