import { Trans, useLingui } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import type { WebhookEvent } from "@metiro/shared/webhook/constants";
import type { WebhookEndpoint, WebhookSecret } from "@metiro/shared/webhook/schema";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { ChoiceField } from "#form/field/choice-fields.tsx";
import { TextField } from "#form/field/text-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { EventPicker } from "./event-picker.tsx";
import { ShownWebhookSecret } from "./shown-webhook-secret.tsx";

interface EditWebhookProps {
  role: Role;
  /** Absent: a new one. */
  endpoint?: WebhookEndpoint | undefined;
  onClose: () => void;
}

const schema = async () => (await import("./webhook-form.ts")).webhookForm;

interface Values {
  url: string;
  which: "all" | "some";
  events: WebhookEvent[];
}

/** Adds a webhook, whose secret is shown this once, or changes where one leads and what it is told. */
export default function EditWebhook({ role, endpoint, onClose }: EditWebhookProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [made, setMade] = useState<WebhookSecret>();
  const add = trpc.webhook.add.useMutation();
  const update = trpc.webhook.update.useMutation();
  const form = useZodForm(schema, {
    defaultValues: {
      url: endpoint?.url ?? "",
      which: endpoint?.events ? "some" : "all",
      events: (endpoint?.events ?? []) as WebhookEvent[],
    },
  });
  const { control } = form;
  const which = useWatch({ control, name: "which" });
  if (made) return <ShownWebhookSecret of={made} onClose={onClose} />;
  const mutateAsync = async (values: Values): Promise<WebhookSecret | undefined> => {
    const { url } = values;
    const events = values.which === "all" ? null : values.events;
    if (!endpoint) return add.mutateAsync({ url, ...(events && { events }) });
    await update.mutateAsync({ id: endpoint.id, events, ...(url !== endpoint.url && { url }) });
    return undefined;
  };
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={endpoint ? <Trans>Modifier le webhook</Trans> : <Trans>Ajouter un webhook</Trans>}
      description={
        <Trans>
          Nous y envoyons en POST ce qui se passe, signé et sans données personnelles : le nom de l’événement et des
          identifiants.
        </Trans>
      }
      form={form}
      label={endpoint ? t`Modifier le webhook` : t`Ajouter un webhook`}
      mutation={{ mutateAsync }}
      onSuccess={async (secret) => {
        setMade(secret);
        await utils.webhook.invalidate();
        if (secret) return;
        toast.success(t`Le webhook est modifié.`);
        onClose();
      }}
      submitLabel={endpoint ? <Trans>Enregistrer</Trans> : <Trans>Ajouter le webhook</Trans>}
      pendingLabel={endpoint ? <Trans>Enregistrement…</Trans> : <Trans>Ajout…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <TextField
        control={control}
        name="url"
        type="url"
        inputMode="url"
        label={t`Adresse`}
        help={t`En https, joignable depuis Internet.`}
        placeholder="https://exemple.ch/webhooks"
        maxLength={500}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <ChoiceField
        control={control}
        name="which"
        label={t`Événements`}
        columns={2}
        options={[
          { value: "all", label: t`Tous`, hint: t`Ceux qui viendront plus tard aussi.` },
          { value: "some", label: t`Seulement certains` },
        ]}
      />
      {which === "some" && (
        <EventPicker control={control} name="events" role={role} label={t`Événements choisis`} labelHidden />
      )}
    </FormDialog>
  );
}
