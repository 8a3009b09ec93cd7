import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { maxMatching } from "@metiro/shared/company/constants";
import { formatCount } from "@metiro/shared/text/format";
import { Search, X } from "lucide-react";
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
}

export function DispatchFilters({ search, onSearch, activeOnly, onActiveOnly, covering }: DispatchFiltersProps) {
  const { t } = useLingui();
  const onPhone = usePhone();
  return (
    <search className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-5 py-3 max-md:py-2">
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
