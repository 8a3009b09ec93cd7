import { useLingui } from "@lingui/react/macro";
import type { HeldMail } from "@metiro/shared/mail/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { HeldBadge, Moment, useAboutColumns } from "./mail-cells.tsx";
import { mailsInput } from "./mails-search.ts";
import { MailsScreen, type ViewProps } from "./mails-screen.tsx";

/** The mails that wait because their readers want it so, the next one first. */
export function HeldMails({ list, onShow }: ViewProps) {
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
