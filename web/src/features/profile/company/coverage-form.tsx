import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { trpc } from "../../../api.ts";
import { quietly } from "../../../calls/quietly.ts";
import { FormShell } from "../../../form/form-shell.tsx";
import { useUnsaved } from "../../../form/unsaved.tsx";
import { useZodForm } from "../../../form/use-zod-form.ts";
import { toast } from "../../../ui/toast-store.ts";
import { type CoverageCatalogue, CoverageFields, coverageOf } from "./coverage-fields.tsx";
import { sameIds } from "./same-ids.ts";

const schema = async () => {
  const { subcategoryIdsInput, subregionIdsInput } = await import("@metiro/shared/company/schema");
  return subcategoryIdsInput.extend(subregionIdsInput.shape);
};

/** Trades and districts of a company whose profile is complete; only what has changed is sent. */
export function CoverageForm({ company, ...catalogue }: CoverageCatalogue & { company: Company }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const saved = coverageOf(company);
  const form = useZodForm(schema, { defaultValues: saved });
  const [subcategoryIds, subregionIds] = form.watch(["subcategoryIds", "subregionIds"]);
  const changed = {
    subcategories: !sameIds(saved.subcategoryIds, subcategoryIds),
    subregions: !sameIds(saved.subregionIds, subregionIds),
  };
  const dirty = changed.subcategories || changed.subregions;
  useUnsaved(dirty);
  const setSubcategories = trpc.company.setSubcategories.useMutation(quietly);
  const setSubregions = trpc.company.setSubregions.useMutation(quietly);
  return (
    <FormShell
      form={form}
      label={t`Prestations et districts`}
      mutation={{
        mutateAsync: async (chosen) => {
          const { own } = utils.company;
          if (changed.subcategories)
            own.setData(undefined, await setSubcategories.mutateAsync({ subcategoryIds: chosen.subcategoryIds }));
          if (changed.subregions)
            own.setData(undefined, await setSubregions.mutateAsync({ subregionIds: chosen.subregionIds }));
        },
      }}
      onSuccess={() => void toast.success(t`Prestations et districts enregistrés.`)}
      submitLabel={<Trans>Enregistrer</Trans>}
      pendingLabel={<Trans>Enregistrement…</Trans>}
      submitVariant={dirty ? "primary" : "secondary"}
    >
      <CoverageFields control={form.control} {...catalogue} />
    </FormShell>
  );
}
