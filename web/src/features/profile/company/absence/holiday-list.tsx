import { Trans, useLingui } from "@lingui/react/macro";
import { swissToday } from "@metiro/shared/calendar-day";
import type { Holiday } from "@metiro/shared/company/schema";
import { formatDay } from "@metiro/shared/text/format";
import { TreePalm, Trash2 } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";

interface HolidayListProps {
  holidays: readonly Holiday[];
  /** The one that is being taken back. */
  removing: string | undefined;
  onRemove: (holiday: Holiday) => void;
}

/** Holidays that run or are planned. */
export function HolidayList({ holidays, removing, onRemove }: HolidayListProps) {
  const { t } = useLingui();
  if (holidays.length === 0) return null;
  const today = swissToday();
  return (
    <ul aria-label={t`Vacances prévues`} className="divide-y divide-line border-t border-line">
      {holidays.map((holiday) => {
        const { id, startsOn, endsOn } = holiday;
        const days = startsOn === endsOn ? formatDay(startsOn) : `${formatDay(startsOn)} – ${formatDay(endsOn)}`;
        return (
          <li key={id} className="flex min-h-15 items-center gap-3 py-2 pr-2 pl-4 md:pr-3 md:pl-5">
            <Icon of={TreePalm} className="text-ink-3" />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
              <span className="num">{days}</span>
              {startsOn <= today && (
                <Badge tone="warning" icon="dot">
                  <Trans>En cours</Trans>
                </Badge>
              )}
            </span>
            <IconButton
              icon={Trash2}
              size="sm"
              label={t`Supprimer les vacances : ${days}`}
              held={removing === id}
              onClick={() => onRemove(holiday)}
            />
          </li>
        );
      })}
    </ul>
  );
}
