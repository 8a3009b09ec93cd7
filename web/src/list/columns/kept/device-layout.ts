import { sameJson } from "@metiro/shared/sub-category/questions/diff/same-json";
import { deviceStorage } from "#session/device-storage.ts";
import { stored } from "#session/device/stored.ts";
import type { ColumnChoice, Layout, LayoutPatch } from "./layout.ts";

/** What the account has yet to be told, by the view that it is about; "": by the list itself. */
type Unsent = Readonly<Record<string, LayoutPatch>>;

export type DeviceLayout = ReturnType<typeof deviceLayout>;

/** How somebody has laid a list out, as far as this device knows, and what of it has not reached the account. */
export function deviceLayout(userId: string, list: string) {
  const storage = deviceStorage();
  const partsOf = (view: string) => {
    const of = [userId, list, ...(view ? [view] : [])];
    return {
      rows: stored(storage, { name: "density", of, fits: isRowHeight }),
      choice: stored(storage, { name: "columns", of, fits: isChoice }),
      order: stored(storage, { name: "column-order", of, fits: isOrder }),
    };
  };
  const waiting = stored(storage, { name: "layout-unsent", of: [userId, list], fits: isUnsent });
  const unsent = (): Unsent => waiting.read() ?? {};
  return {
    read(view: string): LayoutPatch {
      const { rows, choice, order } = partsOf(view);
      return without({ rows: rows.read(), choice: choice.read(), order: order.read() });
    },
    write(view: string, { rows, choice, order }: LayoutPatch): void {
      const parts = partsOf(view);
      if (rows) parts.rows.write(rows);
      if (choice) keepUnless(Object.keys(choice).length === 0, parts.choice, choice);
      if (order) keepUnless(order.length === 0, parts.order, order);
    },
    unsent,
    addUnsent(view: string, patch: LayoutPatch): void {
      const before = unsent();
      waiting.write({ ...before, [view]: { ...before[view], ...patch } });
    },
    /** The account has it, or will never take it. What was changed since, be it in another tab, goes on waiting. */
    settle(view: string, sent: LayoutPatch): void {
      const { [view]: now = {}, ...others } = unsent();
      const left = Object.entries(now).filter(([part, value]) => !sameJson(value, sent[part as keyof Layout]));
      const next = { ...others, ...(left.length > 0 && { [view]: Object.fromEntries(left) }) };
      keepUnless(Object.keys(next).length === 0, waiting, next);
    },
  };
}

function keepUnless<T>(isEmpty: boolean, place: { write: (value: T) => unknown; remove: () => void }, value: T): void {
  if (isEmpty) place.remove();
  else place.write(value);
}

const without = (parts: { [Part in keyof Layout]?: Layout[Part] | undefined }): LayoutPatch =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined));

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

const isRowHeight = (value: unknown): value is NonNullable<Layout["rows"]> => value === "compact" || value === "roomy";

const isOrder = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((key) => typeof key === "string");

const isChoice = (value: unknown): value is ColumnChoice =>
  isObject(value) && Object.values(value).every((shown) => typeof shown === "boolean");

const fitsPart: { [Part in keyof Layout]-?: (value: unknown) => boolean } = {
  rows: isRowHeight,
  choice: isChoice,
  order: isOrder,
};

const isUnsent = (value: unknown): value is Unsent =>
  isObject(value) &&
  Object.values(value).every(
    (patch: unknown) =>
      isObject(patch) &&
      Object.entries(patch).every(([part, kept]) => part in fitsPart && fitsPart[part as keyof Layout](kept)),
  );
