import { Trans, useLingui } from "@lingui/react/macro";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { Circle, CircleCheck, X } from "lucide-react";
import type { ReactNode } from "react";
import { useDismissed } from "#session/device/use-dismissed.ts";
import { useSession } from "#session/use-session.ts";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";

/** What a new client does first, until it has chosen a company or wants to see it no more. */
export function ClientFirstSteps({ items }: { items: readonly RequestItem[] }) {
  const { t } = useLingui();
  const [dismissed, dismiss] = useDismissed("first-steps");
  const completed = useSession()?.claims?.profileCompleted ?? true;
  const recipients = items.flatMap(({ jobRequestCompanies }) => jobRequestCompanies);
  if (dismissed || recipients.some(({ clientDecision }) => clientDecision === "accepted")) return null;
  return (
    <Card className="mb-6">
      <CardHead
        title={<Trans>Premiers pas</Trans>}
        aside={<IconButton icon={X} label={t`Ne plus afficher les premiers pas`} onClick={dismiss} />}
      />
      <CardBody>
        <ol className="grid gap-3">
          <Step done={items.length > 0}>
            <Trans>Publiez votre première demande</Trans>
          </Step>
          <Step done={completed}>
            {completed ? (
              <Trans>Complétez votre profil</Trans>
            ) : (
              <Link to="/tenderer/profile" className="text-accent-ink underline underline-offset-[0.2em]">
                <Trans>Complétez votre profil</Trans>
              </Link>
            )}
          </Step>
          <Step done={recipients.some(({ response }) => response === "interested")}>
            <Trans>Recevez des réponses : un e-mail vous annonce chacune</Trans>
          </Step>
          <Step done={false}>
            <Trans>Comparez, puis acceptez celle qui vous convient : l’entreprise reçoit alors vos coordonnées</Trans>
          </Step>
        </ol>
      </CardBody>
    </Card>
  );
}

function Step({ done, children }: { done: boolean; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <Icon of={done ? CircleCheck : Circle} size="sm" className={done ? "mt-1 text-success" : "mt-1 text-ink-3"} />
      <span className={done ? "min-w-0 text-ink-3" : "min-w-0"}>
        {children}
        {done && (
          <span className="sr-only">
            {" "}
            <Trans>: c’est fait</Trans>
          </span>
        )}
      </span>
    </li>
  );
}
