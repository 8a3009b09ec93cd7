import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { X } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Count } from "#ui/display/badge.tsx";
import { TickBox } from "#ui/input/tick-box.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";

export interface Selection<T> {
  /** Keys of the chosen rows, those on other pages included. */
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  /** Name of a row's box: « Sélectionner Peinture intérieure ». */
  rowLabel: (row: T) => string;
  /** Why a row may not be chosen. */
  disabledReason?: ((row: T) => string | undefined) | undefined;
  /** « 2 offres sélectionnées », in a bar above the rows; without it what surrounds the table says so. */
  summary?: ((count: number) => ReactNode) | undefined;
  /** What can be done with the chosen rows, in that bar: BulkActs. */
  actions?: ReactNode;
}

export function SelectAll<T>({
  selection,
  rows,
  rowKey,
}: {
  selection: Selection<T>;
  rows: readonly T[];
  rowKey: (row: T) => string;
}) {
  const { t } = useLingui();
  const id = useId();
  const { selected, onChange, disabledReason } = selection;
  const keys = rows.filter((row) => disabledReason?.(row) === undefined).map(rowKey);
  const chosen = keys.filter((key) => selected.has(key)).length;
  const all = keys.length > 0 && chosen === keys.length;
  const toggle = () => {
    const others = [...selected].filter((key) => !keys.includes(key));
    onChange(new Set(all ? others : [...others, ...keys]));
  };
  return (
    <label htmlFor={id} className="-m-3 inline-grid place-items-center p-3 align-middle">
      <TickBox
        id={id}
        aria-label={t`Tout sélectionner`}
        checked={all}
        mixed={chosen > 0 && !all}
        disabled={keys.length === 0}
        onChange={toggle}
      />
    </label>
  );
}

interface BulkBarProps<T> {
  selection: Selection<T>;
  /** The box that chooses all. */
  children: ReactNode;
}

/** Stands over the heads of the columns with the first chosen row, so that no row moves; on a phone at the foot of the window. */
export function BulkBar<T>({ selection, children }: BulkBarProps<T>) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const count = selection.selected.size;
  const clear = () => selection.onChange(new Set());
  return (
    <div
      data-bulk-bar=""
      className="z-20 max-md:fixed max-md:inset-x-0 max-md:bottom-0 md:sticky md:top-[var(--under-bar,0px)] md:h-0"
    >
      <div className="flex min-h-11 items-center gap-x-3 gap-y-1 border-b border-accent-line bg-accent-soft px-4 py-0.5 text-sm font-semibold max-md:gap-2 max-md:border-t max-md:py-2 md:flex-wrap md:pr-5 md:pl-5">
        {children}
        {onPhone && (
          <span aria-hidden="true">
            <Count value={count} accent />
          </span>
        )}
        <output className="max-md:mr-auto max-md:ml-1">
          <span className="max-md:sr-only">{selection.summary?.(count)}</span>
        </output>
        {selection.actions}
        {onPhone ? (
          <IconButton size="sm" icon={X} label={t`Tout désélectionner`} onClick={clear} />
        ) : (
          <Button size="sm" variant="ghost" onClick={clear}>
            <Trans>Tout désélectionner</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}
