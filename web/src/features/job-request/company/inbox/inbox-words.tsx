import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReceivedPage } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "#ui/button/button-class.ts";
import type { InboxTab } from "./inbox-search.ts";

interface EmptyWords {
  title: string;
  text: string;
  action?: ReactNode;
}

/** What the tabs of the inbox are called, and what they say when they hold nothing. */
export function useInboxWords(counts: ReceivedPage["folderCounts"] | undefined) {
  const { t } = useLingui();
  const tabWords: Record<InboxTab, string> = {
    new: t({ message: "Nouvelles", context: "requests in an inbox" }),
    seen: t({ message: "Lues", context: "requests in an inbox" }),
    answered: t`Répondues`,
    accepted: t`Acceptées`,
    lost: t({ message: "Perdues", context: "requests in an inbox" }),
    declined: t`Déclinées`,
    all: t`Toutes`,
  };
  const all = counts && Object.values(counts).reduce((sum, n) => sum + n, 0);
  const coverage = (
    <Link to="/company/profile/coverage" className={buttonClass({ variant: "secondary" })}>
      <Trans>Voir ma zone et mes prestations</Trans>
    </Link>
  );
  const nothingYet: EmptyWords = {
    title: t`Aucune demande pour l’instant`,
    text: t`Nous vous écrivons dès qu’une demande correspond à vos prestations et à vos districts.`,
    action: coverage,
  };
  const to = (tab: InboxTab, words: ReactNode) => (
    <Link
      to="/company"
      search={(previous) => ({ ...previous, tab, pageNumber: 1 })}
      className={buttonClass({ variant: "secondary" })}
    >
      {words}
    </Link>
  );
  const seen = counts?.seen ?? 0;
  const emptyTab: Record<InboxTab, EmptyWords> = {
    new:
      seen > 0
        ? {
            title: t`Aucune nouvelle demande`,
            text: t`Des demandes que vous avez lues attendent encore votre réponse.`,
            action: to("seen", <Plural value={seen} one="Voir la demande lue" other="Voir les # demandes lues" />),
          }
        : {
            title: t`Vous avez répondu à tout`,
            text: t`Nous vous écrivons dès qu’une nouvelle demande arrive.`,
            action: to("all", <Trans>Voir toutes les demandes</Trans>),
          },
    seen: {
      title: t`Aucune demande n’attend votre réponse`,
      text: t`Une demande que vous ouvrez sans y répondre se range ici.`,
      action: to("new", <Trans>Voir les nouvelles demandes</Trans>),
    },
    answered: {
      title: t`Aucune réponse n’attend le client`,
      text: t`Vos réponses sont ici jusqu’à ce que le client choisisse.`,
      action: to("new", <Trans>Voir les nouvelles demandes</Trans>),
    },
    accepted: {
      title: t`Aucune réponse acceptée`,
      text: t`Dès qu’un client vous choisit, ses coordonnées sont ici.`,
      action: to("answered", <Trans>Voir les réponses en attente</Trans>),
    },
    lost: {
      title: t`Aucune demande perdue`,
      text: t`Les demandes annulées ou confiées à une autre entreprise se rangent ici.`,
    },
    declined: { title: t`Aucune demande déclinée`, text: t`Les demandes que vous déclinez se rangent ici.` },
    all: nothingYet,
  };
  return {
    tabWords,
    emptyWords: (tab: InboxTab): EmptyWords => (all === 0 ? nothingYet : emptyTab[tab]),
  };
}
