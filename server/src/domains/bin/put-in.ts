import type { BinnedKind } from "@metiro/shared/bin/kinds";
import type { Transaction } from "../../db/client.ts";
import { binEntries } from "../../db/schema/index.ts";
import { referencesIn, rowWithDependents } from "./rows.ts";

interface Deleted {
  kind: BinnedKind;
  id: string;
  /** What the bin calls it. */
  label: string;
  number?: string;
  tendererId?: string;
  by: string;
}

/** Keeps what is about to be deleted, in the transaction that deletes it. Whoever calls has locked the row. */
export async function putInBin(tx: Transaction, { kind, id, by, ...named }: Deleted): Promise<void> {
  const rows = await rowWithDependents(tx, kind, id);
  await tx
    .insert(binEntries)
    .values({ kind, entityId: id, ...named, ...referencesIn(kind, rows), rows, deletedBy: by });
}
