import { Trans, useLingui } from "@lingui/react/macro";
import { plusDays, todayIn } from "@metiro/shared/calendar-day";
import { formatDay } from "@metiro/shared/text/format";
import { CalendarClock } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { DropdownMenu, MenuItem } from "#ui/overlay/dropdown-menu.tsx";

/** A pause that ends by itself, in two taps; other days are chosen among the holidays. */
export function PauseUntil({ onChoose }: { onChoose: (endsOn: string) => void }) {
  const { t } = useLingui();
  const today = todayIn();
  const untilSunday = 6 - ((new Date(today).getUTCDay() + 6) % 7);
  const ends = [
    { endsOn: today, label: t`Aujourd’hui seulement` },
    ...(untilSunday > 0 ? [{ endsOn: plusDays(today, untilSunday), label: t`Jusqu’à dimanche` }] : []),
    { endsOn: plusDays(today, 6), label: t`Une semaine` },
    { endsOn: plusDays(today, 13), label: t`Deux semaines` },
    { endsOn: plusDays(today, 27), label: t`Quatre semaines` },
  ];
  return (
    <DropdownMenu
      title={<Trans>En pause, dernier jour compris :</Trans>}
      align="end"
      trigger={
        <Button variant="secondary" icon={CalendarClock}>
          <Trans>Pause jusqu’au…</Trans>
        </Button>
      }
    >
      {ends.map(({ endsOn, label }) => (
        <MenuItem key={label} onSelect={() => onChoose(endsOn)}>
          {label} <span className="num text-ink-3">{formatDay(endsOn)}</span>
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
