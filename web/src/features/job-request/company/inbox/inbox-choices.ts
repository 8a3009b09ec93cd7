import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@metiro/shared/text/format";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { chosenFilters, type FilterChoice } from "#list/filter/filter-choice.ts";
import type { ListState } from "#list/use-list-search.ts";
import { useSite } from "#site/use-site.ts";
import { inboxAges, inboxBudgets, inboxDistances, inboxOrders, type InboxSearch, leastBudget } from "./inbox-search.ts";

/** What an inbox is filtered by: the trades and districts that the company serves, how far, for how much, with what, since when. */
export function useInboxChoices({ tab }: InboxSearch): FilterChoice<InboxSearch>[] {
  const { t } = useLingui();
  const { currency } = useSite();
  const { data: company } = trpc.company.own.useQuery(undefined, handlesOwnErrors);
  const options = (items: readonly { id: string; name: string }[] = []) =>
    items.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label, "fr"));
  const orderWords = { newest: t`Récentes d’abord`, dueFirst: t`Urgentes d’abord`, oldest: t`Anciennes d’abord` };
  return [
    {
      name: "subcategoryId",
      label: t`Prestation`,
      all: t`Toutes`,
      options: options(company?.subcategories),
    },
    { name: "subregionId", label: t`District`, all: t`Tous`, options: options(company?.subregions) },
    {
      name: "distance",
      label: t`Distance`,
      all: t`Toutes`,
      options: inboxDistances.map((distance) => {
        const km = Number.parseInt(distance);
        return { value: distance, label: t`À ${km} km au plus` };
      }),
    },
    {
      name: "budget",
      label: t`Budget`,
      all: t`Tous`,
      options: [
        { value: "any", label: t`Budget indiqué` },
        ...inboxBudgets.map((least) => {
          const amount = formatAmount(leastBudget(least), currency);
          return { value: least, label: t`Dès ${amount}` };
        }),
      ],
    },
    {
      name: "photos",
      label: t`Photos`,
      all: t`Avec ou sans`,
      options: [
        { value: "with", label: t`Avec photos` },
        { value: "without", label: t`Sans photos` },
      ],
    },
    {
      name: "age",
      label: t`Reçues`,
      all: t`Toutes`,
      options: inboxAges.map((age) => {
        const days = Number.parseInt(age);
        return { value: age, label: t`Depuis ${days} jours` };
      }),
    },
    {
      name: "order",
      label: t`Ordre`,
      order: true,
      usual: "newest",
      options: inboxOrders(tab).map((order) => ({ value: order, label: orderWords[order] })),
    },
  ];
}

/** « Choisi : Avec photos et « baignoire ». » */
export function useWhyNothing(
  list: ListState<InboxSearch>,
  choices: readonly FilterChoice<InboxSearch>[],
): string | undefined {
  const { t, i18n } = useLingui();
  const { search } = list.values;
  const filters = choices.filter(({ order }) => !order);
  const words = [...(search ? [t`« ${search} »`] : []), ...chosenFilters(list, filters).map((filter) => filter.words)];
  if (words.length === 0) return undefined;
  const chosen = new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(words);
  return words.length > 1
    ? t`Aucune demande ne répond à la fois à ${chosen}. Retirez un critère, ou élargissez-le.`
    : t`Rien ne correspond à ${chosen}.`;
}
