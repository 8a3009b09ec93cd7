import { Trans } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { AwayWords } from "./away-words.tsx";
import { useAbsence } from "./use-absence.ts";

/** Says on every page of a company that nothing is sent to it, and ends that where it is its own doing. */
export default function AwayBanner() {
  const { data: company } = trpc.company.own.useQuery(undefined, handlesOwnErrors);
  const { resume, setting } = useAbsence();
  if (!company || (company.away === undefined && company.pausedAt === undefined)) return null;
  return (
    <Note tone="warning" className="mb-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p>
          <AwayWords company={company} />
        </p>
        {company.away && (
          <Button
            variant="secondary"
            size="sm"
            loading={setting}
            loadingLabel={<Trans>Reprise…</Trans>}
            onClick={resume}
          >
            <Trans>Reprendre maintenant</Trans>
          </Button>
        )}
      </div>
    </Note>
  );
}
