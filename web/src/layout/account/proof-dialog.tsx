import { Trans, useLingui } from "@lingui/react/macro";
import type { Proof } from "@metiro/shared/proof/proof";
import { useRouter } from "@tanstack/react-router";
import { proofRequests } from "#api/proof-requests.ts";
import { PasswordField } from "#form/field/text-fields.tsx";
import { FormDialog } from "#form/form-dialog.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import ProofCode from "./proof-code.tsx";

const schema = async () => (await import("@metiro/shared/auth/schema")).proveInput;

interface ProofDialogProps {
  /** With what the account proves who it is. */
  proofs: readonly Proof[];
  onClose: () => void;
}

/** Asks for the password once more, or for a code where the account has none; what was being done goes on by itself. */
export default function ProofDialog({ proofs, onClose }: ProofDialogProps) {
  const { t } = useLingui();
  const { calls, session } = useRouter().options.context;
  const form = useZodForm(schema, { defaultValues: { password: "", code: "" } });
  const byCode = proofs.includes("code");
  return (
    <FormDialog
      onClose={onClose}
      title={<Trans>Confirmez que c’est bien vous</Trans>}
      description={
        <Trans>Cette action touche à la sécurité du compte. Elle continue dès que vous avez confirmé.</Trans>
      }
      form={form}
      label={t`Confirmez que c’est bien vous`}
      mutation={{ mutateAsync: async (values) => (await calls()).client.auth.prove.mutate(values) }}
      problemField={({ code }) => (code === "CODE_INVALID" ? "code" : undefined)}
      onSuccess={() => proofRequests.answer(true)}
      submitLabel={<Trans>Confirmer</Trans>}
      pendingLabel={<Trans>Vérification…</Trans>}
      secondary={
        <Button variant="secondary" onClick={onClose}>
          <Trans>Annuler</Trans>
        </Button>
      }
    >
      {/* For password managers: whose password this is. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session.current()?.user.email ?? ""}
        readOnly
        hidden
      />
      {byCode ? (
        <ProofCode control={form.control} name="code" />
      ) : (
        <PasswordField
          control={form.control}
          name="password"
          label={t`Votre mot de passe`}
          autoComplete="current-password"
        />
      )}
    </FormDialog>
  );
}
