import { Trans } from "@lingui/react/macro";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useDebouncedSearch } from "#list/filter/use-debounced-search.ts";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { RequestFacts } from "../../../request-facts.tsx";
import { CandidateTable } from "../candidates/candidate-table.tsx";
import { candidatesOf, filterCandidates } from "../candidates/candidates.ts";
import { DispatchFilters } from "../dispatch-filters.tsx";
import { CompanyPeek } from "../side/company-peek.tsx";
import { narrowFacts } from "../side/side-pane.tsx";
import { useFound } from "../candidates/use-candidates.ts";
import type { Proposal } from "./use-proposals.ts";

/** The request in full beside all companies that may have it, or a company one looks at. */
export function ProposalDetail({ proposal, disabled }: { proposal: Proposal; disabled: boolean }) {
  const { target, request, all, choice, keep, failed, reload } = proposal;
  const [settled, setSettled] = useState("");
  const { text: search, type } = useDebouncedSearch(settled, setSettled);
  const [activeOnly, setActiveOnly] = useState(false);
  const [peeked, setPeeked] = useState<string>();
  const { found, searching } = useFound(target, { search: search === "" ? "" : settled, enabled: true });
  const known = new Set(all?.map(({ id }) => id));
  const others = candidatesOf({ matching: [], found: found.filter(({ id }) => !known.has(id)), recipients: [] });
  return (
    <div className="mt-3 grid rounded-md border border-line bg-surface xl:grid-cols-[21rem_minmax(0,1fr)]">
      <div className={cn("min-w-0 border-line p-4 text-sm max-xl:border-b xl:border-r", narrowFacts)}>
        {peeked === undefined ? (
          request && <RequestFacts request={request} />
        ) : (
          <>
            <Button
              size="sm"
              variant="ghost"
              icon={ArrowLeft}
              onClick={() => setPeeked(undefined)}
              className="mb-3 -ml-2"
            >
              <Trans>La demande</Trans>
            </Button>
            <CompanyPeek id={peeked} />
          </>
        )}
      </div>
      <fieldset disabled={disabled} className="min-w-0">
        <DispatchFilters
          search={search}
          onSearch={type}
          activeOnly={activeOnly}
          onActiveOnly={setActiveOnly}
          covering={all?.filter(({ coverage }) => typeof coverage === "number").length}
        />
        <CandidateTable
          rows={all && filterCandidates([...all, ...others], { search, found, activeOnly })}
          choice={choice}
          onChange={(ids) => {
            keep(found, ids);
            choice.change(ids);
          }}
          onPeek={setPeeked}
          failed={failed}
          onRetry={reload}
          searching={searching}
          filtered={search !== "" || activeOnly}
          hasNumbers={false}
        />
      </fieldset>
    </div>
  );
}
