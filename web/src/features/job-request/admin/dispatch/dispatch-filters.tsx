import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { maxMatching } from "@metiro/shared/company/constants";
import { formatCount } from "@metiro/shared/text/format";
import { Search, X } from "lucide-react";
import { cn } from "#ui/cn.ts";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { TextInput } from "#ui/input/text-input.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";

interface DispatchFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  activeOnly: boolean;
  onActiveOnly: (activeOnly: boolean) => void;
  /** How many companies serve district and trade. */
  covering: number | undefined;
  /** They stay at the top of what scrolls, where a window is wide and high enough, and tell how much of it they take. */
  stays?: boolean;
}

export function DispatchFilters(props: DispatchFiltersProps) {
  const { search, onSearch, activeOnly, onActiveOnly, covering, stays = false } = props;
  const { t } = useLingui();
  const onPhone = usePhone();
  return (
    <search
      ref={stays ? tellHeight : undefined}
      className={cn(
        "flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-3 max-md:py-2",
        stays && "top-0 z-20 bg-surface md:max-xl:[@media(height>=36rem)]:sticky",
      )}
    >
      <TextInput
        type="search"
        icon={Search}
        aria-label={t`Chercher une entreprise`}
        placeholder={t`Nom ou localité`}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        action={
          search && <IconButton size="sm" icon={X} label={t`Effacer la recherche`} onClick={() => onSearch("")} />
        }
        className="max-md:flex-[1_1_11rem] md:max-w-88 md:[--control-height:2.5rem] md:[--control-text:var(--text-sm)]"
      />
      <Checkbox
        label={<span className="text-sm">{onPhone ? t`Abonnées` : t`Abonnement actif seulement`}</span>}
        checked={activeOnly}
        onChange={(event) => onActiveOnly(event.target.checked)}
      />
      {covering ? <Covering count={covering} /> : null}
    </search>
  );
}

/** So far below the edge stands what stays below them. */
function tellHeight(filters: HTMLElement | null) {
  const style = filters?.parentElement?.style;
  if (!filters || !style || typeof ResizeObserver === "undefined") return undefined;
  const observer = new ResizeObserver(() => style.setProperty("--filters-height", `${filters.offsetHeight}px`));
  observer.observe(filters);
  return () => observer.disconnect();
}

/** How many serve what is asked for, and why they stand in this order. */
export function Covering({ count }: { count: number }) {
  const figure = formatCount(count);
  return (
    <p className="text-sm text-ink-2 md:ml-auto md:text-right">
      <span className="[&>b]:font-semibold [&>b]:text-ink">
        <Plural
          value={count}
          one={
            <Trans>
              <b>{figure} entreprise</b> couvre ce district et cette prestation
            </Trans>
          }
          other={
            <Trans>
              <b>{figure} entreprises</b> couvrent ce district et cette prestation
            </Trans>
          }
        />
      </span>
      {count > 1 && (
        <span className="block text-xs text-ink-3">
          {count < maxMatching ? (
            <Trans>Abonnées d’abord, puis les moins sollicitées, puis celles qui répondent le plus</Trans>
          ) : (
            <Trans>ou davantage : cherchez les suivantes par leur nom</Trans>
          )}
        </span>
      )}
    </p>
  );
}
