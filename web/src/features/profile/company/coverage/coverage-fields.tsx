import { useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import type { Company } from "@metiro/shared/company/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import { type Control, type FieldPath, type FieldValues, useWatch } from "react-hook-form";
import { Pictogram } from "#art/pictogram.tsx";
import { useCantonGroups, useTradeGroups } from "#form/coverage/coverage-groups.ts";
import type { coverageOf } from "#form/coverage/coverage-of.ts";
import { DistrictField } from "#form/coverage/district-field.tsx";
import { useBrought } from "#form/coverage/use-places.ts";
import { TreeField } from "#form/field/tree-field.tsx";
import { CoverageNote } from "./coverage-note.tsx";

export interface CoverageCatalogue {
  categories: readonly Category[];
  regions: readonly RegionTree[];
}

type Coverage = ReturnType<typeof coverageOf>;

interface CoverageFieldsProps<Input extends FieldValues, Output> extends CoverageCatalogue {
  control: Control<Input, unknown, Output>;
  company: Company;
}

/** Which requests a company wants: both in a sentence, its trades and its districts. The lists are longer than a screen: what they come to stands before them. */
export function CoverageFields<Input extends FieldValues, Output>(props: CoverageFieldsProps<Input, Output>) {
  const { control, company, categories, regions } = props;
  const { t } = useLingui();
  const trades = useTradeGroups(categories);
  const name = (field: keyof Coverage) => field as FieldPath<Input>;
  const chosen = useWatch({ control, name: [name("subcategoryIds"), name("subregionIds"), name("places")] });
  const [subcategoryIds, subregionIds, places] = chosen as unknown as [string[], string[], Coverage["places"]];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
      <CoverageInWords
        company={company}
        categories={categories}
        regions={regions}
        subcategoryIds={subcategoryIds}
        subregionIds={subregionIds}
        places={places}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
        <TreeField
          control={control}
          name={name("subcategoryIds")}
          label={t`Vos prestations`}
          groups={trades}
          searchLabel={t`Rechercher une prestation`}
          picture={({ icon }) => <Pictogram icon={icon} size="sm" />}
          nameOfWhole={({ label }) => t`${label} (tout)`}
          allLabel={t`Toutes les prestations`}
          short
        />
        <DistrictField
          control={control}
          company={company}
          label={t`Vos cantons et districts`}
          regions={regions}
          short
        />
      </div>
    </div>
  );
}

/** What a choice comes to, in words and figures. */
export function CoverageInWords({
  company,
  categories,
  regions,
  subcategoryIds,
  subregionIds,
  places,
}: CoverageCatalogue & Coverage & { company: Company }) {
  const { t } = useLingui();
  const trades = useTradeGroups(categories);
  const cantons = useCantonGroups(regions);
  const brought = useBrought(company, places);
  const districts = new Set([...subregionIds, ...[...brought.values()].flat()]);
  return (
    <CoverageNote
      trades={{ groups: trades, chosen: new Set(subcategoryIds), nameOfWhole: ({ label }) => t`${label} (tout)` }}
      cantons={{ groups: cantons, chosen: districts }}
    />
  );
}
