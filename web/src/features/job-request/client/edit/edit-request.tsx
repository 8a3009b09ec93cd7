import { Trans, useLingui } from "@lingui/react/macro";
import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { buttonClass } from "#ui/button/button-class.ts";
import { Note } from "#ui/feedback/note.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { EditForm } from "./edit-form.tsx";

/** Where its client changes a request that no company has yet. */
export function EditRequest({ id }: { id: string }) {
  const { t } = useLingui();
  const [present] = trpc.jobRequest.get.useSuspenseQuery({ id });
  // What is typed stays where it is, whatever becomes of the request meanwhile.
  const [request] = useState(present);
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[
              { label: t`Mes demandes`, link: (parts) => <Link {...parts} to="/tenderer" /> },
              {
                label: request.title,
                link: (parts) => <Link {...parts} to="/tenderer/requests/$id" params={{ id }} />,
              },
            ]}
            current={t`Modifier`}
          />
        }
        title={t`Modifier ma demande`}
        description={<Trans>Possible jusqu’à ce que nous l’ayons transmise à une entreprise.</Trans>}
      />
      {jobCan("update", "Tenderer", request) ? (
        <UnsavedGuard>
          <EditForm request={request} />
        </UnsavedGuard>
      ) : (
        <TooLate id={id} />
      )}
    </>
  );
}

function TooLate({ id }: { id: string }) {
  return (
    <Note tone="warning">
      <p>
        <Trans>Cette demande ne peut plus être modifiée. Si des entreprises l’ont reçue, ajoutez une précision.</Trans>
      </p>
      <Link
        to="/tenderer/requests/$id"
        params={{ id }}
        className={buttonClass({ variant: "secondary", className: "mt-3" })}
      >
        <Trans>Voir ma demande</Trans>
      </Link>
    </Note>
  );
}
