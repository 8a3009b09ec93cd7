import { Trans, useLingui } from "@lingui/react/macro";
import type { Condition } from "@metiro/shared/sub-category/questions/form/condition";
import { FieldGroup } from "#ui/input/field.tsx";
import { Select } from "#ui/input/select.tsx";
import { firstComparison, groupOf, isGroup, peeled, simplified } from "../model/conditions.ts";
import type { ConditionParts } from "./comparison-row.tsx";
import { ConditionGroup } from "./condition-group.tsx";

interface ConditionEditorProps extends ConditionParts {
  condition: Condition | undefined;
  onChange: (condition: Condition | undefined, run?: string) => void;
}

/** When a step or question is shown: chosen from the earlier questions and their answers. */
export function ConditionEditor({ condition, onChange, ...parts }: ConditionEditorProps) {
  const { t } = useLingui();
  const last = parts.earlier.at(-1);
  const shown = condition && asGroup(condition);
  return (
    <FieldGroup label={<Trans>Afficher seulement si</Trans>} name="visibleIf" error={parts.errors["visibleIf"]}>
      <Select
        aria-label={t`Afficher seulement si`}
        value={condition === undefined ? "always" : "if"}
        onChange={(event) => {
          if (event.target.value === "always") onChange(undefined);
          else if (last) onChange(firstComparison(last));
        }}
        options={[
          { value: "always", label: t`Toujours afficher` },
          {
            value: "if",
            label:
              last || condition
                ? t`Selon les réponses précédentes`
                : t`Selon les réponses précédentes (il n’y en a pas)`,
            disabled: !last && condition === undefined,
          },
        ]}
      />
      {shown && (
        <ConditionGroup
          {...parts}
          group={shown.group}
          path={shown.path}
          single={shown.single}
          level={shown.level}
          onChange={(group, run) => onChange(shown.restored(group), run)}
        />
      )}
    </FieldGroup>
  );
}

/** Every condition reads as a group: one comparison as a group of one. */
function asGroup(condition: Condition) {
  const { negated, core } = peeled(condition);
  if (isGroup(core) && !negated)
    return { group: core, path: "visibleIf", single: false, level: 1, restored: simplified };
  return { group: groupOf("all", [condition]), path: "visibleIf", single: true, level: 1, restored: simplified };
}
