import { Trans, useLingui } from "@lingui/react/macro";
import type { RegionOverview, SubregionOverview } from "@metiro/shared/region/overview";
import { ChevronRight, Pencil, Plus, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Badge, Count } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { RegionUse } from "./region-use.tsx";
import type { RegionDialogs } from "./use-region-dialogs.tsx";

interface CantonRowProps {
  region: RegionOverview;
  open: boolean;
  onToggle: (() => void) | undefined;
  dialogs: RegionDialogs;
}

export function CantonRow({ region, open, onToggle, dialogs }: CantonRowProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const { code, subregions } = region;
  const name = nameOf(region);
  return (
    <li className="border-t border-line">
      <Row region={region} name={name} dialogs={dialogs}>
        <button
          type="button"
          aria-expanded={open}
          disabled={!onToggle}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 items-center gap-2.5 text-left font-semibold"
        >
          <Icon of={ChevronRight} size="sm" className={cn("text-ink-3 transition-transform", open && "rotate-90")} />
          <span className="min-w-0">{name}</span>
        </button>
        {code && <Badge tone="outline">{code}</Badge>}
        <Count value={subregions.length} />
      </Row>
      {open && (
        <div className="border-t border-line bg-paper">
          <ul aria-label={t`Districts : ${name}`}>
            {subregions.map((district) => (
              <li key={district.id} className="border-b border-line pl-7">
                <Row region={district} name={nameOf(district)} dialogs={dialogs}>
                  <span className="min-w-0">{nameOf(district)}</span>
                </Row>
              </li>
            ))}
          </ul>
          <div className="px-4 py-2 pl-9 md:px-5 md:pl-11">
            <Button size="sm" variant="ghost" icon={Plus} onClick={() => dialogs.add(region)}>
              <Trans>Ajouter un district</Trans>
            </Button>
          </div>
        </div>
      )}
    </li>
  );
}

interface RowProps {
  region: SubregionOverview;
  name: string;
  dialogs: RegionDialogs;
  children: ReactNode;
}

function Row({ region, name, dialogs, children }: RowProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-1.5 hover:bg-hover md:px-5">
      <div className="flex min-h-11 min-w-0 flex-[1_1_14rem] items-center gap-2.5">{children}</div>
      <RegionUse region={region} />
      <div className="ml-auto flex gap-1">
        <IconButton size="sm" icon={Pencil} label={t`Modifier ${name}`} onClick={() => dialogs.edit(region)} />
        <IconButton size="sm" icon={Trash2} label={t`Supprimer ${name}`} onClick={() => dialogs.remove(region)} />
      </div>
    </div>
  );
}
