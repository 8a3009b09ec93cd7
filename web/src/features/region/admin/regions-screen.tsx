import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { RegionOverview } from "@metiro/shared/region/overview";
import { useNavigate } from "@tanstack/react-router";
import { Ellipsis, Plus } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { cornerClass, cornerWordsClass } from "#ui/navigation/corner-class.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { RegionList } from "./region-list.tsx";
import { regionsSearch, type RegionsSearch } from "./regions-search.ts";
import { useRegionDialogs } from "./use-region-dialogs.tsx";

/** « Régions »: the cantons with their districts, and what depends on each. */
export function RegionsScreen({ search = "", sort = "uncovered" }: RegionsSearch) {
  const { t } = useLingui();
  const { data, isError, isFetching, refetch } = trpc.region.overview.useQuery(undefined, { retryOnMount: false });
  const navigate = useNavigate();
  const dialogs = useRegionDialogs(data ?? []);
  return (
    <>
      <PageHead
        title={<Trans>Régions</Trans>}
        description={data ? <Counts regions={data} /> : <Trans>Les cantons et leurs districts.</Trans>}
        corner={
          data &&
          data.length > 0 && (
            <div className="flex gap-2 md:gap-3">
              <ExportButton path="/Region/Export" input={{}} />
              {/* Switzerland has all its cantons: one is hardly ever added. */}
              <DropdownMenu
                title={t`Régions`}
                trigger={
                  <Button variant="secondary" icon={Ellipsis} className={cornerClass}>
                    <span className={cornerWordsClass}>
                      <Trans>Autres actions</Trans>
                    </span>
                  </Button>
                }
              >
                <MenuItem icon={Plus} onSelect={() => dialogs.add()}>
                  <Trans>Ajouter un canton</Trans>
                </MenuItem>
              </DropdownMenu>
            </div>
          )
        }
      />
      {!data && (isFetching || !isError) && <SkeletonCard />}
      {!data && isError && !isFetching && (
        <Card>
          <ErrorState title={<Trans>Les régions n’ont pas pu être chargées</Trans>} onRetry={() => void refetch()}>
            <Trans>Vos données ne sont pas perdues.</Trans>
          </ErrorState>
        </Card>
      )}
      {data?.length === 0 && (
        <Card aria-label={t`Régions`}>
          <EmptyState
            title={<Trans>Aucun canton</Trans>}
            action={
              <Button icon={Plus} onClick={() => dialogs.add()}>
                <Trans>Ajouter un canton</Trans>
              </Button>
            }
          >
            <Trans>Les entreprises choisissent les districts qu’elles desservent.</Trans>
          </EmptyState>
        </Card>
      )}
      {data && data.length > 0 && (
        <RegionList
          regions={data}
          search={search}
          sort={sort}
          onChange={(change) =>
            void navigate({
              to: "/admin/regions",
              search: regionsSearch({ search, sort, ...change }),
              replace: true,
              resetScroll: false,
            })
          }
          dialogs={dialogs}
        />
      )}
      {dialogs.dialog}
    </>
  );
}

function Counts({ regions }: { regions: readonly RegionOverview[] }) {
  const districts = regions.reduce((sum, { subregions }) => sum + subregions.length, 0);
  return (
    <>
      <Plural value={regions.length} one="# canton" other="# cantons" />
      {", "}
      <Plural value={districts} one="# district" other="# districts" />
    </>
  );
}
