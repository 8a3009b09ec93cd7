import { useLingui } from "@lingui/react/macro";
import type { WaitingMail } from "@metiro/shared/mail/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { CellNote } from "#ui/table/table.tsx";
import { AboutRequest, Moment, Recipient, WaitingBadge } from "./mail-cells.tsx";
import { useKindWords, useReasonWords } from "#domain/mail/mail-words.ts";
import { mailsInput } from "./mails-search.ts";
import { MailsScreen, ShowButton, type ViewProps } from "./mails-screen.tsx";

/** The mails on their way, the next one first. */
export function WaitingMails({ list, onShow }: ViewProps) {
  const { t } = useLingui();
  const kindOf = useKindWords();
  const reasonOf = useReasonWords();
  const query = trpc.mail.listWaiting.useQuery(mailsInput(list.values), { placeholderData: keepPreviousData });
  const columns: Column<WaitingMail>[] = [
    { key: "kind", header: t`E-mail`, primary: true, cell: ({ kind }) => kindOf(kind) },
    { key: "recipient", header: t`Destinataire`, inline: true, cell: (mail) => <Recipient mail={mail} /> },
    {
      key: "request",
      header: t`Demande`,
      inline: "named",
      hideOn: "middle",
      cell: ({ request }) => <AboutRequest request={request} />,
    },
    {
      key: "state",
      header: t`État`,
      inline: true,
      cell: ({ state, reason }) => (
        <>
          <WaitingBadge state={state} />
          {reason && <CellNote>{reasonOf(reason)}</CellNote>}
        </>
      ),
    },
    {
      key: "attempts",
      header: t`Essais`,
      inline: "named",
      align: "end",
      hideOn: "between",
      cell: ({ attempts }) => attempts,
    },
    { key: "dueAt", header: t`Prévu le`, inline: "named", cell: ({ dueAt }) => <Moment iso={dueAt} /> },
  ];
  return (
    <MailsScreen
      list={list}
      query={query}
      columns={columns}
      rowActions={(mail) => <ShowButton mail={mail} onShow={onShow} />}
      empty={{ title: t`Rien n’attend`, text: t`Chaque e-mail est parti.` }}
    />
  );
}
