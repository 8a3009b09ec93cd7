import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnShowcase } from "@metiro/shared/showcase/schema";
import { useRouter } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useRowUpdates } from "#form/conflict/use-row-updates.ts";
import { CheckboxField } from "#form/field/choice-fields.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { SaveBar } from "#form/shell/save-bar.tsx";
import { FormShell } from "#form/shell/form-shell.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/showcase/schema")).saveShowcaseInput;

const fieldsOf = ({ slug, proposedSlug, published }: OwnShowcase) => ({ slug: slug ?? proposedSlug, published });
const rowOf = (showcase: OwnShowcase) => ({ values: fieldsOf(showcase), revision: showcase.revision });
type Row = ReturnType<typeof rowOf>;
const valuesOf = ({ values }: Row) => values;

/** Shows the page or takes it away, at the address that the company chooses. */
export default function ShowcaseForm({ showcase }: { showcase: OwnShowcase }) {
  const { t } = useLingui();
  const { origin } = useRouter().options.context;
  const utils = trpc.useUtils();
  const row = rowOf(showcase);
  const form = useZodForm(schema, { defaultValues: valuesOf(row) });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const take = (present: Row) => form.reset(valuesOf(present));
  const revised = useRevisionedForm({
    row,
    latest: async () => rowOf(await utils.showcase.own.fetch(undefined, { staleTime: 0 })),
    valuesOf,
    typed: () => form.getValues() as ReturnType<typeof valuesOf>,
    take,
    wordsOf: ({ slug, published }) => [
      { label: t`Adresse de la page`, value: slug },
      { label: t`Page affichée`, value: published ? t`Oui` : t`Non` },
    ],
  });
  useRowUpdates({ row, revised, dirty: isDirty, take });
  const save = trpc.showcase.save.useMutation();
  const onPhone = usePhone();
  const { published, visible, formerSlugs } = showcase;
  const site = origin.replace(/^https?:\/\//, "");
  return (
    <FormShell
      form={form}
      label={t`Page publique`}
      revised={revised}
      mutation={{ mutateAsync: (values) => save.mutateAsync({ ...values, baseRevision: revised.base() }) }}
      onSuccess={(saved) => {
        revised.saved({ revision: saved.revision });
        form.reset(fieldsOf(saved));
        utils.showcase.own.setData(undefined, saved);
        toast.success(saved.published ? t`Votre page est en ligne.` : t`Page enregistrée. Elle n’est pas affichée.`);
      }}
    >
      <Card>
        <CardBody className="grid gap-4">
          <CheckboxField
            control={form.control}
            name="published"
            label={<Trans>Afficher ma page</Trans>}
            help={<Trans>Vous pouvez la retirer à tout moment.</Trans>}
          />
          <TextField
            control={form.control}
            name="slug"
            label={<Trans>Adresse de la page</Trans>}
            prefix={onPhone ? "/companies/" : `${site}/companies/`}
            help={
              <Trans>
                Des minuscules sans accent, des chiffres et des traits d’union. Les anciennes adresses mènent toujours à
                votre page.
              </Trans>
            }
          />
          {published && !visible && (
            <Note tone="warning">
              <Trans>Votre compte est en pause pour le moment : personne ne voit la page tant qu’il l’est.</Trans>
            </Note>
          )}
          {formerSlugs.length > 0 && (
            <p className="text-sm text-ink-2">
              <Trans>Mènent aussi à votre page : {formerSlugs.join(", ")}</Trans>
            </p>
          )}
        </CardBody>
      </Card>
      <SaveBar form={form} />
    </FormShell>
  );
}
