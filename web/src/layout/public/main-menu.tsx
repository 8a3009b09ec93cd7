import { Trans, useLingui } from "@lingui/react/macro";
import type { Category } from "@metiro/shared/category/schema";
import { Link } from "@tanstack/react-router";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Icon } from "#ui/icon.tsx";
import { CategoryPanel, MorePanel } from "./menu-panels.tsx";
import { categoriesThatFit } from "./menu-room.ts";

const entryClass = [
  "inline-flex min-h-11 items-center gap-1 rounded-md px-3 text-base font-medium whitespace-nowrap text-ink no-underline hover:bg-hover",
  "aria-[current=page]:mx-3 aria-[current=page]:rounded-none aria-[current=page]:px-0",
  "aria-[current=page]:inset-shadow-[0_-2px_0] aria-[current=page]:inset-shadow-accent",
].join(" ");

/** Pixels between the margins at the widths from which the styles `lg` and `xl` hold. */
const rooms = { lg: 961, xl: 1200 };

/** Home, a panel for each category, then the blog and the page for businesses. What does not fit folds under « Plus ». */
export function MainMenu({ categories }: { categories: readonly Category[] }) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const words = {
    categories: categories.map(nameOf),
    more: t`Plus`,
    fixed: [t`Accueil`, t`Blog`, t`Pour les entreprises`],
  };
  const [lg, xl] = [categoriesThatFit(words, rooms.lg), categoriesThatFit(words, rooms.xl)];
  const onlyWide = (at: number) => (at >= lg ? "max-xl:hidden" : "");
  return (
    <nav aria-label={t`Menu principal`} className="wrap-page max-lg:hidden">
      <ul className="-mx-3 flex gap-1 pb-1">
        <li>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={entryClass}>
            <Trans>Accueil</Trans>
          </Link>
        </li>
        {categories.slice(0, xl).map((category, at) => (
          <li key={category.id} className={onlyWide(at)}>
            <Opener panel={`menu-${category.slug}`}>{nameOf(category)}</Opener>
            <CategoryPanel id={`menu-${category.slug}`} category={category} />
          </li>
        ))}
        {categories.length > lg && (
          <li className={categories.length > xl ? "" : "xl:hidden"}>
            <Opener panel="menu-more">
              <Trans>Plus</Trans>
            </Opener>
            <MorePanel id="menu-more" categories={categories.slice(lg)} hiddenWhenWide={xl - lg} />
          </li>
        )}
        <li>
          <Link to="/blogs" activeOptions={{ includeSearch: false }} className={entryClass}>
            <Trans>Blog</Trans>
          </Link>
        </li>
        <li>
          <Link to="/how-it-works-for-businesses" className={entryClass}>
            <Trans>Pour les entreprises</Trans>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Opener({ panel, children }: { panel: string; children: ReactNode }) {
  return (
    <button type="button" popoverTarget={panel} className={entryClass}>
      {children}
      <Icon of={ChevronDown} size="sm" />
    </button>
  );
}
