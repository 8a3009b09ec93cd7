import { Trans, useLingui } from "@lingui/react/macro";
import { formatCount } from "@metiro/shared/text/format";
import { cn } from "#ui/cn.ts";
import { fewest, type ScreenCount } from "./use-figures.ts";

/** « 8 % abandonnent »: of those who came to a screen, how many went no further. Nothing where too few have come. */
export function LeftShare({ shown, left }: ScreenCount) {
  const { t } = useLingui();
  if (shown < fewest) return null;
  const percent = Math.round((left / shown) * 100);
  return (
    <span
      title={t`${formatCount(left)} sur ${formatCount(shown)} n’ont pas continué`}
      className={cn("num", percent >= 15 && "font-semibold text-danger")}
    >
      <Trans>{percent} % abandonnent</Trans>
    </span>
  );
}
