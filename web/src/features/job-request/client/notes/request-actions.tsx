import { Trans } from "@lingui/react/macro";
import { jobCan, jobRefusal, JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { Link } from "@tanstack/react-router";
import { MessageSquarePlus, Pencil, RotateCcw } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Icon } from "#ui/icon.tsx";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const AddDetailsDialog = lazyPart(() => import("./add-details-dialog.tsx"));

/** What its client can do with a request as it stands: change it, complete it, or take it up again. */
export function ClientRequestActions({ request }: { request: JobRequest }) {
  const [adding, setAdding] = useState(false);
  const { id, status, doneAt, subcategory } = request;
  const refusalOf = useRefusalWords("Tenderer");
  // In another state it is changed, or taken up again, instead.
  const canTakeDetails = [null, "erased"].includes(jobRefusal("addDetails", "Tenderer", request));
  const ended = status === JobStatus.Canceled || doneAt !== undefined;
  return (
    <>
      {jobCan("update", "Tenderer", request) && (
        <Link to="/tenderer/requests/$id/edit" params={{ id }} className={buttonClass({ variant: "secondary" })}>
          <Icon of={Pencil} size="sm" />
          <Trans>Modifier</Trans>
        </Link>
      )}
      {canTakeDetails && (
        <Button
          variant="secondary"
          icon={MessageSquarePlus}
          disabledReason={refusalOf("addDetails", request)}
          onClick={() => setAdding(true)}
        >
          <Trans>Ajouter une précision</Trans>
        </Button>
      )}
      {ended && (
        <Link
          to="/request/$slug"
          params={{ slug: subcategory.slug }}
          search={{ from: id }}
          className={buttonClass({ variant: "secondary" })}
        >
          <Icon of={RotateCcw} size="sm" />
          <Trans>Refaire cette demande</Trans>
        </Link>
      )}
      {adding && (
        <Suspense>
          <AddDetailsDialog request={request} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
