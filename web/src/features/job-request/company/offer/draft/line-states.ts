import { useLingui } from "@lingui/react/macro";
import type { LineValues } from "./offer-values.ts";

/** Whether a company asks a price for what the client's list names. */
export function useLineStateWords(): Record<LineValues["state"], string> {
  const { t } = useLingui();
  return { priced: t`Avec un prix`, includedElsewhere: t`Compris ailleurs`, notOffered: t`Non proposé` };
}
