import { Trans } from "@lingui/react/macro";
import { maxChosen } from "@metiro/shared/job-request/constants";
import type { RequestRowPage } from "@metiro/shared/job-request/list-row";
import { formatCount } from "@metiro/shared/text/format";
import { CheckCheck } from "lucide-react";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import type { BulkAct } from "#list/selection/bulk-acts.tsx";
import type { requestsInput } from "./requests-search.ts";

export interface ChooseAllProps {
  /** The filters of the list. */
  input: ReturnType<typeof requestsInput>;
  page: Pick<RequestRowPage, "totalCount" | "totalCapped"> | undefined;
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Chooses all that the filters find, on whatever page they are: those that stand there now, so that nothing is done to one that comes later. */
export function useChooseAll({ input, page, selected, onChange }: ChooseAllProps): BulkAct | undefined {
  const { jobRequest } = trpc.useUtils();
  const [pending, setPending] = useState(false);
  const total = page?.totalCount ?? 0;
  const reach = Math.min(total, maxChosen);
  if (selected.size >= reach) return undefined;
  const choose = async () => {
    setPending(true);
    const { pageNumber: _page, pageSize: _size, ...filter } = input;
    const found = await jobRequest.idsForAdmin.fetch(filter, { staleTime: 0 }).catch(() => undefined);
    setPending(false);
    if (found) onChange(new Set(found.ids));
  };
  const [first, all] = [formatCount(reach), formatCount(total)];
  return {
    key: "all",
    icon: CheckCheck,
    loading: pending,
    onSelect: () => void choose(),
    label: page?.totalCapped ? (
      <Trans>
        Choisir les {first} premières sur plus de {all}
      </Trans>
    ) : reach < total ? (
      <Trans>
        Choisir les {first} premières sur {all}
      </Trans>
    ) : (
      <Trans>Choisir les {all} qui correspondent</Trans>
    ),
  };
}
