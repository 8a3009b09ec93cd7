import { Trans, useLingui } from "@lingui/react/macro";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { Tenderer } from "@metiro/shared/tenderer/schema";
import { trpc } from "#api/trpc.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useFocusFieldFromHash } from "#form/field/use-focus-field-from-hash.ts";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { useNewToken } from "#session/use-new-token.ts";
import { CompletionCard } from "../completion-card.tsx";
import { ContactFields, contactOf } from "./contact-fields.tsx";

const schema = async () => (await import("@metiro/shared/tenderer/schema")).completeTendererInput;

interface CompleteContactProps {
  tenderer: Tenderer;
  regions: readonly RegionTree[];
}

/** What a client has yet to say, in one form. */
export function CompleteContact({ tenderer, regions }: CompleteContactProps) {
  const { t } = useLingui();
  const takeToken = useNewToken();
  const form = useZodForm(schema, { defaultValues: contactOf(tenderer) });
  useFocusFieldFromHash();
  const saved = useUnsaved(form.formState.isDirty);
  const complete = trpc.tenderer.completeProfile.useMutation();
  const { phone, street, postalCode, locality, subregionId } = tenderer;
  return (
    <CompletionCard
      reason={
        <Trans>
          Ces indications remplissent d’avance vos demandes. Vous pouvez en publier une sans attendre ; une entreprise
          ne voit votre téléphone et votre rue que si vous acceptez sa réponse.
        </Trans>
      }
      parts={[
        { key: "phone", field: "phone", label: t`Téléphone mobile`, there: phone !== undefined },
        {
          key: "address",
          field: street ? "postalCode" : "street",
          label: t`Adresse`,
          there: Boolean(street && postalCode && locality),
        },
        { key: "district", field: "postalCode", label: t`District`, there: subregionId !== undefined },
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
        <ContactFields control={form.control} regions={regions} />
      </FormShell>
    </CompletionCard>
  );
}
