import { Trans } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { CirclePlay } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody } from "#ui/display/card.tsx";
import { AwayWords } from "./away-words.tsx";
import { HolidayForm } from "./holiday-form.tsx";
import { HolidayList } from "./holiday-list.tsx";
import { useAbsence } from "#domain/company/use-absence.ts";

/** How it stands, what is planned, and what can be done about both. */
export default function AbsenceCard({ company }: { company: Company }) {
  const absence = useAbsence();
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-[1_1_16rem]">
          <State company={company} />
        </div>
        {company.away && (
          <Button
            variant="secondary"
            className="max-sm:basis-full"
            icon={CirclePlay}
            loading={absence.setting}
            loadingLabel={<Trans>Reprise…</Trans>}
            onClick={absence.resume}
          >
            <Trans>Reprendre maintenant</Trans>
          </Button>
        )}
      </CardBody>
      <HolidayList holidays={company.holidays} removing={absence.removing} onRemove={absence.remove} />
      <div className="border-t border-line">
        <CardBody>
          <h3 className="title-4">
            {company.away ? <Trans>Prévoir des vacances</Trans> : <Trans>Faire une pause</Trans>}
          </h3>
          <p className="mt-1 mb-4 text-sm text-ink-2">
            {company.away ? (
              <Trans>Elles commencent et finissent d’elles-mêmes ; le premier et le dernier jour sont compris.</Trans>
            ) : (
              <Trans>
                Dès aujourd’hui ou à d’autres dates, dernier jour compris. Sans dernier jour : jusqu’à ce que vous
                repreniez.
              </Trans>
            )}
          </p>
          <HolidayForm key={String(company.away !== undefined)} away={company.away !== undefined} />
        </CardBody>
      </div>
    </Card>
  );
}

function State({ company }: { company: Company }) {
  if (company.away === undefined && company.pausedAt === undefined)
    return (
      <Badge tone="success" icon="dot">
        <Trans>Vous recevez des demandes</Trans>
      </Badge>
    );
  return (
    <output className="block">
      <AwayWords company={company} />
    </output>
  );
}
