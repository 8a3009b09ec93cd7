import { Trans, useLingui } from "@lingui/react/macro";
import type { ProveInput } from "@metiro/shared/auth/schema";
import type { ReauthMethod } from "@metiro/shared/reauthentication/methods";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { flushSync } from "react-dom";
import { problemIn } from "#api/failure/failure.ts";
import { reauthRequests } from "#api/reauth-requests.ts";
import { passkeysWork } from "#domain/second-factor/passkeys-work.ts";
import { failureWords } from "#domain/second-factor/failure-words.ts";
import { CodeField } from "#form/code/code-field.tsx";
import { PasswordField } from "#form/field/text-fields.tsx";
import { FormDialog } from "#form/shell/form-dialog.tsx";
import { FormFailure } from "#form/shell/form-failure.ts";
import { useZodForm } from "#form/use-zod-form.ts";
import { Button } from "#ui/button/button.tsx";
import ProofCode from "./proof-code.tsx";

const schema = async () => (await import("@metiro/shared/auth/schema")).proveInput;

interface ReauthDialogProps {
  /** With what the account proves who it is. */
  proofs: readonly ReauthMethod[];
  onClose: () => void;
}

/** Asks once more who is there, by whatever the account has; what was being done goes on by itself. */
export default function ReauthDialog({ proofs, onClose }: ReauthDialogProps) {
  const { t, i18n } = useLingui();
  const { calls, session } = useRouter().options.context;
  const ways = waysOf(proofs);
  const [by, setBy] = useState<ReauthMethod>(ways[0] ?? "password");
  const choose = (way: ReauthMethod, shown: HTMLFormElement | null) => {
    form.reset();
    // The button of the way goes with the choice: the focus is put where the way begins before it is lost.
    flushSync(() => setBy(way));
    shown?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
  };
  const form = useZodForm(schema, { defaultValues: { password: "", code: "", totp: "" } });

  const prove = async ({ password, code, totp }: ProveInput) => {
    const { client } = await calls();
    if (by === "totp" && totp === undefined) throw new FormFailure(t`Saisissez le code de votre application.`);
    if (by !== "passkey") return client.auth.prove.mutate({ [by]: { password, code, totp }[by] });
    try {
      const { answerOf } = await import("#domain/second-factor/passkey.ts");
      return await client.auth.prove.mutate({ passkey: await answerOf(await client.auth.proofOptions.mutate()) });
    } catch (error) {
      if (problemIn(error)) throw error;
      throw new FormFailure(failureWords(error, i18n), { cause: error });
    }
  };
  const others: Record<ReauthMethod, string> = {
    password: t`Utiliser mon mot de passe`,
    code: t`Recevoir un code par e-mail`,
    totp: t`Saisir le code de mon application`,
    passkey: t`Utiliser une clé d’accès`,
  };
  return (
    <FormDialog
      onClose={onClose}
      asksToClose={false}
      title={<Trans>Confirmez que c’est bien vous</Trans>}
      description={
        <Trans>Cette action demande de vérifier votre identité. Elle continue dès que vous avez confirmé.</Trans>
      }
      form={form}
      label={t`Confirmez que c’est bien vous`}
      mutation={{ mutateAsync: prove }}
      problemField={({ code }) =>
        code === "CODE_INVALID" ? "code" : code === "SECOND_FACTOR_INVALID" && by === "totp" ? "totp" : undefined
      }
      onSuccess={() => reauthRequests.answer(true)}
      submitLabel={by === "passkey" ? <Trans>Utiliser ma clé d’accès</Trans> : <Trans>Confirmer</Trans>}
      pendingLabel={<Trans>Vérification…</Trans>}
      submitFocused={by === "passkey"}
      secondary={(close) => (
        <Button variant="secondary" onClick={close}>
          <Trans>Annuler</Trans>
        </Button>
      )}
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
      {by === "passkey" && (
        <p>
          <Trans>Votre appareil ou votre clé va vous demander de confirmer.</Trans>
        </p>
      )}
      {by === "totp" && (
        <CodeField
          control={form.control}
          name="totp"
          label={<Trans>Code de l’application</Trans>}
          submits
          data-autofocus=""
        />
      )}
      {by === "code" && <ProofCode control={form.control} name="code" focused />}
      {by === "password" && (
        <PasswordField
          control={form.control}
          name="password"
          label={t`Votre mot de passe`}
          autoComplete="current-password"
          data-autofocus=""
        />
      )}
      {ways.length > 1 && (
        <ul className="grid gap-1">
          {ways
            .filter((way) => way !== by)
            .map((way) => (
              <li key={way}>
                <Button
                  variant="link"
                  size="sm"
                  className="-ml-1"
                  onClick={({ currentTarget }) => choose(way, currentTarget.form)}
                >
                  {others[way]}
                </Button>
              </li>
            ))}
        </ul>
      )}
    </FormDialog>
  );
}

/** What can be used here, a passkey first: it asks for nothing to be typed. */
const waysOf = (proofs: readonly ReauthMethod[]): readonly ReauthMethod[] => [
  ...(proofs.includes("passkey") && passkeysWork() ? (["passkey"] as const) : []),
  ...proofs.filter((proof) => proof !== "passkey"),
];
