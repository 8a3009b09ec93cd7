import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { ExportButton } from "#list/export/export-button.tsx";
import { FilterSelect } from "#list/filter/filter-select.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import type { ListState } from "#list/use-list-search.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Button } from "#ui/button/button.tsx";
import { kindWords, useKindWords } from "#domain/mail/mail-words.ts";
import { mailsFilter, type MailsValues } from "./mails-search.ts";
import { useMailTabs } from "./use-mail-tabs.tsx";

interface Mail {
  id: string;
  kind: string;
  recipient?: { email: string } | undefined;
}

export interface ViewProps {
  list: ListState<MailsValues>;
  onShow: (mail: Mail) => void;
}

type MailsScreenProps<Row> = Pick<
  ComponentProps<typeof ListScreen<Row, MailsValues>>,
  "list" | "query" | "columns" | "actions" | "selection" | "rowActions"
> & { empty: { title: string; text: string } };

/** What the lists of mails have in common. */
export function MailsScreen<Row extends Mail>({ empty, actions, ...own }: MailsScreenProps<Row>) {
  const { t, i18n } = useLingui();
  const { list } = own;
  return (
    <ListScreen
      {...own}
      corner={
        list.values.view !== "sent" && (
          <ExportButton path="/Mail/Export" input={{ view: list.values.view, ...mailsFilter(list.values) }} />
        )
      }
      actions={actions}
      title={<Trans>E-mails</Trans>}
      description={<Trans>Ce que la plateforme envoie, sur 180 jours.</Trans>}
      tabs={useMailTabs(list.values.view)}
      tabsLabel={t`État des e-mails`}
      filters={
        <FilterSelect
          list={list}
          name="kind"
          label={t`Type`}
          all={t`Tous les types`}
          options={Object.entries(kindWords).map(([value, label]) => ({ value, label: i18n._(label) }))}
        />
      }
      compactFirst
      rowKey={({ id }) => id}
      words={{
        caption: t`E-mails`,
        search: t`Destinataire ou numéro de la demande`,
        failed: t`Les e-mails n’ont pas pu être chargés`,
        empty: {
          ...empty,
          action: list.values.view !== "sent" && (
            <Link
              to="."
              search={(previous) => ({ ...previous, view: "sent", pageNumber: 1 })}
              resetScroll={false}
              className={buttonClass({ variant: "secondary" })}
            >
              <Trans>Voir les e-mails envoyés</Trans>
            </Link>
          ),
        },
        noMatch: t`Aucun e-mail ne correspond`,
      }}
    />
  );
}

/** Opens the text of a mail. */
export function ShowButton({ mail, onShow }: { mail: Mail; onShow: ViewProps["onShow"] }) {
  const { t } = useLingui();
  const kindOf = useKindWords();
  return (
    <Button
      size="sm"
      variant="ghost"
      aria-label={t`Voir l’e-mail : ${kindOf(mail.kind)}, ${mail.recipient?.email ?? ""}`}
      onClick={() => onShow(mail)}
    >
      <Trans>Voir</Trans>
    </Button>
  );
}
