import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { messagesOf, problemOf, retryAfterOf } from "../../calls/failure.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast-store.ts";
import { usePause } from "./use-pause.ts";

interface ResendCodeProps {
  email: string;
  onSent: () => void;
  /** The e-mail is confirmed already, on another device. */
  onConfirmed: () => void;
}

/** Has another code sent, as soon as the server would. */
export function ResendCode({ email, onSent, onConfirmed }: ResendCodeProps) {
  const { t } = useLingui();
  const { calls } = useRouter().options.context;
  const { seconds, wait } = usePause(email);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function send() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { client } = await calls();
      const sent = await client.auth.sendVerificationCode.mutate(undefined, { context: { showsErrors: true } });
      wait(sent.retryAfterSeconds);
      toast.success(t`Un nouveau code a été envoyé à ${sent.sentTo}.`);
      onSent();
    } catch (error) {
      const problem = problemOf(error as never);
      const pause = retryAfterOf(error);
      if (problem?.code === "CONFLICT") onConfirmed();
      else if (problem?.code === "TOO_MANY_REQUESTS" && pause !== undefined) wait(pause);
      else
        setFailure(problem ? messagesOf(problem).join(" ") : t`Le serveur n’a pas répondu. Réessayez dans un instant.`);
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <p>
        <Trans>Rien reçu ? Regardez dans les indésirables.</Trans>{" "}
        {seconds > 0 && (
          <Trans>
            Vous pourrez demander un nouveau code dans <span className="num">{clock(seconds)}</span>.
          </Trans>
        )}
      </p>
      {seconds === 0 && (
        <Button
          variant="link"
          size="sm"
          className="-ml-1 justify-self-start"
          loading={busy}
          loadingLabel={<Trans>Envoi…</Trans>}
          onClick={() => void send()}
        >
          <Trans>Recevoir un nouveau code</Trans>
        </Button>
      )}
      <output className="font-medium text-danger empty:hidden">{failure}</output>
    </div>
  );
}

/** `0:42`, `59:05`. */
const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
