import { maxSearchLength } from "@metiro/shared/paging/constants";
import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { formatDay } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useController } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { Combobox } from "#ui/input/combobox.tsx";
import { Field } from "#ui/input/field.tsx";
import { useMarking } from "./use-marking.ts";

const schema = async () => (await import("@metiro/shared/job-request/desk-schema")).duplicateForm;

/** Marks a request that stands there twice, and names the one that it repeats. */
export default function DuplicateDialog({ request, onClose }: { request: JobRequest; onClose: () => void }) {
  const { t } = useLingui();
  const { id, number, tenderer } = request;
  const form = useZodForm(schema, { defaultValues: { originalId: "" } });
  const { field, fieldState } = useController({ control: form.control, name: "originalId" });
  const [chosen, setChosen] = useState("");
  const [typed, setTyped] = useState("");
  const search = useDeferredValue(typed);
  // Who sends something twice is one client as a rule: before a letter is typed, its other requests stand there.
  const { data, isFetching } = trpc.jobRequest.rowsForAdmin.useQuery(
    { ...(search === "" ? { tendererId: tenderer.id } : { search: search.slice(0, maxSearchLength) }), pageSize: 8 },
    { ...handlesOwnErrors, placeholderData: keepPreviousData },
  );
  const others = (data?.items ?? []).filter((row) => row.id !== id);
  const { mark } = useMarking(request);
  return (
    <FormDialog
      onClose={onClose}
      asksToClose={false}
      size="md"
      title={<Trans>Marquer l’offre n° {number} comme doublon</Trans>}
      description={<Trans>Ni le client ni les entreprises ne l’apprennent.</Trans>}
      form={form}
      // The list lies over what is below the field: a dialog that is as high as both shows all of it.
      className="min-h-96 content-start"
      label={t`Marquer comme doublon`}
      mutation={{ mutateAsync: ({ originalId }) => mark("duplicate", originalId) }}
      onSuccess={onClose}
      submitLabel={<Trans>Marquer comme doublon</Trans>}
      secondary={(close) => (
        <Button variant="secondary" onClick={close}>
          <Trans>Ne rien changer</Trans>
        </Button>
      )}
    >
      <Field
        label={t`Offre d’origine (facultatif)`}
        help={t`Les autres demandes de ${tenderer.firstName} sont proposées ; un numéro ou un mot en trouve d’autres.`}
        error={fieldState.error?.message}
      >
        <Combobox
          name={field.name}
          chosen={chosen}
          placeholder={t`Numéro ou mot`}
          onType={setTyped}
          options={others.map((row) => ({
            value: row.id,
            label: `${row.number} · ${row.title}`,
            note: formatDay(row.createdAt),
          }))}
          busy={isFetching || search !== typed}
          empty={search === "" ? t`Ce client n’a pas d’autre demande.` : undefined}
          onChoose={({ value, label }) => {
            field.onChange(value);
            setChosen(label);
          }}
          onBlur={field.onBlur}
        />
      </Field>
    </FormDialog>
  );
}
