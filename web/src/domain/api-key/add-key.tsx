import { Trans, useLingui } from "@lingui/react/macro";
import { defaultKeyDays } from "@metiro/shared/auth/api-key-limits";
import type { Role } from "@metiro/shared/roles";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { SelectField } from "#form/field/choice-fields.tsx";
import { TextAreaField, TextField } from "#form/field/text-fields.tsx";
import { ShownSecret } from "#domain/secret/shown-secret.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import { ScopePicker } from "./scope-picker.tsx";

interface AddKeyProps {
  role: Role;
  /** The machine that the key is for, made by an admin. */
  machineId?: string | undefined;
  onClose: () => void;
}

const schema = async () => (await import("./add-key-form.ts")).addKeyForm;
const terms = [7, 30, defaultKeyDays, 180, 365];

/** Makes a key, and shows it this once. */
export default function AddKey({ role, machineId, onClose }: AddKeyProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const [secret, setSecret] = useState<string>();
  const add = trpc.apiKey.add.useMutation();
  const form = useZodForm(schema, {
    defaultValues: { name: "", scopes: [], days: String(defaultKeyDays), networks: "", userId: machineId },
  });
  const { control } = form;
  if (secret !== undefined)
    return (
      <ShownSecret
        title={<Trans>Votre nouvelle clé d’API</Trans>}
        secret={secret}
        words={{
          copy: <Trans>Copier la clé</Trans>,
          copied: <Trans>Copiée</Trans>,
          noted: <Trans>J’ai noté la clé</Trans>,
        }}
        warning={<Trans>Notez-la maintenant : elle ne sera plus montrée. Traitez-la comme un mot de passe.</Trans>}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={<Trans>Créer une clé d’API</Trans>}
      description={<Trans>Un programme qui la détient fait ce que vous cochez ici, et rien d’autre.</Trans>}
      form={form}
      label={t`Créer une clé d’API`}
      mutation={add}
      onSuccess={async (made) => {
        setSecret(made.secret);
        await utils.apiKey.list.invalidate();
      }}
      submitLabel={<Trans>Créer la clé</Trans>}
      pendingLabel={<Trans>Création…</Trans>}
      secondary={(close) => (
        <Button variant="ghost" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 md:grid-cols-2">
        <TextField
          control={control}
          name="name"
          label={t`Nom`}
          help={t`Pour la reconnaître dans la liste.`}
          maxLength={60}
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="days"
          label={t`Durée`}
          options={terms.map((days) => ({ value: String(days), label: t`${days} jours` }))}
        />
        <ScopePicker
          control={control}
          name="scopes"
          role={role}
          label={t`Ce que la clé peut faire`}
          help={t`Choisissez le moins possible.`}
          className="md:col-span-2"
        />
        <TextAreaField
          control={control}
          name="networks"
          label={t`Adresses autorisées`}
          optional
          help={t`Une adresse ou un réseau par ligne, par exemple 203.0.113.0/24. Champ vide : la clé fonctionne depuis n’importe où.`}
          rows={2}
          className="md:col-span-2"
        />
      </div>
    </FormDialog>
  );
}
