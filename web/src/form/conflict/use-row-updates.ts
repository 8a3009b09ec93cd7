import { useEffect, useEffectEvent } from "react";
import type { RevisionedForm } from "./use-revisioned-form.ts";

interface FollowingOptions<Row extends { revision: number }> {
  /** What stands now, as the page knows it; it may have been saved in another window. */
  row: Row;
  revised: RevisionedForm;
  /** Something is typed that is not saved. */
  dirty: boolean;
  /** Puts what stands in the form. */
  take: (row: Row) => void;
}

/** A form in which nothing is typed shows what another window saves; one in which something is keeps it, and meets it when it saves. */
export function useRowUpdates<Row extends { revision: number }>({ row, revised, dirty, take }: FollowingOptions<Row>) {
  const { revision } = row;
  const follow = useEffectEvent((present: number) => {
    if (present <= revised.base()) return;
    take(row);
    revised.saved(row);
  });
  useEffect(() => {
    if (!dirty) follow(revision);
  }, [revision, dirty]);
}
