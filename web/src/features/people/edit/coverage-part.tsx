import { useLingui } from "@lingui/react/macro";
import type { Control, FieldPath, FieldValues } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { Pictogram } from "#art/pictogram.tsx";
import { useTradeGroups } from "#form/coverage/coverage-groups.ts";
import { DistrictField } from "#form/coverage/district-field.tsx";
import type { Located } from "#form/coverage/use-places.ts";
import { TreeField } from "#form/field/tree-field.tsx";

interface CoveragePartProps<Input extends FieldValues, Output> {
  control: Control<Input, unknown, Output>;
  /** Whose coverage it is; of a new company nothing is known. */
  company?: Located;
}

/** What a company serves and where, chosen as the company chooses it itself: also by a place and its surroundings. */
export function CoveragePart<Input extends FieldValues, Output>(props: CoveragePartProps<Input, Output>) {
  const { control, company = {} } = props;
  const { t } = useLingui();
  const [categories] = trpc.category.list.useSuspenseQuery();
  const [regions] = trpc.region.tree.useSuspenseQuery();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
      <TreeField
        control={control}
        name={"subcategoryIds" as FieldPath<Input>}
        label={t`Prestations`}
        groups={useTradeGroups(categories)}
        short
        searchLabel={t`Rechercher une prestation`}
        picture={({ icon }) => <Pictogram icon={icon} size="sm" />}
        nameOfWhole={({ label }) => t`${label} (tout)`}
      />
      <DistrictField short control={control} company={company} label={t`Cantons et districts`} regions={regions} />
    </div>
  );
}
