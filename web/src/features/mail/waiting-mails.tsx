import { useLingui } from "@lingui/react/macro";
import type { WaitingMail } from "@metiro/shared/mail/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { CellNote } from "#ui/table/table.tsx";
import { Moment, WaitingBadge, useAboutColumns } from "./mail-cells.tsx";
import { useReasonWords } from "#domain/mail/mail-words.ts";
import { mailsInput } from "./mails-search.ts";
import { MailsScreen, type ViewProps } from "./mails-screen.tsx";

/** The mails on their way, the next one first. */
export function WaitingMails({ list, onShow }: ViewProps) {
  const { t } = useLingui();
  const reasonOf = useReasonWords();
  const query = trpc.mail.listWaiting.useQuery(mailsInput(list.values), { placeholderData: keepPreviousData });
  const about = useAboutColumns<WaitingMail>();
  const columns: Column<WaitingMail>[] = [
    ...about,
    {
      key: "state",
      header: t`État`,
      place: "foot",
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
      align: "end",
      hideOn: "between",
      cell: ({ attempts }) => attempts,
    },
    { key: "dueAt", header: t`Prévu le`, place: "figure", cell: ({ dueAt }) => <Moment iso={dueAt} /> },
  ];
  return (
    <MailsScreen
      list={list}
      query={query}
      columns={columns}
      onShow={onShow}
      empty={{ title: t`Rien n’attend`, text: t`Tous les e-mails sont partis.` }}
    />
  );
}
