import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { problemIn, messagesOf } from "#api/failure/failure.ts";
import { CodeField } from "#form/code/code-field.tsx";
import type { FieldBinding } from "#form/field-binding.ts";
import { Button } from "#ui/button/button.tsx";
import { shownInPage } from "#api/failure/shown-failure.ts";

interface ProofCodeProps<Input extends FieldValues, Output> extends Pick<
  FieldBinding<Input, Output>,
  "control" | "name"
> {
  /** A dialog opens with the focus here: there is nothing to type before a code is asked for. */
  focused?: boolean | undefined;
}

/** In place of the password of an account that has none: a code to its address, into whose field the focus then goes. */
export default function ProofCode<Input extends FieldValues, Output>({
  focused = false,
  ...props
}: ProofCodeProps<Input, Output>) {
  const { t } = useLingui();
  const { calls } = useRouter().options.context;
  const [told, setTold] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (button: HTMLButtonElement) => {
    setBusy(true);
    try {
      const { client } = await calls();
      const { sentTo } = await client.auth.sendProofCode.mutate(undefined);
      setTold(t`Un code a été envoyé à ${sentTo}.`);
      // Who went on meanwhile stays there.
      if (document.activeElement === button) inputNamed(button.form, props.name)?.focus();
    } catch (error) {
      const problem = problemIn(error);
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
        data-autofocus={focused ? "" : undefined}
        onClick={({ currentTarget }) => void send(currentTarget)}
      >
        <Trans>Recevoir un code</Trans>
      </Button>
      <output className="text-sm text-ink-2 empty:hidden">{told}</output>
      <CodeField {...props} label={<Trans>Code reçu par e-mail</Trans>} />
    </div>
  );
}

function inputNamed(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name);
  return input instanceof HTMLInputElement ? input : undefined;
}
