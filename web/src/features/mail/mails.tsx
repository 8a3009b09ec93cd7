import { Suspense, useState } from "react";
import { useLingui } from "@lingui/react/macro";
import type { HeldMail, SentMail } from "@metiro/shared/mail/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { sentMailDays } from "@metiro/shared/mail/constants";
import { useListSearch } from "#list/use-list-search.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { FailedMails } from "./failed-mails.tsx";
import { type MailView, mailsSearch, viewOf, mailsInput } from "./mails-search.ts";
import { type Mail, type ViewProps, MailsScreen } from "./mails-screen.tsx";
import { WaitingMails } from "./waiting-mails.tsx";
import { HeldBadge, Moment, useAboutColumns, OutcomeBadge } from "./mail-cells.tsx";

const MailPreview = lazyPart(() => import("./mail-preview.tsx"));

const views = {
  failed: FailedMails,
  waiting: WaitingMails,
  held: HeldMails,
  sent: SentMails,
} as const satisfies Record<MailView, unknown>;

/** The mails that could not be delivered, those on their way, those whose readers let them wait, and those that are done with. */
export function Mails() {
  const list = useListSearch(mailsSearch, ["view"]);
  const [shown, setShown] = useState<Mail>();
  const View = views[viewOf(list.values)];
  return (
    <>
      <View list={list} onShow={setShown} />
      {shown && (
        <Suspense>
          <MailPreview mail={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The mails that wait because their readers want it so, the next one first. */
function HeldMails({ list, onShow }: ViewProps) {
  const { t } = useLingui();
  const query = trpc.mail.listHeld.useQuery(mailsInput(list.values), { placeholderData: keepPreviousData });
  const about = useAboutColumns<HeldMail>();
  const columns: Column<HeldMail>[] = [
    ...about,
    { key: "why", header: t`Attend`, place: "foot", cell: ({ why }) => <HeldBadge why={why} /> },
    { key: "dueAt", header: t`Prévu le`, place: "figure", cell: ({ dueAt }) => <Moment iso={dueAt} /> },
  ];
  return (
    <MailsScreen
      list={list}
      query={query}
      columns={columns}
      onShow={onShow}
      empty={{
        title: t`Rien n’est reporté`,
        text: t`Les e-mails que leurs destinataires veulent dans le résumé du jour, ou hors de leurs heures calmes, attendent ici.`,
      }}
    />
  );
}

/** The mails that are done with, latest first. */
function SentMails({ list, onShow }: ViewProps) {
  const { t } = useLingui();
  const query = trpc.mail.listSent.useQuery(mailsInput(list.values), { placeholderData: keepPreviousData });
  const about = useAboutColumns<SentMail>();
  const columns: Column<SentMail>[] = [
    ...about,
    { key: "outcome", header: t`Résultat`, place: "foot", cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
    { key: "at", header: t`Le`, place: "figure", cell: ({ at }) => <Moment iso={at} /> },
  ];
  return (
    <MailsScreen
      list={list}
      query={query}
      columns={columns}
      onShow={onShow}
      empty={{ title: t`Aucun e-mail envoyé`, text: t`Les e-mails se retrouvent ici pendant ${sentMailDays} jours.` }}
    />
  );
}
