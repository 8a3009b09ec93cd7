import { Trans, useLingui } from "@lingui/react/macro";
import type { Condition } from "@metiro/shared/sub-category/questions/form/condition";
import { Plus, X } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Segment } from "#ui/navigation/segment.tsx";
import {
  firstComparison,
  type Group,
  groupOf,
  isGroup,
  conditionPartsOf,
  peeled,
  simplified,
  wrapped,
} from "../model/conditions.ts";
import { ComparisonRow, type ConditionParts } from "./comparison-row.tsx";

interface ConditionGroupProps extends ConditionParts {
  group: Group;
  /** Where it stands, as its faults are named. */
  path: string;
  /** It stands for the one condition in it, and has no place of its own in the path. */
  single: boolean;
  /** How deep it stands. Two groups, each of their parts negated, are the five levels that are allowed. */
  level: number;
  onChange: (group: Group, run?: string) => void;
}

/** Several conditions of which all or one must hold; groups may stand within groups. */
export function ConditionGroup({ group, path, single, level, onChange, ...parts }: ConditionGroupProps) {
  const { t } = useLingui();
  const how = "all" in group ? "all" : "any";
  const conditions = conditionPartsOf(group);
  const last = parts.earlier.at(-1);
  const put = (index: number, next: Condition | undefined, run?: string) =>
    onChange(groupOf(how, next ? conditions.with(index, next) : conditions.toSpliced(index, 1)), run);
  const add = (condition: Condition) => onChange(groupOf(how, [...conditions, condition]));
  return (
    <div className="mt-2 grid min-w-0 gap-3 border-l-2 border-line-strong pl-3">
      {conditions.length > 1 && (
        <Segment
          label={t`Combien de conditions doivent être remplies`}
          value={how}
          onChange={(next) => onChange(groupOf(next, conditions))}
          options={[
            { value: "all", label: <Trans>Toutes remplies</Trans> },
            { value: "any", label: <Trans>Au moins une</Trans> },
          ]}
        />
      )}
      {conditions.map((condition, index) => {
        const own = single ? path : `${path}.${how}.${index}`;
        const { negated, core } = peeled(condition);
        const inner = "not" in condition ? `${own}.not` : own;
        return (
          // oxlint-disable-next-line react/no-array-index-key -- its place is what it is known by
          <div key={index} className="grid min-w-0 gap-1 rounded-md bg-sunken p-3">
            <div className="flex min-w-0 items-start justify-between gap-2">
              <Checkbox
                label={<Trans>Inverser (sauf si)</Trans>}
                checked={negated}
                onChange={(event) => put(index, wrapped(core, event.target.checked))}
              />
              <IconButton icon={X} size="sm" label={t`Retirer cette condition`} onClick={() => put(index, undefined)} />
            </div>
            {isGroup(core) ? (
              <ConditionGroup
                {...parts}
                group={core}
                path={inner}
                single={false}
                level={level + 1}
                onChange={(next, run) => {
                  const kept = simplified(next);
                  put(index, kept && (negated ? { not: kept } : kept), run);
                }}
              />
            ) : (
              <ComparisonRow
                {...parts}
                comparison={core}
                path={inner}
                onChange={(next, run) => put(index, wrapped(next, negated), run)}
              />
            )}
          </div>
        );
      })}
      {last && (
        <div className="flex flex-wrap gap-x-4">
          <Button variant="link" size="sm" icon={Plus} onClick={() => add(firstComparison(last))}>
            <Trans>Ajouter une condition</Trans>
          </Button>
          {level < 2 && conditions.length > 0 && (
            <Button
              variant="link"
              size="sm"
              icon={Plus}
              onClick={() =>
                add(groupOf(how === "all" ? "any" : "all", [firstComparison(last), firstComparison(last)]))
              }
            >
              <Trans>Ajouter un groupe</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
