import { useLingui } from "@lingui/react/macro";
import { useSite } from "#site/use-site.ts";
import { type Formats, formatRecent, formatsIn } from "./formats.ts";

/** Amounts in the platform's currency, and moments in the reader's words. Dates alone: `@metiro/shared/format`. */
export function useFormats(): Formats & { recent: (iso: string) => string } {
  const { t } = useLingui();
  const { currency } = useSite();
  return {
    ...formatsIn(currency),
    recent: (iso) => formatRecent(iso, new Date(), { today: t`aujourd’hui`, yesterday: t`hier` }),
  };
}
