import { Trans, useLingui } from "@lingui/react/macro";
import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import { type RequestProgress, sentProgress } from "@metiro/shared/job-request/rules/progress";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useDebouncedSearch } from "#list/filter/use-debounced-search.ts";
import { Button } from "#ui/button/button.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { useDistrictText, useLocalityText } from "#domain/request/locality-text.ts";
import { requestProgressLooks } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { filterCandidates } from "./candidates/candidates.ts";
import { CandidateTable } from "./candidates/candidate-table.tsx";
import { Covering, DispatchFilters } from "./dispatch-filters.tsx";
import { DispatchFoot } from "./dispatch-foot.tsx";
import { RelaunchNote } from "./side/relaunch-note.tsx";
import { SidePane } from "./side/side-pane.tsx";
import { useCandidates, useReady } from "./candidates/use-candidates.ts";
import { useCandidateChoice } from "./candidates/use-candidate-choice.ts";
import { useDispatchKeys } from "./use-dispatch-keys.ts";
import { useDispatchSend } from "./use-send.ts";
import type { Candidates, DispatchQueue, DispatchTarget } from "./types.ts";

interface DispatchDialogProps {
  /** One after the other; the dialog closes after the last. */
  requests: readonly DispatchTarget[];
  open: boolean;
  /** Told at which request it was left. */
  onClose: (at: DispatchTarget) => void;
  /** The request as it stands with the sending that now waits. */
  onSent: (request: JobRequest) => void;
  /** What waits to leave, with the way back. */
  stack: ReactNode;
}

