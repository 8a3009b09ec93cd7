import { Trans, useLingui } from "@lingui/react/macro";
import { sentProgress } from "@metiro/shared/job-request/rules/progress";
import { Link, useNavigate } from "@tanstack/react-router";
import { useSendHash, useSendKey } from "../dispatch/use-send-ways.ts";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Breadcrumb } from "#ui/navigation/breadcrumb.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { useMomentText } from "#domain/request/moment-text.ts";
import { RequestFacts } from "../../request-facts.tsx";
import { RequestNumberLink } from "#domain/request/number-link.tsx";
import { isLeaving, leavingLook } from "../dispatch/pending/leaving.ts";
import { requestMarkLooks, requestProgressLooks } from "#domain/request/request-statuses.ts";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { useDispatch } from "../dispatch/use-dispatch.tsx";
import { useListTrail } from "../list/trail/use-list-trail.ts";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { useVisited } from "#session/device/use-visited.ts";
import { AnswerListCard } from "./answers-card.tsx";
import { AuditCard } from "#domain/audit/audit-card.tsx";
import { DeskCard } from "./desk/desk-card.tsx";
import { MailsCard } from "./mails/mails-card.tsx";
import { nextLook } from "./mails/mail-groups.ts";
import { RequestClientCard } from "./client-card.tsx";
import { TimelineCard } from "./timeline-card.tsx";
import { Neighbours } from "./neighbours.tsx";
import { QuestionsCard } from "./questions-card.tsx";
import { RelaunchCard } from "./recipients/relaunch-card.tsx";
import { RecipientsCard } from "./recipients/recipients-card.tsx";
import { AdminRequestActions } from "./request-actions.tsx";

interface AdminRequestProps {
  id: string;
  /** Back to the list, as it was. */
  leave: () => Promise<void>;
}

/** Everything about one request, and what an admin can do with it. */
export function AdminRequest({ id, leave }: AdminRequestProps) {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const momentOf = useMomentText();
  const [request] = trpc.jobRequest.get.useSuspenseQuery({ id });
  const followUp = trpc.jobRequest.followUp.useQuery(
    { id },
    { ...handlesOwnErrors, refetchInterval: ({ state }) => nextLook(state.data?.mails ?? []) },
  );
  const { data: desk } = trpc.jobRequest.desk.useQuery({ id }, handlesOwnErrors);
  const trail = useListTrail(id);
  const navigate = useNavigate();
  const dispatch = useDispatch(request, undefined, (at) => {
    // Where the queue was left, its request stands.
    if (at.id === id) return;
    const search = (list: object) => ({ ...list, pageNumber: trail.pageOf(at.id) });
    void navigate({ to: "/admin/jobs/$id", params: { id: at.id }, search });
  });
  const { number, title, category, subcategory, createdAt } = request;
  const onPhone = usePhone();
  useVisited({ kind: "request", id, label: title });
  const send = () => dispatch.open(request, [], trail.readQueue(request));
  useSendHash(send);
  useSendKey(send);
  // What nobody has received yet is read before it is sent.
  const isUnsent = request.jobRequestCompanies.length === 0;
  const asked = (
    <Card>
      <CardHead title={<Trans>La demande</Trans>} />
      <CardBody className="md:py-3">
        <RequestFacts request={request} />
      </CardBody>
    </Card>
  );
  return (
    <>
      <PageHead
        above={
          <>
            <Breadcrumb
              items={[{ label: t`Offres`, link: (parts) => <Link {...parts} to="/admin/jobs" search /> }]}
              current={t`Offre n° ${number}`}
            />
            <p className="num hidden font-medium print:block">
              <Trans>Offre n° {number}</Trans>
            </p>
          </>
        }
        title={title}
        description={
          <span className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
            <StatusBadge of={isLeaving(request) ? leavingLook : requestProgressLooks[sentProgress(request)]} />
            {desk?.mark && <StatusBadge of={requestMarkLooks[desk.mark]} />}
            {desk?.original && (
              <span>
                <Trans>
                  répète l’offre n° <RequestNumberLink of={desk.original} />
                </Trans>
              </span>
            )}
            <span>
              <Trans>
                {nameOf(category)} · {nameOf(subcategory)} · créée le {momentOf(createdAt)}
              </Trans>
            </span>
          </span>
        }
        actions={
          <>
            <Neighbours previous={trail.previous} next={trail.next} />
            <AdminRequestActions request={request} mark={desk?.mark} onSend={send} onRemoved={leave} />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <RelaunchCard request={request} />
          <QuestionsCard request={request} />
          {isUnsent && asked}
          <RecipientsCard request={request} reminders={desk?.reminders} />
          <AnswerListCard id={id} recipients={request.jobRequestCompanies} />
          {!isUnsent && asked}
          {onPhone && <RequestClientCard request={request} />}
          {followUp.data && <MailsCard id={id} mails={followUp.data.mails} />}
          <AuditCard
            className="print:hidden"
            views={[{ key: "of", label: t`Sur cette offre`, of: { entityId: id } }]}
          />
        </div>
        <aside className="grid min-w-0 gap-6">
          <TimelineCard
            request={request}
            events={followUp.data?.events}
            failed={followUp.isError && !followUp.isFetching}
            onRetry={() => void followUp.refetch()}
          />
          {!onPhone && <RequestClientCard request={request} />}
          {desk && <DeskCard request={request} desk={desk} />}
        </aside>
      </div>
      {dispatch.dialog}
    </>
  );
}
