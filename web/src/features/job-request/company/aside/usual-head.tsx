import { Trans, useLingui } from "@lingui/react/macro";
import type { UsualFigures } from "@metiro/shared/job-request/usual-figures";
import { othersForUsual } from "@metiro/shared/job-request/beside-usual";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Select } from "#ui/input/select.tsx";

interface UsualHeadProps {
  /** Those of each category that the company serves. */
  all: readonly UsualFigures[];
  current: UsualFigures;
  onChange: (categoryId: string) => void;
}

/** Beside whom the figures stand, and what that is worth. */
export function UsualHead({ all, current, onChange }: UsualHeadProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { answerHours, answerPercent, acceptedPercent, price } = current;
  const enough = answerHours ?? answerPercent ?? acceptedPercent ?? price;
  const name = nameOf(current.category);
  return (
    <div className="grid gap-2 text-xs text-ink-2">
      {all.length > 1 ? (
        <Select
          compact
          aria-label={t`Comparer avec les entreprises`}
          value={current.category.id}
          onChange={({ target }) => onChange(target.value)}
          options={all.map(({ category }) => ({ value: category.id, label: nameOf(category) }))}
        />
      ) : (
        <p className="text-sm font-semibold text-ink">{name}</p>
      )}
      <p>
        {enough ? (
          <Trans>Zone claire : la moitié des entreprises, sur un an.</Trans>
        ) : (
          <Trans>
            Trop peu d’entreprises dans cette catégorie pour comparer : il en faut {othersForUsual} autres, pour que
            personne ne soit reconnaissable.
          </Trans>
        )}
      </p>
    </div>
  );
}
