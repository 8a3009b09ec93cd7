import { Trans } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { CalendarPlus } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { jobDays } from "./job-days.ts";
import { saveJob } from "./save-job.ts";

/** A job for the calendar of a phone, as long as it has days and is not done. */
export function AddToCalendar({ request }: { request: JobRequest }) {
  const days = jobDays(request);
  if (!days || request.doneAt !== undefined) return null;
  return (
    <Button variant="secondary" icon={CalendarPlus} onClick={() => saveJob(request, days)}>
      <Trans>Ajouter à mon agenda</Trans>
    </Button>
  );
}
