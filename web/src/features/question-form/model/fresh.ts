import type { PlacedFault } from "./placed-faults.ts";

/**
 * What was added just now and is not written yet: nobody is told that it is empty. A question's fields are looked at one by one as
 * they are left, a step that came with it once something of it is written.
 */
interface Fresh {
  ids: readonly string[];
  /** Fields of the question that were left. */
  touched: ReadonlySet<string>;
}

export const nothingFresh: Fresh = { ids: [], touched: new Set() };

/** Whether a fault is to be told by now. */
export const isTold = ({ ids, touched }: Fresh, { at, field }: PlacedFault): boolean =>
  at === undefined || !ids.includes(at.id) || (at.kind === "question" && touched.has(field));
