import { Trans } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { PageHead } from "#ui/navigation/page-head.tsx";
import AbsenceCard from "../absence/absence-card.tsx";

/** Times in which a company wants no requests: from now on until it says so, or on planned days. */
export function AbsencePage() {
  const [company] = trpc.company.own.useSuspenseQuery();
  return (
    <>
      <PageHead
        title={<Trans>Pause et vacances</Trans>}
        description={
          <Trans>
            Pendant ce temps, nous ne vous envoyons pas de nouvelles demandes. À celles que vous avez déjà reçues, vous
            pouvez toujours répondre.
          </Trans>
        }
      />
      <div className="max-w-200">
        <AbsenceCard company={company} />
      </div>
    </>
  );
}
