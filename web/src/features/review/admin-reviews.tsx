import { Trans, useLingui } from "@lingui/react/macro";
import type { ReviewItem } from "@metiro/shared/review/schema";
import { keepPreviousData } from "@tanstack/react-query";
import { trpc } from "#api/trpc.ts";
import { BroughtFilter, FilterSelect } from "#list/filter/filter-select.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { AdminReview } from "./admin-review.tsx";
import { adminReviewsSearch, reviewsInput } from "./reviews-search.ts";

/** Every published review. Nobody deletes one: its words alone can be withheld, for a reason of the law. */
export function AdminReviews() {
  const { t } = useLingui();
  const list = useListSearch(adminReviewsSearch, ["sort"]);
  const query = trpc.review.list.useQuery(reviewsInput(list.values), { placeholderData: keepPreviousData });
  const { companyId } = list.values;
  return (
    <ListScreen
      title={<Trans>Avis</Trans>}
      description={
        <Trans>
          Tout ce que des clients ont publié. Seul le texte se retire, pour un motif légal ; les étoiles restent.
        </Trans>
      }
      list={list}
      query={query}
      totalCapped={query.data?.totalCapped}
      filters={
        <>
          <FilterSelect
            list={list}
            name="sort"
            label={t`Ordre`}
            options={[
              { value: "newest", label: t`Les plus récents` },
              { value: "lowest", label: t`Les moins bien notés` },
            ]}
          />
          {companyId !== "" && (
            <BroughtFilter
              name={t`Une seule entreprise`}
              words={query.data?.items.find(({ company }) => company.id === companyId)?.company.name}
              onRemove={() => list.change({ companyId: "" })}
            />
          )}
        </>
      }
      columns={[]}
      rowKey={({ id }: ReviewItem) => id}
      draw={(reviews) => (
        <ul className="divide-y divide-line" aria-busy={query.isPlaceholderData || undefined}>
          {reviews.map((review) => (
            <li key={review.id} className="px-4 py-4 md:px-5">
              <AdminReview review={review} />
            </li>
          ))}
        </ul>
      )}
      words={{
        caption: t`Avis`,
        search: t`Mots de l’avis, entreprise`,
        failed: t`Les avis n’ont pas pu être chargés`,
        empty: {
          title: t`Aucun avis publié`,
          text: t`Les avis paraissent une fois le travail terminé et les deux côtés entendus.`,
        },
        noMatch: t`Aucun avis ne correspond`,
      }}
    />
  );
}
