import { sentMailDays } from "@metiro/shared/mail/constants";
import { useLingui } from "@lingui/react/macro";
import type { SentMail } from "@metiro/shared/mail/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { Moment, OutcomeBadge, useAboutColumns } from "./mail-cells.tsx";
import { mailsInput } from "./mails-search.ts";
import { MailsScreen, type ViewProps } from "./mails-screen.tsx";

/** The mails that are done with, latest first. */
export function SentMails({ list, onShow }: ViewProps) {
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
