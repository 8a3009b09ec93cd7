import { personName } from "@metiro/shared/user/nameless";
import { useLingui } from "@lingui/react/macro";
import type { ReceivedItem } from "@metiro/shared/job-request/schema";
import type { Language } from "@metiro/shared/languages";
import { answerText } from "@metiro/shared/sub-category/answer-text";
import type { Answer, Question } from "@metiro/shared/sub-category/questions";
import { shortIn } from "@metiro/shared/sub-category/questions/form/text-in";
import { useFormats } from "#i18n/use-formats.ts";
import type { Column } from "#list/column.ts";
import { CellNote } from "#ui/table/table.tsx";
import { UnreadNote } from "#domain/conversation/unread-note.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { usePriceText } from "#domain/request/price-text.ts";
import { RequestTitle } from "#domain/request/request-title.tsx";
import { useStartText } from "#i18n/use-start-words.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { receivedStates } from "../received-states.ts";
import { receivedState } from "../received-state.ts";
import { Deadline, Places } from "../received-standing.tsx";

/** What a company received as a table. */
export function useInboxColumns(): Column<ReceivedItem>[] {
  const { t } = useLingui();
  const { recent } = useFormats();
  const placeOf = useLocalityText();
  return [
    {
      key: "request",
      header: t`Demande`,
      primary: true,
      cell: (item) => (
        <RequestTitle icon={item.category.icon} title={item.title} unread={receivedState(item) === "new"}>
          <Brief item={item} />
          <span className="mt-1 block empty:hidden">
            <UnreadNote jobRequestId={item.id} />
          </span>
        </RequestTitle>
      ),
    },
    {
      key: "client",
      header: t`Client`,
      hideOn: "between",
      cell: (item) => (
        <span>
          {personName({ firstName: item.tenderer.firstName }) ?? t`Client supprimé`}
          <CellNote>{placeOf(item)}</CellNote>
        </span>
      ),
    },
    {
      key: "received",
      header: t`Reçue`,
      cell: (item) => (
        <span className="num">
          {recent(item.jobRequestCompanies[0]?.createdAt ?? item.createdAt)}
          <CellNote>
            <Deadline request={item} />
          </CellNote>
        </span>
      ),
    },
    {
      key: "state",
      header: t`État`,
      cell: (item) => (
        <span>
          <span className="inline-flex md:whitespace-nowrap">
            <StatusBadge of={receivedStates[receivedState(item)]} />
          </span>
          <CellNote className="mt-1">
            <Places request={item} />
          </CellNote>
        </span>
      ),
    },
  ];
}

/** The answers that say most about the work, when it should begin, and the price that the company named. */
function Brief({ item }: { item: ReceivedItem }) {
  const { t, i18n } = useLingui();
  const startOf = useStartText();
  const priceOf = usePriceText();
  const words = { language: i18n.locale as Language, currency: item.currency };
  const answers = item.summary.map(({ question, answer }) => {
    const text = answerText(question, answer as Answer, words);
    return speaksForItself(question) ? text : t`${shortIn(question, words)} : ${text}`;
  });
  const price = item.jobRequestCompanies.map(priceOf).find((text) => text !== undefined);
  return (
    <>
      {[...answers, startOf(item)].join(" · ")}
      {price && <span className="block">{t`Votre prix : ${price}`}</span>}
    </>
  );
}

/** « Appartement » and « 84 m² » need no question before them; « 4 » and « Oui » do. */
const speaksForItself = ({ type, unit }: Question) =>
  unit !== undefined || ["singleChoice", "multiChoice", "shortText", "longText"].includes(type);
