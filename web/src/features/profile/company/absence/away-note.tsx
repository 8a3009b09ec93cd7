import { Trans } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { Button } from "#ui/button/button.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { AwayWords } from "./away-words.tsx";
import { useAbsence } from "#domain/company/use-absence.ts";

/** Why nothing is sent to a company, and the end of it where it is its own doing. */
export default function AwayNote({ company }: { company: Pick<Company, "pausedAt" | "away"> }) {
  const { resume, setting } = useAbsence();
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
