import { Trans, useLingui } from "@lingui/react/macro";
import { textLanguageOf } from "@metiro/shared/languages";
import { placeholderIn, placeholderKeys } from "@metiro/shared/answer-template/placeholders";
import type { AnswerTemplate } from "@metiro/shared/answer-template/schema";
import type { TemplateLine } from "@metiro/shared/offer/schema";
import { priceUnits } from "@metiro/shared/job-request/response";
import { formatAmount } from "@metiro/shared/text/format";
import { trpc } from "#api/trpc.ts";
import { usePriceUnitWords } from "#domain/request/price-text.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { emptied } from "#form/field/emptied.ts";
import { FormShell } from "#form/shell/form-shell.tsx";
import { MoneyField } from "#form/field/number-fields.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { useUnsaved } from "#form/shell/unsaved.tsx";
import { useRevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { useSite } from "#site/use-site.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { FieldGroup } from "#ui/input/field.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { withoutUnitPrice } from "#domain/answer-template/in-currency.ts";
import { TemplateLinesField } from "./template-lines-field.tsx";
import { useWatch } from "react-hook-form";

const schema = async () => (await import("@metiro/shared/answer-template/schema")).answerTemplateFields;

const valuesOf = (template: AnswerTemplate | undefined, siteCurrency: string) => ({
  name: template?.name ?? "",
  message: template?.message ?? "",
  priceMin: template?.priceMin ?? null,
  priceMax: template?.priceMax ?? null,
  priceUnit: template?.priceUnit ?? ("total" as const),
  currency: template?.currency ?? siteCurrency,
  lines: template?.lines ?? [],
});

/** A new template, or another version of one. */
export function TemplateForm({ template, onClose }: { template?: AnswerTemplate; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { currency: siteCurrency } = useSite();
  const { answerTemplate } = trpc.useUtils();
  const form = useZodForm(schema, { defaultValues: valuesOf(template, siteCurrency) });
  const { control, formState, getValues, reset, setValue } = form;
  const lines = useWatch({ control, name: "lines" }) as TemplateLine[] | undefined;
  const currency = useWatch({ control, name: "currency" }) as string;
  useUnsaved(formState.isDirty);
  const add = trpc.answerTemplate.add.useMutation();
  const update = trpc.answerTemplate.update.useMutation();
  const unitWords = usePriceUnitWords();
  const revised = useRevisionedForm({
    row: template ?? { id: "", name: "", message: "", revision: 1, currency: siteCurrency },
    latest: async () => {
      const row = (await answerTemplate.list.fetch()).find(({ id }) => id === template?.id);
      if (!row) throw new Error(t`Ce modèle n’existe plus.`);
      return row;
    },
    valuesOf: (row: AnswerTemplate) => valuesOf(row, siteCurrency),
    typed: () => getValues() as ReturnType<typeof valuesOf>,
    take: (row) => reset(valuesOf(row, siteCurrency)),
    wordsOf: ({ name, message, priceMin, priceMax, currency: code, lines: kept }) => [
      { label: t`Nom du modèle`, value: name },
      { label: t`Message au client`, value: message },
      { label: t`De`, value: priceMin === null ? "" : formatAmount(priceMin, code) },
      { label: t`À`, value: priceMax === null ? "" : formatAmount(priceMax, code) },
      { label: t`Lignes`, value: kept.map(({ label }) => label).join("\n") },
    ],
  });
  const former = template && template.currency !== siteCurrency ? template.currency : undefined;
  // Their prices are not in this form: in another currency they are filled in anew, in the offer.
  const pricedIn = (kept: readonly TemplateLine[]) =>
    template && currency !== template.currency ? kept.map(withoutUnitPrice) : [...kept];
  const language = textLanguageOf(i18n.locale);
  const placeholders = placeholderKeys.map((key) => placeholderIn(language, key)).join(", ");
  return (
    <Card>
      <CardHead title={template ? <Trans>Modifier le modèle</Trans> : <Trans>Nouveau modèle</Trans>} />
      <CardBody>
        <FormShell
          form={form}
          label={t`Modèle de réponse`}
          revised={revised}
          mutation={{
            mutateAsync: ({ priceUnit, ...values }) => {
              const priced = values.priceMin !== undefined || values.priceMax !== undefined;
              const fields = {
                ...values,
                priceUnit: priced ? priceUnit : undefined,
                lines: values.lines && values.lines.length > 0 ? pricedIn(values.lines) : undefined,
              };
              return template
                ? update.mutateAsync({
                    id: template.id,
                    baseRevision: revised.base(),
                    ...emptied(fields, "priceMin", "priceMax", "priceUnit", "lines"),
                  })
                : add.mutateAsync(fields);
            },
          }}
          onSuccess={async (saved, values) => {
            reset({ ...valuesOf(saved, siteCurrency), name: values.name });
            toast.success(t`Modèle « ${saved.name} » enregistré.`);
            await answerTemplate.list.invalidate();
            onClose();
          }}
          submitLabel={<Trans>Enregistrer le modèle</Trans>}
          pendingLabel={<Trans>Enregistrement…</Trans>}
          secondary={
            <Button variant="ghost" onClick={onClose}>
              <Trans>Annuler</Trans>
            </Button>
          }
        >
          <TextField control={control} name="name" label={<Trans>Nom du modèle</Trans>} maxLength={60} />
          <TextAreaField
            control={control}
            name="message"
            label={<Trans>Message au client</Trans>}
            rows={8}
            limit={5000}
            help={<Trans>Remplis à chaque réponse : {placeholders}</Trans>}
          />
          <FieldGroup label={<Trans>Fourchette de prix</Trans>} optional>
            <div className="grid grid-cols-2 items-start gap-3 md:grid-cols-[1fr_1fr_9rem]">
              <MoneyField control={control} name="priceMin" label={<Trans>De</Trans>} currency={currency} />
              <MoneyField control={control} name="priceMax" label={<Trans>À</Trans>} currency={currency} />
              <SelectField
                control={control}
                name="priceUnit"
                label={<Trans>Unité</Trans>}
                options={priceUnits.map((value) => ({ value, label: unitWords[value] }))}
                className="max-md:col-span-2"
              />
            </div>
          </FieldGroup>
          {former && (
            <SelectField
              control={control}
              name="currency"
              label={<Trans>Monnaie de ces prix</Trans>}
              options={[former, siteCurrency].map((code) => ({ value: code, label: code }))}
              help={
                currency === former ? (
                  <Trans>
                    Les nouvelles demandes sont en {siteCurrency} : les prix de ce modèle n’y sont pas repris.
                  </Trans>
                ) : (
                  <Trans>
                    Rien n’est converti : indiquez vos prix en {currency}. Ceux des lignes sont à remplir de nouveau.
                  </Trans>
                )
              }
              className="md:max-w-80"
            />
          )}
          {(template?.lines ?? []).length > 0 && (
            <TemplateLinesField
              lines={lines ?? []}
              onChange={(next) => setValue("lines", next, { shouldDirty: true, shouldValidate: true })}
            />
          )}
        </FormShell>
      </CardBody>
    </Card>
  );
}