/** Chooses the companies that a request is sent to, with the request beside them; then the next of the queue. */
export default function DispatchDialog({ requests, open, onClose, onSent, stack }: DispatchDialogProps) {
  const { t } = useLingui();
  const onPhone = usePhone();
  const [at, setAt] = useState(0);
  const [peeked, setPeeked] = useState<string>();
  const [settled, setSettled] = useState("");
  const { text: search, type } = useDebouncedSearch(settled, setSettled);
  const [activeOnly, setActiveOnly] = useState(false);
  const request = requests[at] as DispatchTarget;
  const close = () => onClose(request);
  const candidates = useCandidates(request, { search: search === "" ? "" : settled, enabled: open });
  useReady(requests[at + 1]);
  const choice = useCandidateChoice(candidates);
  const send = useDispatchSend({
    request,
    reload: candidates.reload,
    onSent: (sent) => {
      onSent(sent);
      if (at + 1 < requests.length) goTo(at + 1);
      else close();
    },
  });
  const goTo = (next: number) => {
    send.forget();
    setAt(next);
    setPeeked(undefined);
    type("");
  };
  const { all, found } = candidates;
  const covering = all?.filter(({ coverage }) => typeof coverage === "number").length;
  const rows = all && filterCandidates(all, { search, found, activeOnly });
  const change = (ids: ReadonlySet<string>) => {
    send.forget();
    choice.change(ids);
  };
  const queue = { of: requests, at, goTo };
  const body = useRef<HTMLDivElement>(null);
  useDispatchKeys({ place: body, queue, rows, choice, send, change });
  return (
    <Dialog
      open={open}
      onClose={close}
      size="xl"
      flush
      title={t`Transmettre l’offre n° ${request.number}`}
      description={
        <div className="grid gap-1.5">
          <About request={request} progress={progressIn(candidates, request)}>
            {requests.length > 1 && <QueueSteps queue={queue} sending={send.sending} />}
          </About>
          <RelaunchNote relaunch={candidates.relaunch} recipients={candidates.request?.jobRequestCompanies ?? []} />
        </div>
      }
      footer={
        <DispatchFoot
          request={candidates.request}
          choice={choice}
          rows={rows}
          send={send}
          onCancel={close}
          stack={stack}
          isLast={at + 1 === requests.length}
        />
      }
    >
      {/*
        Search and head of the table stay in sight: where there is room for the request beside them each side scrolls by itself, else
        both stay at the top of what the dialog scrolls. A search that leaves few rows moves nothing.
      */}
      <div
        ref={body}
        tabIndex={-1}
        data-autofocus=""
        className="min-h-[62dvh] outline-none xl:grid xl:h-[calc(100dvh-18rem)] xl:min-h-80 xl:grid-cols-[21rem_minmax(0,1fr)] xl:grid-rows-[minmax(0,1fr)]"
      >
        <SidePane
          key={request.id}
          target={request}
          request={candidates.request}
          peeked={peeked}
          onBack={() => setPeeked(undefined)}
        />
        <div className="flex min-h-0 flex-col">
          <DispatchFilters
            stays
            search={search}
            onSearch={type}
            activeOnly={activeOnly}
            onActiveOnly={setActiveOnly}
            covering={onPhone ? undefined : covering}
          />
          <div className="min-h-0 max-md:[&_td]:pb-0 max-md:[&_td]:leading-6 max-md:[&_tr]:py-2.5 md:[&_tbody_*]:scroll-mt-[calc(var(--under-bar,0px)+3rem)] md:[&_td]:py-1 [--under-bar:0px] md:max-xl:[@media(height>=36rem)]:[--under-bar:var(--filters-height,0px)] xl:flex-1 xl:overflow-y-auto">
            <CandidateTable
              headStays
              rows={rows}
              choice={choice}
              onChange={change}
              onPeek={setPeeked}
              failed={candidates.failed}
              onRetry={() => void candidates.reload()}
              searching={candidates.searching}
              filtered={search !== "" || activeOnly}
            />
          </div>
          {onPhone && covering ? (
            <div className="border-t border-line px-5 py-2.5">
              <Covering count={covering} />
            </div>
          ) : null}
          {rows && rows.length > 0 && search === "" && (
            <p className="border-t border-line px-5 py-2.5 text-sm text-ink-2">
              <Trans>Une autre entreprise ? Cherchez-la par son nom : elle est proposée même hors couverture.</Trans>
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** One that waits is known to wait before its companies are here. */
const progressIn = ({ request }: Candidates, { status }: DispatchTarget): RequestProgress | undefined =>
  request ? sentProgress(request) : status === JobStatus.Active ? "toSend" : undefined;

interface AboutProps {
  request: DispatchTarget;
  /** Undefined: not known yet. */
  progress: RequestProgress | undefined;
  children: ReactNode;
}

function About({ request, progress, children }: AboutProps) {
  const onPhone = usePhone();
  const placeOf = useLocalityText();
  const districtOf = useDistrictText();
  // On a phone the place stands among the essentials, right below.
  const places = onPhone ? [] : new Set([placeOf(request), districtOf(request)]);
  const parts = [request.title, ...places];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {progress && <StatusBadge of={requestProgressLooks[progress]} />}
      <span className="min-w-0 max-md:order-last max-md:basis-full">{parts.join(" · ")}</span>
      {children}
    </div>
  );
}

function QueueSteps({ queue: { of, at, goTo }, sending }: { queue: DispatchQueue; sending: boolean }) {
  const { t } = useLingui();
  const [place, total] = [at + 1, of.length];
  return (
    <span className="ml-auto flex items-center gap-1">
      <span className="num mr-2">
        <Trans>
          {place} sur {total}
        </Trans>
      </span>
      <Button
        size="sm"
        variant="ghost"
        icon={ChevronLeft}
        held={sending}
        disabledReason={at === 0 ? t`C’est la première.` : undefined}
        onClick={() => goTo(at - 1)}
        aria-keyshortcuts="p"
      >
        <span className="max-md:sr-only">
          <Trans>Précédente</Trans>
        </span>
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={ChevronRight}
        held={sending}
        disabledReason={place === total ? t`C’est la dernière.` : undefined}
        onClick={() => goTo(at + 1)}
        aria-keyshortcuts="n"
      >
        <span className="max-md:sr-only">
          <Trans>Passer</Trans>
        </span>
      </Button>
    </span>
  );
}
