import { Trans } from "@lingui/react/macro";
import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { type Control, type FieldValues, get, useFormState } from "react-hook-form";
import { cn } from "#ui/cn.ts";
import { Card } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";

/** A part of a form that its row opens. */
export interface FormRow {
  key: string;
  title: ReactNode;
  /** What is in it, told while it is closed. */
  told: ReactNode;
  /** The paths of its fields, or what they begin with. */
  paths: readonly string[];
  content: ReactNode;
}

interface FormRowsProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  rows: readonly FormRow[];
}

/** A long form as rows, of which one at a time is open, the first to begin with; on a phone none, so that all rows are seen. What is closed stays part of the form; where something is wrong in it alone, it opens. */
export function FormRows<Input extends FieldValues, Output>({ control, rows }: FormRowsProps<Input, Output>) {
  const { errors, submitCount } = useFormState({ control });
  const id = useId();
  const phone = usePhone();
  const [open, setOpen] = useState(phone ? undefined : rows[0]?.key);
  const [judged, setJudged] = useState(submitCount);
  const faulty = rows
    .filter(({ paths }) => paths.some((path) => get(errors, path) !== undefined))
    .map(({ key }) => key);
  if (judged !== submitCount) {
    setJudged(submitCount);
    if (faulty[0] !== undefined && (open === undefined || !faulty.includes(open))) setOpen(faulty[0]);
  }
  return (
    <Card className="divide-y divide-line overflow-hidden">
      {rows.map(({ key, title, told, content }) => {
        const isOpen = open === key;
        const contentId = `${id}${key}`;
        return (
          <section key={key}>
            <h2>
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={contentId}
                onClick={() => setOpen(isOpen ? undefined : key)}
                className="flex min-h-14 w-full items-center gap-3 px-4 py-3 text-left hover:bg-hover focus-visible:-outline-offset-3 md:px-5"
              >
                <span className="title-card min-w-0 max-md:flex-1 md:shrink-0">{title}</span>
                <span className="min-w-0 truncate text-right font-sans text-sm font-normal tracking-normal text-ink-2 max-md:max-w-2/5 max-md:shrink-0 md:flex-1">
                  {faulty.includes(key) ? (
                    <span className="font-medium text-danger">
                      <Trans>À corriger</Trans>
                    </span>
                  ) : (
                    !isOpen && told
                  )}
                </span>
                <Icon of={ChevronDown} className={cn("shrink-0 text-ink-3", isOpen && "rotate-180")} />
              </button>
            </h2>
            <div id={contentId} hidden={!isOpen} className="px-4 pt-1 pb-5 md:px-5">
              {content}
            </div>
          </section>
        );
      })}
    </Card>
  );
}
