import { useLingui } from "@lingui/react/macro";
import type { HeldMail } from "@metiro/shared/mail/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { AboutRequest, HeldBadge, Moment, Recipient } from "./mail-cells.tsx";
import { useKindWords } from "#domain/mail/mail-words.ts";
import { mailsInput } from "./mails-search.ts";
import { MailsScreen, ShowButton, type ViewProps } from "./mails-screen.tsx";

/** The mails that wait because their readers want it so, the next one first. */
export function HeldMails({ list, onShow }: ViewProps) {
  const { t } = useLingui();
  const kindOf = useKindWords();
  const query = trpc.mail.listHeld.useQuery(mailsInput(list.values), { placeholderData: keepPreviousData });
  const columns: Column<HeldMail>[] = [
    { key: "kind", header: t`E-mail`, primary: true, cell: ({ kind }) => kindOf(kind) },
    { key: "recipient", header: t`Destinataire`, inline: true, cell: (mail) => <Recipient mail={mail} /> },
    {
      key: "request",
      header: t`Demande`,
      inline: "named",
      hideOn: "middle",
      cell: ({ request }) => <AboutRequest request={request} />,
    },
    { key: "why", header: t`Attend`, inline: true, cell: ({ why }) => <HeldBadge why={why} /> },
    { key: "dueAt", header: t`Prévu le`, inline: "named", cell: ({ dueAt }) => <Moment iso={dueAt} /> },
  ];
  return (
    <MailsScreen
      list={list}
      query={query}
      columns={columns}
      rowActions={(mail) => <ShowButton mail={mail} onShow={onShow} />}
      empty={{
        title: t`Rien n’est reporté`,
        text: t`Ici attendent les e-mails que leurs destinataires veulent dans le résumé du jour, ou hors de leurs heures calmes.`,
      }}
    />
  );
}
