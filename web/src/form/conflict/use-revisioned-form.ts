import { useRef, useState } from "react";

/** A field in words, as it is compared: « Nom », « Peinture ». */
interface FieldWords {
  label: string;
  value: string;
}

interface RevisedOptions<Row extends { revision: number }, Values> {
  /** The row as it was when the editing began. */
  row: Row;
  /** Reads what stands now, past every cache. */
  latest: () => Promise<Row>;
  /** What of a row is edited: the form's values. */
  valuesOf: (row: Row) => Values;
  typed: () => Values;
  /** Puts what stands now in place of what was typed. */
  take: (row: Row) => void;
  /** The values in words, the same fields in the same order each time. */
  wordsOf: (values: Values) => readonly FieldWords[];
}

/** What differs between what stands and what was typed. */
export interface Difference {
  label: string;
  present: string;
  typed: string;
}

/** Somebody else has saved since: what can be done about it. Nothing that was typed is lost meanwhile. */
export interface EditConflict {
  differences: () => Difference[];
  /** The next save replaces what stands. */
  saveOver: () => void;
  take: () => void;
}

export interface RevisionedForm {
  /** For the `baseRevision` of a save, read when it is sent. */
  base: () => number;
  /** Goes on from what was just saved. */
  saved: (row: { revision: number }) => void;
  /** After a `REVISION_CONFLICT`: reads what stands, and makes the conflict of it. */
  meet: () => Promise<void>;
  conflict: EditConflict | null;
}

/** The version of a row that several admins edit: `FormShell revised={…}` tells who comes second, and lets them choose. */
export function useRevisionedForm<Row extends { revision: number }, Values>(
  options: RevisedOptions<Row, Values>,
): RevisionedForm {
  const { row, latest, valuesOf, typed, take, wordsOf } = options;
  const base = useRef(row.revision);
  const [present, setPresent] = useState<Row | null>(null);
  const goOnFrom = ({ revision }: { revision: number }) => {
    base.current = revision;
    setPresent(null);
  };
  return {
    base: () => base.current,
    saved: goOnFrom,
    meet: async () => setPresent(await latest()),
    conflict: present && {
      differences: () => differing(wordsOf(valuesOf(present)), wordsOf(typed())),
      saveOver: () => goOnFrom(present),
      take: () => {
        take(present);
        goOnFrom(present);
      },
    },
  };
}

const differing = (present: readonly FieldWords[], typed: readonly FieldWords[]): Difference[] =>
  present
    .map(({ label, value }, index) => ({ label, present: value, typed: typed[index]?.value ?? "" }))
    .filter((field) => field.present !== field.typed);
