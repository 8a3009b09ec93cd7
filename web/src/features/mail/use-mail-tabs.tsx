import { useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { countInput, type MailView, mailViews } from "./mails-search.ts";

const counting = { ...handlesOwnErrors, retryOnMount: false };

/** What failed, what is on its way and what waits for its reader, each with how many there are in all. */
export function useMailTabs(current: MailView): Tab[] {
  const { t } = useLingui();
  const words = { failed: t`Échecs`, waiting: t`En attente`, held: t`Reportés`, sent: t`Envoyés` };
  const counts = {
    failed: trpc.mail.listFailed.useQuery(countInput, counting).data?.totalCount,
    waiting: trpc.mail.listWaiting.useQuery(countInput, counting).data?.totalCount,
    held: trpc.mail.listHeld.useQuery(countInput, counting).data?.totalCount,
    // Of what was ever sent nobody needs to know how much it is.
    sent: undefined,
  };
  return mailViews.map((view) => ({
    key: view,
    label: words[view],
    count: counts[view] === undefined ? undefined : formatCount(counts[view]),
    accent: view === "failed" && (counts.failed ?? 0) > 0,
    current: view === current,
    link: (parts: LinkParts) => (
      <Link {...parts} to="." search={(previous) => ({ ...previous, view, pageNumber: 1 })} resetScroll={false} />
    ),
  }));
}
