import { useEffect, useRef } from "react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronLeft, Plus } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { ExportButton } from "#list/export/export-button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Card } from "#ui/display/card.tsx";
import { EmptyState } from "#ui/feedback/empty-state.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { CategoryDetail } from "./detail/category-detail.tsx";
import type { Menu } from "./tree/menu.ts";
import { TreeCard } from "./tree/tree-card.tsx";
import type { TreeSearch } from "./tree/tree-search.ts";
import { useReorder } from "./tree/use-reorder.ts";

/** « Catégories »: the tree of the public menu, and one category of it in detail. */
export function CategoriesScreen({ search = "", category }: TreeSearch) {
  const { data, isError, isFetching, refetch } = trpc.category.overview.useQuery(undefined, { retryOnMount: false });
  const reorder = useReorder(data);
  const navigate = useNavigate();
  const menu = data?.categories;
  const at = Math.max(menu?.findIndex(({ id }) => id === category) ?? 0, 0);
  const onPhone = usePhone();
  // A phone has room for one of them: the tree, or the category that was chosen there.
  const isAlone = onPhone && category !== undefined;
  const shown = useRef(category);
  useEffect(() => {
    if (shown.current === category) return;
    shown.current = category;
    if (isAlone) scrollTo(0, 0);
  }, [category, isAlone]);
  return (
    <>
      <PageHead
        title={<Trans>Catégories</Trans>}
        description={!isAlone && (menu ? <Counts menu={menu} /> : <Trans>L’ordre est celui du menu public.</Trans>)}
        above={isAlone && <BackLink />}
        corner={!isAlone && menu && menu.length > 0 && <ExportButton path="/Category/Export" input={{}} />}
        actions={!isAlone && <AddLink />}
      />
      {isError && !isFetching && !menu && (
        <Card>
          <ErrorState title={<Trans>Les catégories n’ont pas pu être chargées</Trans>} onRetry={() => void refetch()}>
            <Trans>Vos données ne sont pas perdues.</Trans>
          </ErrorState>
        </Card>
      )}
      {!menu && (isFetching || !isError) && (
        <div className="grid items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
          <SkeletonCard />
          <SkeletonCard />
        </div>
      )}
      {menu?.length === 0 && <None />}
      {menu && menu.length > 0 && (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)]">
          {!isAlone && (
            <TreeCard
              menu={menu}
              current={onPhone ? undefined : menu[at]?.id}
              search={search}
              onSearch={(text) =>
                void navigate({
                  to: "/admin/category/list",
                  search: ({ search: _before, ...others }) => ({ ...others, ...(text !== "" && { search: text }) }),
                  replace: true,
                  resetScroll: false,
                })
              }
              reorder={reorder}
            />
          )}
          {(!onPhone || isAlone) && <CategoryDetail menu={menu} index={at} reorder={reorder} />}
        </div>
      )}
    </>
  );
}

function Counts({ menu }: { menu: Menu }) {
  const subcategories = menu.reduce((sum, { subCategories }) => sum + subCategories.length, 0);
  return (
    <>
      <Plural value={menu.length} one="# catégorie" other="# catégories" />
      {", "}
      <Plural value={subcategories} one="# sous-catégorie" other="# sous-catégories" />
      {". "}
      <Trans>L’ordre est celui du menu public.</Trans>
    </>
  );
}

const AddLink = () => (
  <Link to="/admin/category/add" className={buttonClass()}>
    <Icon of={Plus} />
    <Trans>Ajouter une catégorie</Trans>
  </Link>
);

/** From a category to the tree, where they do not stand beside each other. */
const BackLink = () => (
  <Link
    to="/admin/category/list"
    search={({ category: _category, ...others }) => others}
    className="inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-2 no-underline"
  >
    <Icon of={ChevronLeft} size="sm" />
    <Trans>Toutes les catégories</Trans>
  </Link>
);

function None() {
  const { t } = useLingui();
  return (
    <Card aria-label={t`Catégories`}>
      <EmptyState title={<Trans>Aucune catégorie</Trans>} action={<AddLink />}>
        <Trans>Les clients choisissent une sous-catégorie pour publier leur demande.</Trans>
      </EmptyState>
    </Card>
  );
}
