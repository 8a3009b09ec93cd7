import { Trans, useLingui } from "@lingui/react/macro";
import type { RegionOverview, SubregionOverview } from "@metiro/shared/region/overview";
import { formatCount } from "@metiro/shared/text/format";
import { Link } from "@tanstack/react-router";
import { ChevronRight, Ellipsis, MapPinOff, Pencil, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Badge, Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";
import { Cell, TableBody, TableRow } from "#ui/table/table.tsx";
import { RegionUse } from "./region-use.tsx";
import { isUncovered, uncoveredIn } from "./sort-regions.ts";
import type { RegionDialogs } from "./use-region-dialogs.tsx";
import { countLinkClass } from "../count-link.ts";

interface CantonRowProps {
  region: RegionOverview;
  open: boolean;
  onToggle: (() => void) | undefined;
  dialogs: RegionDialogs;
}

/** A canton, and its districts below it while it is unfolded. */
export function CantonRow({ region, open, onToggle, dialogs }: CantonRowProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { code, subregions } = region;
  const name = nameOf(region);
  const uncovered = uncoveredIn(region);
  const onPhone = usePhone();
  const lack = uncovered > 0 && subregions.length > 0 && (
    <Badge tone="warning" icon={MapPinOff} className="md:shrink-0 md:whitespace-nowrap">
      <span className="lg:hidden" aria-hidden="true">
        <Trans>{uncovered} sans couverture</Trans>
      </span>
      <span className="max-lg:sr-only">
        <Trans>
          {uncovered} sur {subregions.length} sans couverture
        </Trans>
      </span>
    </Badge>
  );
  return (
    <TableBody aria-label={open ? t`Districts : ${name}` : undefined}>
      <Row region={region} name={name} dialogs={dialogs} below={onPhone && lack}>
        <button
          type="button"
          aria-expanded={open}
          disabled={!onToggle}
          onClick={onToggle}
          // A finger reaches it on the line below its name as well.
          className="flex min-w-0 items-center gap-2 text-left font-semibold max-md:relative max-md:flex-1 max-md:py-2 max-md:after:absolute max-md:after:inset-x-0 max-md:after:top-0 max-md:after:h-11 md:min-h-11 md:gap-2.5"
        >
          <Icon of={ChevronRight} size="sm" className={cn("text-ink-3 transition-transform", open && "rotate-90")} />
          <span className="min-w-0">{name}</span>
        </button>
        {code && (
          <Badge tone="outline" className="shrink-0 max-lg:hidden">
            {code}
          </Badge>
        )}
        {lack ? !onPhone && lack : <Count value={subregions.length} />}
      </Row>
      {open &&
        subregions.map((district) => (
          <Row key={district.id} region={district} name={nameOf(district)} dialogs={dialogs} inner>
            <span className="min-w-0 max-md:py-2">{nameOf(district)}</span>
            {isUncovered(district) && (
              <Badge tone="warning" icon={MapPinOff}>
                <Trans>Sans couverture</Trans>
              </Badge>
            )}
          </Row>
        ))}
      {open && (
        <TableRow className="border-t border-b-0! bg-paper max-md:py-1!">
          <Cell kind="lead" colSpan={6}>
            <Button size="sm" variant="ghost" icon={Plus} className="md:ml-6" onClick={() => dialogs.add(region)}>
              <Trans>Ajouter un district</Trans>
            </Button>
          </Cell>
        </TableRow>
      )}
    </TableBody>
  );
}

interface RowProps {
  region: SubregionOverview;
  name: string;
  dialogs: RegionDialogs;
  /** A district. */
  inner?: boolean;
  /** On a phone in the line below its name. */
  below?: ReactNode;
  children: ReactNode;
}

const figure = "max-md:hidden! md:min-w-0!";

function Row({ region, name, dialogs, inner = false, below, children }: RowProps) {
  const { t } = useLingui();
  const { id, parentId, companyCount, coveringCount, requestCount, clientCount } = region;
  const place = parentId === undefined ? { regionId: id } : { regionId: parentId, subregionId: id };
  return (
    <TableRow
      tabIndex={-1}
      className={cn("border-t border-b-0! focus-visible:-outline-offset-2 max-md:py-1!", inner && "bg-paper")}
    >
      <Cell kind="lead" className={cn("max-md:pr-9! max-md:pb-0! md:py-0!", inner && "font-normal! md:pl-12!")}>
        <div className="flex min-w-0 items-center gap-x-1.5 gap-y-1 max-lg:flex-wrap md:min-h-11 md:gap-x-2.5 md:py-1">
          {children}
        </div>
        <span className="-mt-1.5 -mr-9 flex flex-wrap items-center gap-x-3 gap-y-1 pb-1 pl-6 font-normal empty:hidden md:hidden">
          {below}
          <RegionUse region={region} aligned />
        </span>
      </Cell>
      <Cell align="end" className={figure}>
        <Figure value={companyCount}>
          <Link to="/admin/company/all" search={place} className={countLinkClass}>
            {formatCount(companyCount)}
          </Link>
        </Figure>
      </Cell>
      <Cell align="end" className={figure}>
        <Figure value={coveringCount}>
          <span className="num">{formatCount(coveringCount)}</span>
        </Figure>
      </Cell>
      <Cell align="end" className={figure}>
        <Figure value={requestCount}>
          <Link to="/admin/jobs" search={{ status: "all", sort: "newest", ...place }} className={countLinkClass}>
            {formatCount(requestCount)}
          </Link>
        </Figure>
      </Cell>
      <Cell align="end" className={figure}>
        <Figure value={clientCount}>
          <Link to="/admin/tenderer/all" search={place} className={countLinkClass}>
            {formatCount(clientCount)}
          </Link>
        </Figure>
      </Cell>
      <Cell
        kind="actions"
        className="max-md:absolute max-md:top-3 max-md:right-2 max-md:pt-0! md:py-0! md:whitespace-nowrap"
      >
        <DropdownMenu title={name} trigger={<IconButton size="sm" icon={Ellipsis} label={t`Actions pour ${name}`} />}>
          <MenuItem icon={Pencil} onSelect={() => dialogs.edit(region)}>
            <Trans>Modifier</Trans>
          </MenuItem>
          <MenuItem icon={Trash2} danger onSelect={() => dialogs.remove(region)}>
            <Trans>Supprimer</Trans>
          </MenuItem>
        </DropdownMenu>
      </Cell>
    </TableRow>
  );
}

/** What is zero leads nowhere. */
const Figure = ({ value, children }: { value: number; children: ReactNode }) =>
  value === 0 ? <span className="num text-ink-3">0</span> : children;
