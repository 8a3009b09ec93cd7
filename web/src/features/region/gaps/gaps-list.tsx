import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Gap } from "@metiro/shared/region/gaps";
import { formatCount } from "@metiro/shared/text/format";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { ServicePlaceFilters, useRegionTree } from "#domain/request/service-place-filters.tsx";
import type { Column } from "#list/column.ts";
import { FilterSelect } from "#list/filter/filter-select.tsx";
import { ListScreen } from "#list/list-screen.tsx";
import { useListSearch } from "#list/use-list-search.ts";
import { countLinkClass } from "../count-link.ts";
import { regionTabs } from "../region-tabs.tsx";
import { gapsInput, gapsSearch } from "./gaps-search.ts";

/** « Sans couverture »: services that nobody with a running subscription covers in a district, those most asked for first. */
export function GapsList() {
  const { t } = useLingui();
  const list = useListSearch(gapsSearch);
  const query = trpc.region.gaps.useQuery(gapsInput(list.values), { placeholderData: keepPreviousData });
  const from = query.data?.countedFrom;
  return (
    <ListScreen
      title={<Trans>Régions</Trans>}
      description={
        <>
          <Trans>Les prestations qu’aucune entreprise abonnée ne couvre.</Trans>{" "}
          {query.data && (
            <Plural
              value={query.data.askedCount}
              one="# a été demandée en douze mois."
              other="# ont été demandées en douze mois."
            />
          )}
        </>
      }
      tabs={regionTabs("gaps")}
      tabsLabel={t`Régions`}
      list={list}
      query={query}
      filters={
        <>
          <FilterSelect
            list={list}
            name="asked"
            label={t`Demande`}
            options={[
              { value: "asked", label: t`Demandées en douze mois` },
              { value: "all", label: t`Demandées ou non` },
            ]}
          />
          <ServicePlaceFilters list={list} />
        </>
      }
      columns={useColumns(from)}
      rowKey={({ subcategory, subregion }) => `${subcategory.id} ${subregion.id}`}
      compactFirst
      words={{
        caption: t`Prestations sans couverture`,
        search: t`Prestation ou district`,
        failed: t`La liste n’a pas pu être chargée`,
        empty: {
          title: t`Rien de demandé ne manque`,
          text: t`Chaque prestation demandée en douze mois a une entreprise dans son district.`,
        },
        noMatch: t`Rien sans couverture ici`,
      }}
    />
  );
}

function useColumns(from: string | undefined): Column<Gap>[] {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const regions = useRegionTree();
  return [
    { key: "service", header: t`Prestation`, primary: true, cell: ({ subcategory }) => nameOf(subcategory) },
    { key: "district", header: t`District`, inline: true, cell: ({ subregion }) => nameOf(subregion) },
    {
      key: "canton",
      header: t`Canton`,
      inline: true,
      hideOn: "middle",
      cell: ({ subregion }) => {
        const canton = regions?.find(({ id }) => id === subregion.regionId);
        return canton && nameOf(canton);
      },
    },
    {
      key: "requests",
      header: t`Demandes en 12 mois`,
      inline: true,
      align: "end",
      sorted: "descending",
      cell: ({ subcategory, subregion, requestCount }) =>
        requestCount === 0 ? (
          <span data-nothing="" className="num text-ink-3">
            0
          </span>
        ) : (
          <Link
            to="/admin/jobs"
            search={{
              status: "all",
              sort: "newest",
              createdFrom: from ?? "",
              categoryId: subcategory.categoryId,
              subcategoryId: subcategory.id,
              regionId: subregion.regionId,
              subregionId: subregion.id,
            }}
            className={countLinkClass}
          >
            <span className="md:hidden">
              <Plural value={requestCount} one="# demande en 12 mois" other="# demandes en 12 mois" />
            </span>
            <span className="max-md:hidden">{formatCount(requestCount)}</span>
          </Link>
        ),
    },
    {
      key: "companies",
      header: t`Sans abonnement`,
      inline: true,
      align: "end",
      cell: ({ subcategory, subregion, companyCount }) =>
        companyCount === 0 ? (
          <span data-nothing="" className="num text-ink-3">
            0
          </span>
        ) : (
          <Link
            to="/admin/company/all"
            search={{
              categoryId: subcategory.categoryId,
              subcategoryId: subcategory.id,
              regionId: subregion.regionId,
              subregionId: subregion.id,
            }}
            className={countLinkClass}
          >
            <span className="md:hidden">
              <Plural value={companyCount} one="# sans abonnement" other="# sans abonnement" />
            </span>
            <span className="max-md:hidden">
              <Plural value={companyCount} one="# entreprise" other="# entreprises" />
            </span>
          </Link>
        ),
    },
  ];
}
