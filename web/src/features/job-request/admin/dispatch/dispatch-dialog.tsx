import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, RequestItem } from "@metiro/shared/job-request/schema";
import { useState } from "react";
import { useDebouncedSearch } from "#list/filter/use-debounced-search.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useDistrictText, useLocalityText } from "#domain/request/locality-text.ts";
import { requestStatuses } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { filterCandidates } from "./candidates.ts";
import { CandidateTable } from "./candidate-table.tsx";
import { DispatchFilters } from "./dispatch-filters.tsx";
import { DispatchFoot } from "./dispatch-foot.tsx";
import { useCandidates } from "./use-candidates.ts";
import { useCandidateChoice } from "./use-candidate-choice.ts";
import { useDispatchSend } from "./use-send.ts";
import type { DispatchTarget } from "./types.ts";

interface DispatchDialogProps {
  request: DispatchTarget;
  open: boolean;
  onClose: () => void;
  /** The request as it stands with the sending that now waits. */
  onSent: (request: JobRequest) => void;
}

/** Chooses the companies that a request is sent to. */
export default function DispatchDialog({ request, open, onClose, onSent }: DispatchDialogProps) {
  const { t } = useLingui();
  const [settled, setSettled] = useState("");
  const { text: search, type } = useDebouncedSearch(settled, setSettled);
  const [activeOnly, setActiveOnly] = useState(false);
  const candidates = useCandidates(request, { search: search === "" ? "" : settled, enabled: open });
  const choice = useCandidateChoice(candidates);
  const send = useDispatchSend({
    request,
    reload: candidates.reload,
    onSent: (sent) => {
      onSent(sent);
      onClose();
    },
  });
  const { all, found } = candidates;
  const rows = all && filterCandidates(all, { search, found, activeOnly });
  const change = (ids: ReadonlySet<string>) => {
    send.forget();
    choice.change(ids);
  };
  return (
    <Dialog
      open={open}
      onClose={() => onClose()}
      size="lg"
      flush
      title={t`Transmettre l’offre n° ${request.number}`}
      description={<About request={request} status={candidates.request?.status ?? request.status} />}
      footer={<DispatchFoot request={candidates.request} choice={choice} rows={rows} send={send} onCancel={onClose} />}
    >
      {/* A search that leaves few rows must not move the field that it is typed in. */}
      <div className="min-h-[62dvh] md:min-h-120">
        <DispatchFilters
          search={search}
          onSearch={type}
          activeOnly={activeOnly}
          onActiveOnly={setActiveOnly}
          covering={all?.filter(({ coverage }) => typeof coverage === "number").length}
        />
        <CandidateTable
          rows={rows}
          choice={choice}
          onChange={change}
          failed={candidates.failed}
          onRetry={() => void candidates.reload()}
          searching={candidates.searching}
          filtered={search !== "" || activeOnly}
        />
        {rows && rows.length > 0 && search === "" && (
          <p className="border-t border-line px-5 py-4 text-sm text-ink-2">
            <Trans>Une autre entreprise ? Cherchez-la par son nom : elle est proposée même hors couverture.</Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}

function About({ request, status }: { request: DispatchTarget; status: RequestItem["status"] }) {
  const placeOf = useLocalityText();
  const districtOf = useDistrictText();
  const parts = [request.title, ...new Set([placeOf(request), districtOf(request)])];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StatusBadge of={requestStatuses[status]} />
      <span className="min-w-0">{parts.join(" · ")}</span>
    </div>
  );
}
