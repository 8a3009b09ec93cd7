import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/form-shell.tsx";
import { useUnsaved } from "#form/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useNewToken } from "#session/use-new-token.ts";
import { CompletionCard } from "../completion-card.tsx";
import { CompanyFields, fieldsOf } from "./company-fields.tsx";
import { type CoverageCatalogue, CoverageFields, coverageOf } from "./coverage/coverage-fields.tsx";

const schema = async () => (await import("@metiro/shared/company/schema")).completeCompanyInput;

/** What a company has yet to say before requests can be sent to it, in one form. */
export default function CompleteCompany({ company, ...catalogue }: CoverageCatalogue & { company: Company }) {
  const { t } = useLingui();
  const takeToken = useNewToken();
  const form = useZodForm(schema, { defaultValues: { ...fieldsOf(company), ...coverageOf(company) } });
  const { control } = form;
  const saved = useUnsaved(form.formState.isDirty);
  const complete = trpc.company.completeProfile.useMutation();
  const [name, subcategoryIds, subregionIds] = form.watch(["name", "subcategoryIds", "subregionIds"]);
  return (
    <CompletionCard
      reason={
        <Trans>
          Nous vous envoyons seulement les demandes qui correspondent à vos prestations et à vos districts. Ce qui est
          facultatif peut venir plus tard.
        </Trans>
      }
      parts={[
        { key: "name", field: "name", label: t`Nom de l’entreprise`, there: name.trim() !== "" },
        {
          key: "subcategories",
          field: "subcategoryIds",
          label: t`Au moins une prestation`,
          there: subcategoryIds.length > 0,
        },
        {
          key: "subregions",
          field: "subregionIds",
          label: t`Au moins un district`,
          there: subregionIds.length > 0,
        },
      ]}
    >
      <FormShell
        form={form}
        label={t`Complétez votre profil`}
        mutation={complete}
        onSuccess={(token) => {
          saved();
          takeToken(token, t`Profil complété.`);
        }}
        submitLabel={<Trans>Compléter mon profil</Trans>}
        pendingLabel={<Trans>Enregistrement…</Trans>}
      >
        <CoverageFields control={control} {...catalogue} />
        <CompanyFields control={control} company={company} />
      </FormShell>
    </CompletionCard>
  );
}
