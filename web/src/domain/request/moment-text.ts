import { useLingui } from "@lingui/react/macro";
import { formatDay, formatTime } from "@metiro/shared/text/format";

/** `const momentOf = useMomentText(); momentOf(request.createdAt)` → `03/06/2026 à 14:20` */
export function useMomentText(): (iso: string) => string {
  const { t } = useLingui();
  return (iso) => t`${formatDay(iso)} à ${formatTime(iso)}`;
}
