import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { PasswordField } from "#form/field/text-fields.tsx";
import { useZodForm } from "#form/use-zod-form.ts";
import ProofCode from "#layout/auth/proof-code.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

const schema = async () => (await import("@metiro/shared/auth/schema")).deleteAccountInput;

/** The last question before an account is erased; it wants the password, or a code where there is none. */
export default function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const form = useZodForm(schema, { defaultValues: { password: "", code: "" } });
  const erase = trpc.auth.deleteAccount.useMutation();
  const leave = async () => {
    router.options.context.session.end();
    toast.success(t`Votre compte est supprimé.`);
    await router.navigate({ to: "/" });
  };
  return (
    <FormDialog
      onClose={onClose}
      asksToClose={false}
      title={<Trans>Supprimer votre compte ?</Trans>}
      description={
        <Trans>
          Tous vos appareils sont déconnectés et vous ne pouvez plus vous connecter. Cette action est définitive.
        </Trans>
      }
      form={form}
      label={t`Supprimer mon compte`}
      mutation={erase}
      problemField={({ code }) => (code === "CODE_INVALID" ? "code" : undefined)}
      onSuccess={leave}
      submitLabel={<Trans>Supprimer mon compte</Trans>}
      pendingLabel={<Trans>Suppression…</Trans>}
      submitVariant="danger"
      secondary={(close) => (
        <Button variant="secondary" data-autofocus="" onClick={close}>
          <Trans>Garder mon compte</Trans>
        </Button>
      )}
    >
      {hasPassword ? (
        <PasswordField
          control={form.control}
          name="password"
          label={t`Votre mot de passe, pour confirmer`}
          autoComplete="current-password"
        />
      ) : (
        <ProofCode control={form.control} name="code" />
      )}
    </FormDialog>
  );
}
