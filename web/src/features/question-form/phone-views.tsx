import { Trans, useLingui } from "@lingui/react/macro";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import type { Selected } from "./model/editing.ts";
import type { Builder } from "./use-builder.ts";

/** What of the builder a phone shows: all questions, the one that is open, or what clients will see. */
export type PhoneView = "list" | "editor" | "preview";

interface PhoneViewsProps {
  view: PhoneView;
  onView: (view: PhoneView) => void;
}

/** The parts that stand beside each other at a desk, one at a time. */
export function PhoneViews({ view, onView }: PhoneViewsProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  // Another part begins at its beginning; among all questions it is the one that was open.
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const current = place.current?.parentElement?.querySelector("button[aria-current]");
    if (view === "list" && current) current.scrollIntoView({ block: "center" });
    else if ((place.current?.getBoundingClientRect().top ?? 0) < 0) place.current?.scrollIntoView({ block: "start" });
  }, [view]);
  return (
    <div ref={place} className="scroll-mt-20 md:hidden">
      <Segment
        label={t`Partie du formulaire`}
        value={view}
        onChange={onView}
        options={[
          { value: "list", label: <Trans>Questions</Trans> },
          { value: "editor", label: <Trans>Modifier</Trans> },
          { value: "preview", label: <Trans>Aperçu</Trans> },
        ]}
      />
    </div>
  );
}

/** From what is open to what stands before and after it, without the list between them. */
export function PhoneSteps({ builder: { form, selected, select } }: { builder: Builder }) {
  const { t } = useLingui();
  const all = form.steps.flatMap(({ id, questions }): Selected[] => [
    { kind: "step", id },
    ...questions.map((question): Selected => ({ kind: "question", id: question.id })),
  ]);
  const at = all.findIndex(({ kind, id }) => kind === selected?.kind && id === selected.id);
  const [before, after] = [all[at - 1], at < 0 ? undefined : all[at + 1]];
  return (
    <div className="mt-4 grid grid-cols-2 gap-3 md:hidden">
      <Button
        variant="secondary"
        icon={ChevronLeft}
        disabledReason={before ? undefined : t`C’est la première.`}
        onClick={() => before && select(before)}
      >
        <Trans>Précédente</Trans>
      </Button>
      <Button
        variant="secondary"
        iconAfter={ChevronRight}
        disabledReason={after ? undefined : t`C’est la dernière.`}
        onClick={() => after && select(after)}
      >
        <Trans>Suivante</Trans>
      </Button>
    </div>
  );
}
