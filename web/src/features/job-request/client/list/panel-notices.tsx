import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { CircleCheck, X } from "lucide-react";
import { useState } from "react";
import { useSession } from "#session/use-session.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card, CardBody } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Timeline } from "#ui/display/timeline.tsx";
import { IfSentToday } from "../../if-sent-today.tsx";
import { UnsentRequests } from "./unsent-requests.tsx";

/** At the top of a client's panel: what happens to the request that was just sent, and what is not sent yet. */
export function PanelNotices() {
  const sent = useLocation({ select: ({ state }) => state.sentRequest });
  return (
    <>
      {sent !== undefined && <JustSent key={sent} id={sent} />}
      <UnsentRequests />
    </>
  );
}

function JustSent({ id }: { id: string }) {
  const { t } = useLingui();
  const email = useSession()?.user.email ?? "";
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  return (
    <Card className="mb-6">
      <CardBody>
        <div className="flex items-start gap-3">
          <Icon of={CircleCheck} size="lg" className="text-success" />
          <h2 className="title-3 min-w-0 flex-1">
            <Trans>Votre demande est bien reçue</Trans>
          </h2>
          <IconButton icon={X} label={t`Fermer ce message`} onClick={() => setClosed(true)} />
        </div>
        <p className="mt-2 mb-5 text-ink-2">
          <Trans>Merci. Nous la relisons, puis nous l’envoyons aux entreprises de votre région.</Trans>
        </p>
        <Timeline
          items={[
            { key: "received", title: <Trans>Demande reçue</Trans>, state: "done" },
            {
              key: "review",
              title: <Trans>Relecture par notre équipe</Trans>,
              note: <Trans>Nous vous écrivons si une précision nous manque.</Trans>,
              state: "now",
            },
            {
              key: "dispatch",
              title: <Trans>Envoi aux entreprises</Trans>,
              note: <Trans>À celles qui proposent cette prestation dans votre région.</Trans>,
              state: "next",
            },
            {
              key: "replies",
              title: <Trans>Vous recevez les réponses</Trans>,
              note: (
                <>
                  <IfSentToday /> <Trans>Un e-mail à chaque réponse, à {email}.</Trans>
                </>
              ),
              state: "next",
            },
          ]}
        />
        <Link to="/tenderer/requests/$id" params={{ id }} className={buttonClass({ className: "mt-5" })}>
          <Trans>Suivre ma demande</Trans>
        </Link>
      </CardBody>
    </Card>
  );
}
