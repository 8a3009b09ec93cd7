import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import type { RegionTree } from "@metiro/shared/region/schema";
import type { ShowcasePage } from "@metiro/shared/showcase/schema";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, type SubmitEvent, useId } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { Select } from "#ui/input/select.tsx";
import { Pagination } from "#ui/table/pagination.tsx";
import { type DirectorySearch, directorySearch } from "./directory-search.ts";
import { ShowcaseCard } from "./showcase-card.tsx";

interface DirectoryProps {
  page: ShowcasePage;
  search: DirectorySearch;
  categories: readonly Category[];
  regions: readonly RegionTree[];
}

/** The companies that have a page, by name, with a plain form that narrows them down. */
export function Directory({ page, search, categories, regions }: DirectoryProps) {
  const { items, pageNumber, pageSize, totalCount, totalCapped } = page;
  const isNarrowed = Object.keys(search).some((name) => name !== "page");
  return (
    <div className="wrap-page py-10 md:py-16">
      <header>
        <h1 className="title-1">
          <Trans>Entreprises</Trans>
        </h1>
        <p className="lead mt-4 max-w-read">
          <Trans>Ce qu’elles font, où elles travaillent, et ce que leurs clients en disent.</Trans>
        </p>
      </header>
      <Filters search={search} categories={categories} regions={regions} />
      {items.length === 0 ? (
        <EmptyState
          art="inbox"
          title={isNarrowed ? <Trans>Aucune entreprise ne correspond</Trans> : <Trans>Pas encore d’entreprise</Trans>}
          className="mt-10 border-t border-line"
        >
          {isNarrowed ? (
            <Link to="/companies" className="text-accent-ink underline underline-offset-4">
              <Trans>Voir toutes les entreprises</Trans>
            </Link>
          ) : (
            <Trans>Les pages des entreprises paraîtront ici.</Trans>
          )}
        </EmptyState>
      ) : (
        <ul className="mt-8 grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {items.map((company) => (
            <li key={company.id}>
              <ShowcaseCard company={company} level={2} />
            </li>
          ))}
        </ul>
      )}
      {totalCount > pageSize && (
        <div className="mt-12">
          <Pagination
            pageNumber={pageNumber}
            pageSize={pageSize}
            totalCount={totalCount}
            totalCapped={totalCapped}
            link={(to, parts) => (
              <Link {...parts} to="/companies" search={{ ...search, page: to > 1 ? to : undefined }} />
            )}
          />
        </div>
      )}
    </div>
  );
}

type FiltersProps = Omit<DirectoryProps, "page">;

function Filters({ search, categories, regions }: FiltersProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const navigate = useNavigate();
  const [tradeId, cantonId, nameId] = [useId(), useId(), useId()];
  function narrow(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = Object.fromEntries([...new FormData(event.currentTarget)].filter(([, value]) => value !== ""));
    void navigate({ to: "/companies", search: directorySearch(given) });
  }
  return (
    <form
      action="/companies"
      onSubmit={narrow}
      className="mt-8 grid items-end gap-4 border-t border-line pt-8 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]"
    >
      <Labelled id={tradeId} label={<Trans>Prestation</Trans>}>
        <Select
          id={tradeId}
          name="trade"
          defaultValue={search.trade ?? ""}
          placeholder={t`Toutes les prestations`}
          options={categories.flatMap((category) =>
            category.subCategories.map((trade) => ({
              value: trade.slug,
              label: nameOf(trade),
              group: nameOf(category),
            })),
          )}
        />
      </Labelled>
      <Labelled id={cantonId} label={<Trans>Canton</Trans>}>
        <Select
          id={cantonId}
          name="canton"
          defaultValue={search.canton ?? ""}
          placeholder={t`Toute la Suisse`}
          options={regions.map((region) => ({ value: region.slug, label: nameOf(region) }))}
        />
      </Labelled>
      <Labelled id={nameId} label={<Trans>Nom</Trans>}>
        <input
          id={nameId}
          name="name"
          type="search"
          maxLength={100}
          defaultValue={search.name ?? ""}
          className="min-h-12 w-full min-w-0 rounded-md border border-control bg-surface px-4 text-md outline-none focus:border-focus focus:outline-3 focus:outline-focus"
        />
      </Labelled>
      <Button type="submit" className="min-h-12">
        <Trans>Chercher</Trans>
      </Button>
    </form>
  );
}

const Labelled = ({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) => (
  <div className="grid gap-1.5">
    <label htmlFor={id} className="text-sm font-semibold">
      {label}
    </label>
    {children}
  </div>
);
