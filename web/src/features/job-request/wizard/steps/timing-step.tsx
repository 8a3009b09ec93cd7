import { useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import { startPreferences, type StartPreference } from "@metiro/shared/sub-category/start-preference";
import { ChoiceCards } from "#ui/input/choice-card.tsx";
import { DateInput } from "#ui/date/date-field.tsx";
import { Field, FieldGroup } from "#ui/input/field.tsx";
import { useStartWords } from "#i18n/use-start-words.ts";
import type { StepProps } from "./step-props.ts";

/** When the work should begin. */
export function TimingStep({ draft, change, errors }: StepProps) {
  const { t } = useLingui();
  const startWords = useStartWords();
  return (
    <div className="grid gap-5">
      <FieldGroup label={t`Début souhaité`} labelHidden error={errors["startPreference"]} radios>
        <ChoiceCards
          name="startPreference"
          options={startPreferences.map((value) => ({ value, label: startWords[value] }))}
          value={draft.startPreference}
          onChange={(value) =>
            change({ startPreference: value as StartPreference, ...(value !== "on_date" && { startDate: undefined }) })
          }
        />
      </FieldGroup>
      {draft.startPreference === "on_date" && (
        <Field label={t`Date`} error={errors["startDate"]} className="max-w-80">
          <DateInput
            name="startDate"
            min={swissToday()}
            value={draft.startDate ?? ""}
            onChange={(startDate) => change({ startDate })}
          />
        </Field>
      )}
    </div>
  );
}
