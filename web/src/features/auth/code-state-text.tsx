import { codeMinutes } from "@metiro/shared/auth/constants";
import { Trans } from "@lingui/react/macro";
import { formatTime } from "@metiro/shared/text/format";
import type { CodeState } from "./use-code-state.ts";

/** Whether a code is under way, and since when. */
export function CodeStateText({ codeState, email }: { codeState: CodeState; email: string }) {
  const address = <strong className="font-semibold text-ink">{email}</strong>;
  if (codeState === "too-many")
    return (
      <Trans>
        Le dernier code envoyé à {address} ne fonctionne plus. Vous pourrez en demander un autre après une pause.
      </Trans>
    );
  if (codeState === "unknown") return <Trans>Demandez un code : nous l’enverrons à {address}.</Trans>;
  if (codeState === undefined) return <Trans>Un code à six chiffres pour {address}…</Trans>;
  const time = formatTime(codeState.sentAt);
  return (
    <Trans>
      Nous avons envoyé un code à six chiffres à {address} à {time}. Il est valable {codeMinutes} minutes.
    </Trans>
  );
}
