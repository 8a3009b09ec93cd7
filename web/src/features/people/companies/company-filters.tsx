import { useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { FilterSelect, SortSelect } from "#list/filter/filter-select.tsx";
import { useAgeOptions } from "#list/filter/use-age-options.ts";
import type { ListState } from "#list/use-list-search.ts";
import { filling, PlaceFilters } from "../account/place-filters.tsx";
import type { CompaniesValues } from "./companies-search.ts";

/** By trade, place and subscription. */
export function CompanyFilters({ list }: { list: ListState<CompaniesValues> }) {
  const { t } = useLingui();
  return (
    <>
      <TradeFilters list={list} />
      <PlaceFilters list={list} />
      <FilterSelect
        list={list}
        name="subscription"
        label={t`Abonnement`}
        all={t`Tous les abonnements`}
        options={[
          { value: "active", label: t`Abonnement actif` },
          { value: "ending", label: t`Échéance dans 30 jours` },
          { value: "upcoming", label: t`Abonnement à venir` },
          { value: "expired", label: t`Abonnement échu` },
          { value: "none", label: t`Sans abonnement actif` },
        ]}
      />
    </>
  );
}

export const rareCompanyFilters = ["state", "verified", "profileCompleted", "coverage"] as const;

/** By state, verification, profile, coverage and order. */
export function RareCompanyFilters({ list }: { list: ListState<CompaniesValues> }) {
  const { t } = useLingui();
  const ages = useAgeOptions("feminine");
  return (
    <>
      <FilterSelect
        list={list}
        name="state"
        label={t`État`}
        all={t`Tous les états`}
        options={[
          { value: "available", label: t`Disponibles` },
          { value: "away", label: t`Absentes ou en pause à leur demande` },
          { value: "paused", label: t`En pause` },
          { value: "locked", label: t`Bloquées` },
          { value: "invited", label: t`Invitées` },
          { value: "unconfirmed", label: t`E-mail à confirmer` },
        ]}
      />
      <FilterSelect
        list={list}
        name="verified"
        label={t`Vérification`}
        all={t`Vérifiées ou non`}
        options={[
          { value: "yes", label: t`Vérifiées` },
          { value: "no", label: t`À vérifier` },
        ]}
      />
      <FilterSelect
        list={list}
        name="profileCompleted"
        label={t`Profil`}
        all={t`Profil complet ou non`}
        options={[
          { value: "yes", label: t`Profil complet` },
          { value: "no", label: t`Profil à compléter` },
        ]}
      />
      <FilterSelect
        list={list}
        name="coverage"
        label={t`Couverture`}
        all={t`Couverture : toutes`}
        options={[{ value: "none", label: t`Sans couverture` }]}
      />
      <SortSelect list={list} options={[...ages, { value: "name", label: t`Par nom` }]} />
    </>
  );
}

function TradeFilters({ list }: { list: ListState<CompaniesValues> }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { data: categories } = trpc.category.list.useQuery(undefined, filling);
  const category = categories?.find(({ id }) => id === list.values.categoryId);
  return (
    <>
      <FilterSelect
        list={list}
        name="categoryId"
        label={t`Catégorie`}
        all={t`Toutes les catégories`}
        options={categories?.map((item) => ({ value: item.id, label: nameOf(item) })) ?? []}
        clears={["subcategoryId"]}
      />
      {category && (
        <FilterSelect
          list={list}
          name="subcategoryId"
          label={t`Sous-catégorie`}
          all={t`Toutes les sous-catégories`}
          options={category.subCategories.map((item) => ({ value: item.id, label: nameOf(item) }))}
        />
      )}
    </>
  );
}
