import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@metiro/shared/errors/codes";
import { useRef, useState } from "react";
import { problemIn, messagesOf, retryAfterOf } from "#api/failure/failure.ts";
import { useOnLanguage } from "../use-on-language.ts";
import { Button } from "#ui/button/button.tsx";
import type { useResendDelay } from "./use-resend-delay.ts";
import { expectedHere, shownInPage } from "#api/failure/shown-failure.ts";

interface ResendCodeProps {
  pause: ReturnType<typeof useResendDelay>;
  /** Has a code sent; returns the seconds until the next. */
  send: () => Promise<number>;
  onSent: () => void;
  /** Takes a refusal over that is no failure; says whether it did. */
  onRefusal?: (problem: Problem) => boolean;
}

/** Has another code sent, as soon as the server would. */
export function ResendCode({ pause: { seconds, wait }, send, onSent, onRefusal }: ResendCodeProps) {
  const { t } = useLingui();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  useOnLanguage(() => setFailure(undefined));

  async function again() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      wait(await send());
      onSent();
    } catch (error) {
      const problem = problemIn(error);
      const pause = retryAfterOf(error);
      if (problem?.code === "TOO_MANY_REQUESTS" && pause !== undefined) {
        expectedHere(error);
        wait(pause);
      } else if (problem && onRefusal?.(problem)) expectedHere(error);
      else {
        shownInPage(error);
        setFailure(problem ? messagesOf(problem).join(" ") : t`Le serveur n’a pas répondu. Réessayez dans un instant.`);
      }
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
          onClick={() => void again()}
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
