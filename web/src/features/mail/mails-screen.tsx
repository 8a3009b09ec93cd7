import { sentMailDays } from "@metiro/shared/mail/constants";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { formatCount } from "@metiro/shared/text/format";
import { ExportButton } from "#list/export/export-button.tsx";
import { FilterSelect } from "#list/filter/filter-select.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import type { ListState } from "#list/use-list-search.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Button } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { kindWords, useKindWords } from "#domain/mail/mail-words.ts";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import type { LinkParts } from "#ui/navigation/link-parts.ts";
import type { Tab } from "#ui/navigation/tabs.tsx";
import { type MailsValues, type MailView, mailsFilter, viewOf, countInput, mailViews } from "./mails-search.ts";

export interface Mail {
  id: string;
  kind: string;
  recipient?: { email: string } | undefined;
  canResend?: boolean | undefined;
}

export interface ViewProps {
  list: ListState<MailsValues>;
  onShow: (mail: Mail) => void;
}

type MailsScreenProps<Row> = Pick<
  ComponentProps<typeof ListScreen<Row, MailsValues>>,
  "list" | "query" | "columns" | "actions" | "selection" | "rowActions"
> & {
  /** A press on a row opens what the mail says. */
  onShow: ViewProps["onShow"];
  empty: { title: string; text: string };
};

/** What the lists of mails have in common. */
export function MailsScreen<Row extends Mail>({ empty, actions, onShow, rowActions, ...own }: MailsScreenProps<Row>) {
  const { t, i18n } = useLingui();
  const { list } = own;
  const view = viewOf(list.values);
  return (
    <ListScreen
      {...own}
      corner={view !== "sent" && <ExportButton path="/Mail/Export" input={{ view, ...mailsFilter(list.values) }} />}
      actions={actions}
      title={<Trans>E-mails</Trans>}
      description={<Trans>Ce que la plateforme envoie, sur {sentMailDays} jours.</Trans>}
      tabs={useMailTabs(view)}
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
      rowPress={onShow}
      cornerActions={!own.selection}
      rowActions={(mail) => (
        <>
          <ShowButton mail={mail} onShow={onShow} />
          {rowActions?.(mail)}
        </>
      )}
      rowKey={({ id }) => id}
      words={{
        caption: t`E-mails`,
        search: t`Destinataire ou numéro de la demande`,
        failed: t`Les e-mails n’ont pas pu être chargés`,
        empty: {
          ...empty,
          action: view !== "sent" && (
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
function ShowButton({ mail, onShow }: { mail: Mail; onShow: ViewProps["onShow"] }) {
  const { t } = useLingui();
  const kindOf = useKindWords();
  return (
    <Button
      size="sm"
      variant="ghost"
      className="max-md:border-transparent!"
      aria-label={t`Voir l’e-mail : ${kindOf(mail.kind)}, ${mail.recipient?.email ?? ""}`}
      onClick={() => onShow(mail)}
    >
      <span className="max-md:hidden">
        <Trans>Voir</Trans>
      </span>
      <Icon of={ChevronRight} size="sm" className="md:hidden" />
    </Button>
  );
}

const counting = { ...handlesOwnErrors, retryOnMount: false };

/** What failed, what is on its way and what waits for its reader, each with how many there are in all. */
function useMailTabs(current: MailView): Tab[] {
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
