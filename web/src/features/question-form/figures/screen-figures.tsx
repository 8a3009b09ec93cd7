import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import type { Selected } from "../model/editing.ts";
import { Segment } from "#ui/navigation/segment.tsx";
import { fewest, type FormFigures } from "./use-figures.ts";

interface ScreenFiguresProps {
  figures: FormFigures;
  selected: Selected;
}

/** How many came to the open question and how many gave up there: counted without answers and without who it was. */
export function ScreenFigures({ figures, selected }: ScreenFiguresProps) {
  const { t } = useLingui();
  const { of, setOf, revision, known, questions } = figures;
  if (selected.kind === "step") return null;
  const { shown, left } = questions.get(selected.id) ?? { shown: 0, left: 0 };
  return (
    <div className="mb-3 flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-2">
      <p className="min-w-0">
        {!known ? null : shown === 0 ? (
          <Trans>Personne n’est encore arrivé à cette question.</Trans>
        ) : (
          <>
            <Plural value={shown} one="# personne y est arrivée" other="# personnes y sont arrivées" />
            {", "}
            <Plural value={left} one="# n’a pas continué" other="# n’ont pas continué" />
            {shown >= fewest && ` (${formatCount(Math.round((left / shown) * 100))} %)`}
          </>
        )}
      </p>
      <Segment
        label={t`Versions comptées`}
        value={of}
        onChange={setOf}
        options={[
          { value: "version", label: <Trans>Version {revision}</Trans> },
          { value: "all", label: <Trans>Toutes</Trans> },
        ]}
      />
    </div>
  );
}
