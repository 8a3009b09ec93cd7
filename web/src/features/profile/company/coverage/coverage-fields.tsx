import { useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import type { Company } from "@metiro/shared/company/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { Pictogram } from "#art/pictogram.tsx";
import { useCantonGroups, useTradeGroups } from "#form/field/coverage-groups.ts";
import { TreeField } from "#form/field/tree-field.tsx";
import { CoverageNote } from "./coverage-note.tsx";

export interface CoverageCatalogue {
  categories: readonly Category[];
  regions: readonly RegionTree[];
}

export const coverageOf = ({ subcategories, subregions }: Company) => ({
  subcategoryIds: subcategories.map(({ id }) => id),
  subregionIds: subregions.map(({ id }) => id),
});

interface CoverageFieldsProps<Input extends FieldValues, Output> extends CoverageCatalogue {
  control: Control<Input, unknown, Output>;
}

/** Which requests a company wants: its trades and its districts, and both in a sentence. */
export function CoverageFields<Input extends FieldValues, Output>(props: CoverageFieldsProps<Input, Output>) {
  const { control, categories, regions } = props;
  const { t } = useLingui();
  const trades = useTradeGroups(categories);
  const cantons = useCantonGroups(regions);
  const subcategoryIds = "subcategoryIds" as FieldPath<Input>;
  const subregionIds = "subregionIds" as FieldPath<Input>;
  const wholeTrade = ({ label }: { label: string }) => t`${label} (tout)`;
  const wholeCanton = ({ name }: { name: string }) => t`${name} (tout le canton)`;
  const chosen = useWatch({ control, name: [subcategoryIds, subregionIds] }) as [string[], string[]];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <TreeField
          control={control}
          name={subcategoryIds}
          label={t`Vos prestations`}
          groups={trades}
          searchLabel={t`Rechercher une prestation`}
          picture={({ icon }) => <Pictogram icon={icon} size="sm" />}
          nameOfWhole={wholeTrade}
          allLabel={t`Toutes les prestations`}
        />
        <TreeField
          control={control}
          name={subregionIds}
          label={t`Vos cantons et districts`}
          groups={cantons}
          searchLabel={t`Rechercher un canton ou un district`}
          nameOfWhole={wholeCanton}
          allLabel={t`Toute la Suisse`}
        />
      </div>
      <CoverageNote
        trades={{ groups: trades, chosen: new Set(chosen[0]), nameOfWhole: wholeTrade }}
        cantons={{ groups: cantons, chosen: new Set(chosen[1]) }}
      />
    </div>
  );
}
