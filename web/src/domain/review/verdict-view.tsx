import { Trans, useLingui } from "@lingui/react/macro";
import { verdicts } from "@metiro/shared/review/constants";
import type { RequestReviews } from "@metiro/shared/review/schema";
import { Check, X } from "lucide-react";
import { Icon } from "#ui/icon.tsx";
import { ownVerdictWords, verdictWords } from "./review-words.ts";

interface VerdictViewProps {
  verdict: NonNullable<RequestReviews["verdict"]>;
  /** Said to the client itself. */
  own?: boolean;
}

/** What a company says of a client. */
export function VerdictView({ verdict, own = false }: VerdictViewProps) {
  const { i18n } = useLingui();
  const words = own ? ownVerdictWords : verdictWords;
  return (
    <ul className="grid gap-1 text-sm">
      {verdicts.map((name) => (
        <li key={name} className="flex items-start gap-2">
          <Icon of={verdict[name] ? Check : X} size="sm" className={verdict[name] ? "text-success" : "text-danger"} />
          <span>
            {i18n._(words[name])} : {verdict[name] ? <Trans>oui</Trans> : <Trans>non</Trans>}
          </span>
        </li>
      ))}
    </ul>
  );
}
