import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../../ui/button-class.ts";
import type { InboxTab } from "./inbox-search.ts";

interface EmptyWords {
  title: string;
  text: string;
  action?: ReactNode;
}

/** What the tabs of the inbox are called, and what they say when they hold nothing. */
export function useInboxWords() {
  const { t } = useLingui();
  const tabWords: Record<InboxTab, string> = {
    open: t`À répondre`,
    answered: t`Répondues`,
    accepted: t`Acceptées`,
    declined: t`Déclinées`,
    all: t`Toutes`,
  };
  const nothingYet: EmptyWords = {
    title: t`Aucune demande pour l’instant`,
    text: t`Nous vous écrivons dès qu’une demande correspond à vos prestations et à vos districts.`,
  };
  const seeAll = (
    <Link
      to="/company"
      search={(previous) => ({ ...previous, tab: "all" as const, pageNumber: 1 })}
      className={buttonClass({ variant: "secondary" })}
    >
      <Trans>Voir toutes les demandes</Trans>
    </Link>
  );
  const emptyTab: Record<InboxTab, EmptyWords> = {
    open: {
      title: t`Vous avez répondu à tout`,
      text: t`Nous vous écrivons dès qu’une nouvelle demande arrive.`,
      action: seeAll,
    },
    answered: { title: t`Aucune réponse envoyée`, text: t`Les demandes auxquelles vous répondez se rangent ici.` },
    accepted: { title: t`Aucune réponse acceptée`, text: t`Dès qu’un client vous choisit, ses coordonnées sont ici.` },
    declined: { title: t`Aucune demande déclinée`, text: t`Les demandes que vous déclinez se rangent ici.` },
    all: nothingYet,
  };
  return {
    tabWords,
    /** `total` is how many requests there are in all tabs. */
    emptyWords: (tab: InboxTab, total: number | undefined): EmptyWords => (total === 0 ? nothingYet : emptyTab[tab]),
  };
}
