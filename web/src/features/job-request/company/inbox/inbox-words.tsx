import { Trans, useLingui } from "@lingui/react/macro";
import { inboxBoxes, inboxFolders } from "@metiro/shared/job-request/response";
import type { FolderTotals } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "#ui/button/button-class.ts";
import type { InboxTab } from "./inbox-search.ts";

interface EmptyWords {
  title: string;
  text: string;
  action?: ReactNode;
}

type Folders = FolderTotals | undefined;

/** How many requests a tab holds. */
export const countIn = (counts: Folders, tab: InboxTab): number | undefined =>
  counts && (tab === "all" ? inboxFolders : inboxBoxes[tab]).reduce((sum: number, folder) => sum + counts[folder], 0);

/** What the tabs of the inbox are called, and what they say when they hold nothing. */
export function useInboxWords(counts: Folders, paused: boolean) {
  const { t } = useLingui();
  const tabWords: Record<InboxTab, string> = {
    toAnswer: t`À répondre`,
    answered: t`Répondues`,
    won: t({ message: "Gagnées", context: "requests in an inbox" }),
    closed: t({ message: "Closes", context: "requests in an inbox" }),
    all: t`Toutes`,
  };
  const coverage = (
    <Link to="/company/profile/coverage" className={buttonClass({ variant: "secondary" })}>
      <Trans>Voir ma zone et mes prestations</Trans>
    </Link>
  );
  const nothingYet: EmptyWords = {
    title: t`Aucune demande pour l’instant`,
    text: paused
      ? t`Vous êtes en pause : aucune demande ne vous est envoyée.`
      : t`Nous vous écrivons dès qu’une demande correspond à vos prestations et à vos districts.`,
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
  const emptyTab: Record<InboxTab, EmptyWords> = {
    toAnswer: {
      title: t`Vous avez répondu à tout`,
      text: paused
        ? t`Vous êtes en pause : de nouvelles demandes arrivent dès que vous la terminez.`
        : t`Nous vous écrivons dès qu’une nouvelle demande arrive.`,
      action: to("all", <Trans>Voir toutes les demandes</Trans>),
    },
    answered: {
      title: t`Aucune réponse n’attend le client`,
      text: t`Vos réponses sont ici jusqu’à ce que le client choisisse.`,
      action: to("toAnswer", <Trans>Voir les demandes sans réponse</Trans>),
    },
    won: {
      title: t`Aucune réponse acceptée`,
      text: t`Dès qu’un client vous choisit, ses coordonnées sont ici.`,
      action: to("answered", <Trans>Voir les réponses en attente</Trans>),
    },
    closed: {
      title: t`Aucune demande close`,
      text: t`Les demandes déclinées, annulées ou confiées à une autre entreprise se rangent ici.`,
    },
    all: nothingYet,
  };
  return {
    tabWords,
    emptyWords: (tab: InboxTab): EmptyWords => (countIn(counts, "all") === 0 ? nothingYet : emptyTab[tab]),
  };
}
