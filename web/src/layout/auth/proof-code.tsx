import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { messagesOf, problemOf } from "#api/failure/failure.ts";
import { CodeField } from "#form/code/code-field.tsx";
import type { FieldBinding } from "#form/field-binding.ts";
import { Button } from "#ui/button/button.tsx";
import { shownInPage } from "#api/failure/shown-failure.ts";

/** In place of the password of an account that has none: a code to its address. */
export default function ProofCode<Input extends FieldValues, Output>(
  props: Pick<FieldBinding<Input, Output>, "control" | "name">,
) {
  const { t } = useLingui();
  const { calls } = useRouter().options.context;
  const [told, setTold] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    try {
      const { client } = await calls();
      const { sentTo } = await client.auth.sendProofCode.mutate(undefined);
      setTold(t`Un code a été envoyé à ${sentTo}.`);
    } catch (error) {
      const problem = problemOf(error as never);
      shownInPage(error);
      setTold(problem ? messagesOf(problem).join(" ") : t`Le serveur n’a pas répondu. Réessayez dans un instant.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid max-w-96 gap-3">
      <p className="text-sm text-ink-2">
        <Trans>Votre compte n’a pas de mot de passe : un code envoyé à votre adresse le remplace.</Trans>
      </p>
      <Button
        variant="secondary"
        className="justify-self-start"
        loading={busy}
        loadingLabel={<Trans>Envoi…</Trans>}
        onClick={() => void send()}
      >
        <Trans>Recevoir un code</Trans>
      </Button>
      <output className="text-sm text-ink-2 empty:hidden">{told}</output>
      <CodeField {...props} label={<Trans>Code reçu par e-mail</Trans>} />
    </div>
  );
}
