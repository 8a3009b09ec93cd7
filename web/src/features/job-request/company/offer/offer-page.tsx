import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest, Recipient } from "@metiro/shared/job-request/schema";
import type { OfferStart } from "@metiro/shared/offer/schema";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Note } from "#ui/feedback/note.tsx";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { PagePending } from "#layout/panel/panel-pending.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { useRefusalWords } from "#domain/request/refusal-words.ts";
import { useAnswerRefusal } from "../answer/answer-refusal.ts";
import { OfferEditor } from "./offer-editor.tsx";
import { WithdrawAmendment } from "./withdraw-amendment.tsx";

/** Where a company writes its offer line by line, a new version of it, or what it wants to change once it is accepted. */
export default function OfferPage({ id }: { id: string }) {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  const [request] = trpc.jobRequest.get.useSuspenseQuery({ id });
  const [present] = trpc.offer.start.useSuspenseQuery({ jobRequestId: id });
  // What is typed goes on from what was there, whatever comes meanwhile.
  const [atFirst] = useState(present);
  const [own] = request.jobRequestCompanies;
  const { sent, isPending } = useSentOffer(atFirst, own?.company.id);
  if (isPending) return <PagePending />;
  const { accepted, version } = atFirst;
  const title = accepted ? t`Proposer un avenant` : version > 0 ? t`Nouvelle version de l’offre` : t`Établir une offre`;
  return (
    <>
      <PageHead
        above={
          <Breadcrumb
            items={[
              { label: t`Demandes reçues`, link: (parts) => <Link {...parts} to="/company" /> },
              {
                // Its title stands below: twice, it took three lines of a phone.
                label: t`La demande`,
                link: (parts) => <Link {...parts} to="/company/requests/$id" params={{ id }} />,
              },
            ]}
            current={accepted ? t`Avenant` : t({ message: "Offre", context: "of a company" })}
          />
        }
        title={title}
        description={
          <span className="text-sm">
            {request.title} · {placeOf(request)}
          </span>
        }
      />
      {own && present.proposed ? (
        <Waiting id={id} amendmentId={present.proposed.id} />
      ) : (
        own && <Body request={request} own={own} start={{ ...atFirst, sent }} />
      )}
    </>
  );
}

/** The last version that was sent, where none stands: it was withdrawn, or a short answer came in its place. */
function useSentOffer({ jobRequestId, version, current }: OfferStart, companyId = "") {
  const enabled = version > 0 && !current;
  // What was read before the withdrawal says that it stands: it is waited for what is true now.
  const { data, isFetchedAfterMount } = trpc.offer.get.useQuery({ jobRequestId, companyId }, { enabled, staleTime: 0 });
  return {
    // Others are amendments that never stood.
    sent: enabled ? data?.former.find(({ state }) => state === "replaced") : undefined,
    isPending: enabled && !isFetchedAfterMount,
  };
}

interface BodyProps {
  request: JobRequest;
  own: Recipient;
  start: Parameters<typeof OfferEditor>[0]["start"];
}

function Body({ request, own, start }: BodyProps) {
  const answerRefusal = useAnswerRefusal(request, own);
  const amendRefusal = useRefusalWords("Company")("answer", request);
  const refusal = start.accepted ? amendRefusal : answerRefusal;
  // An amendment is of what was accepted: the status of the request is that of an agreement.
  if (refusal !== undefined)
    return (
      <Note tone="warning">
        <p>{refusal}</p>
        <BackToRequest id={request.id} />
      </Note>
    );
  return <OfferEditor request={request} own={own} start={start} />;
}

/** One amendment at a time waits for the client. */
function Waiting({ id, amendmentId }: { id: string; amendmentId: string }) {
  return (
    <Note>
      <p>
        <Trans>Un avenant attend la décision du client. Pour en proposer un autre, retirez d’abord celui-ci.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <WithdrawAmendment id={amendmentId} jobRequestId={id} />
        <BackToRequest id={id} />
      </div>
    </Note>
  );
}

const BackToRequest = ({ id }: { id: string }) => (
  <Link to="/company/requests/$id" params={{ id }} className={buttonClass({ variant: "secondary", size: "sm" })}>
    <Trans>Revenir à la demande</Trans>
  </Link>
);
