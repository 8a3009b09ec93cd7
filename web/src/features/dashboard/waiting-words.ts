import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

const hour = 3_600_000;
const day = 24 * hour;

/** `const waitedOf = useWaitingWords(); waitedOf(request.createdAt)` → « depuis 3 jours » */
export function useWaitingWords(): (since: string) => string {
  const { t } = useLingui();
  return (since) => {
    const waited = Date.now() - Date.parse(since);
    const days = Math.floor(waited / day);
    if (days >= 1) return t`${plural(days, { one: "depuis # jour", other: "depuis # jours" })}`;
    const hours = Math.floor(waited / hour);
    if (hours >= 1) return t`${plural(hours, { one: "depuis # heure", other: "depuis # heures" })}`;
    return t`depuis moins d’une heure`;
  };
}
