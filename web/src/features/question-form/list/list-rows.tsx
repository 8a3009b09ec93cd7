import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Question } from "@metiro/shared/sub-category/questions";
import { ArrowDown, ArrowUp, CircleAlert, Eye, Languages } from "lucide-react";
import type { HTMLAttributes, ReactNode } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";
import { LeftShare } from "../figures/left-share.tsx";
import { fewest, type ScreenCount } from "../figures/use-figures.ts";
import type { Selected } from "../model/editing.ts";
import type { Step } from "../model/edits.ts";
import { missingInQuestion, missingInStep } from "../model/missing-english.ts";
import { hasOptions } from "../model/question-kinds.ts";
import { kinds } from "../words.ts";
import { Grip } from "#ui/drag/grip.tsx";
import { dropClass, rowAttributes } from "#ui/drag/use-drag.ts";

interface RowProps {
  item: Selected;
  current: boolean;
  faulty: boolean;
  onSelect: () => void;
  /** What makes the grip drag. */
  grip: HTMLAttributes<HTMLButtonElement>;
  gripLabel: string;
  dragged: boolean;
  /** Where a line shows that something would be dropped. */
  drop: "before" | "after" | undefined;
  /** One place up or down. */
  onNudge: (by: 1 | -1) => void;
  /** On a phone: buttons move it. */
  moving: boolean;
}

function Row({
  item,
  current,
  dragged,
  drop,
  grip,
  gripLabel,
  onNudge,
  onSelect,
  moving,
  children,
}: RowProps & { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <div
      {...rowAttributes(item)}
      className={cn(
        "relative flex min-w-0 items-stretch border-b border-line",
        current ? "bg-accent-soft" : "hover:bg-hover",
        dragged && "opacity-50",
        drop && dropClass[drop],
      )}
    >
      <Grip className="w-10 max-md:hidden" label={gripLabel} drag={grip} onNudge={onNudge} />
      <button
        type="button"
        aria-current={current || undefined}
        onClick={onSelect}
        className="flex min-w-0 flex-1 items-center gap-3 py-2.5 pr-3 text-left max-md:py-2 max-md:pl-4 focus-visible:-outline-offset-3"
      >
        {children}
      </button>
      {moving && (
        <span className="flex shrink-0 items-center md:hidden">
          <IconButton icon={ArrowUp} label={t`${gripLabel} : monter`} onClick={() => onNudge(-1)} />
          <IconButton icon={ArrowDown} label={t`${gripLabel} : descendre`} onClick={() => onNudge(1)} />
        </span>
      )}
    </div>
  );
}

function Marks({ faulty, missing, conditional }: { faulty: boolean; missing: number; conditional: boolean }) {
  const { t } = useLingui();
  return (
    <span className="flex shrink-0 items-center gap-1.5 text-ink-3">
      {conditional && <Mark icon={Eye} label={t`Sous condition`} />}
      {missing > 0 && (
        <Mark icon={Languages} label={t`Textes anglais manquants : ${missing}`}>
          {missing}
        </Mark>
      )}
      {faulty && <Mark icon={CircleAlert} label={t`À corriger`} className="text-danger" />}
    </span>
  );
}

function Mark({
  icon,
  label,
  className,
  children,
}: {
  icon: typeof Eye;
  label: string;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <span title={label} className={cn("num inline-flex items-center gap-0.5 text-xs", className)}>
      <Icon of={icon} size="xs" />
      <VisuallyHidden>{label}</VisuallyHidden>
      <span aria-hidden="true">{children}</span>
    </span>
  );
}

export function StepRow({ step, number, ...row }: RowProps & { step: Step; number: number }) {
  return (
    <Row {...row}>
      <span className="min-w-0 flex-1 text-xs font-semibold text-ink-2">
        <Trans>
          Étape {number} · {step.title.fr || "–"}
        </Trans>
      </span>
      <Marks faulty={row.faulty} missing={missingInStep(step)} conditional={step.visibleIf !== undefined} />
    </Row>
  );
}

interface QuestionRowProps extends RowProps {
  question: Question;
  /** How many came to it; absent where nobody has. */
  count: ScreenCount | undefined;
}

export function QuestionRow({ question, count, ...row }: QuestionRowProps) {
  const { t, i18n } = useLingui();
  const { type, label, required, options = [] } = question;
  const { name, icon } = kinds[type];
  return (
    <Row {...row}>
      <span className="grid size-7 shrink-0 place-items-center rounded-sm bg-sunken text-ink-2">
        <Icon of={icon} size="sm" />
      </span>
      <span className="min-w-0 flex-1">
        <span title={label.fr} className="line-clamp-2 text-sm leading-5 font-semibold [overflow-wrap:anywhere]">
          {label.fr || t`Question sans texte`}
        </span>
        <span className="flex flex-wrap justify-between gap-x-3 text-xs text-ink-3">
          <span>
            {/* Where answers are chosen the sign at the left says how. */}
            {hasOptions(type) ? (
              <>
                <VisuallyHidden>{i18n._(name)}, </VisuallyHidden>
                <Plural value={options.length} one="# réponse" other="# réponses" />
              </>
            ) : (
              i18n._(name)
            )}
            {!required && type !== "info" && (
              <>
                {" · "}
                <Trans>facultatif</Trans>
              </>
            )}
          </span>
          {count && count.shown >= fewest && <LeftShare {...count} />}
        </span>
      </span>
      <Marks faulty={row.faulty} missing={missingInQuestion(question)} conditional={question.visibleIf !== undefined} />
    </Row>
  );
}
