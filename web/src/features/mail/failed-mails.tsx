import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { FailedMail } from "@metiro/shared/mail/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import type { Column } from "#list/column.ts";
import { Button } from "#ui/button/button.tsx";
import { Moment, useAboutColumns } from "./mail-cells.tsx";
import { useKindWords, useReasonWords } from "#domain/mail/mail-words.ts";
import { mailsFilter, mailsInput } from "./mails-search.ts";
import { MailsScreen, type ViewProps } from "./mails-screen.tsx";
import { useRetry } from "./use-retry.tsx";

/** The mails that were given up, with why; they can be tried again. */
export function FailedMails({ list, onShow }: ViewProps) {
  const { t } = useLingui();
  const kindOf = useKindWords();
  const reasonOf = useReasonWords();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const retry = useRetry(() => setSelected(new Set()));
  const query = trpc.mail.listFailed.useQuery(mailsInput(list.values), { placeholderData: keepPreviousData });
  const total = query.data?.totalCount ?? 0;
  const about = useAboutColumns<FailedMail>();
  const columns: Column<FailedMail>[] = [
    ...about,
    { key: "reason", header: t`Motif`, place: "foot", cell: ({ reason }) => reasonOf(reason) },
    {
      key: "attempts",
      header: t`Essais`,
      align: "end",
      hideOn: "between",
      cell: ({ attempts }) => attempts,
    },
    { key: "failedAt", header: t`Abandonné le`, place: "figure", cell: ({ failedAt }) => <Moment iso={failedAt} /> },
  ];
  return (
    <MailsScreen
      list={list}
      query={query}
      columns={columns}
      actions={
        total > 0 && (
          <Button
            variant="secondary"
            icon={RotateCcw}
            loading={retry.pending}
            onClick={() => void retry.all(mailsFilter(list.values), total)}
          >
            <Plural value={total} one="Réessayer # e-mail" other="Réessayer les # e-mails" />
          </Button>
        )
      }
      selection={{
        selected,
        onChange: setSelected,
        rowLabel: ({ kind, recipient }) => t`Sélectionner ${kindOf(kind)}, ${recipient?.email ?? ""}`,
        summary: (count) => t`${plural(count, { one: "# e-mail sélectionné", other: "# e-mails sélectionnés" })}`,
        actions: (
          <Button size="sm" variant="secondary" loading={retry.pending} onClick={() => retry.several(selected)}>
            <Trans>Réessayer la sélection</Trans>
          </Button>
        ),
      }}
      rowActions={(mail) => (
        <Button
          size="sm"
          variant="secondary"
          aria-label={t`Réessayer : ${kindOf(mail.kind)}, ${mail.recipient?.email ?? ""}`}
          onClick={() => retry.one(mail.id)}
        >
          <Trans>Réessayer</Trans>
        </Button>
      )}
      onShow={onShow}
      empty={{ title: t`Aucun échec`, text: t`Les e-mails qui n’ont pas pu être remis en 24 heures apparaissent ici.` }}
    />
  );
}
