import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReportOutcome } from "@metiro/shared/report/constants";
import type { Report } from "@metiro/shared/report/schema";
import { formatDay, formatTime } from "@metiro/shared/text/format";
import { personName } from "@metiro/shared/user/nameless";
import { Link } from "@tanstack/react-router";
import { Check, X } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { accountLooks } from "#domain/account/account-looks.ts";
import { reportedKindWords, reportReasonWords } from "#domain/report/report-words.ts";
import { WithholdButton } from "#domain/review/withhold-button.tsx";
import { RoleBadge } from "#domain/role/role-badge.tsx";
import { StatusBadge } from "#domain/status/status-badge.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { textLinkClass } from "#ui/navigation/text-link.ts";

/** What is reported, by whom and about whom, with the words themselves; what is done about it is a link away. */
export function ReportRow({ report }: { report: Report }) {
  const { t } = useLingui();
  const what = useReportWords()(report);
  const { note, text, createdAt, reporter, about, jobRequest, otherReporters, settled } = report;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] content-start items-start gap-x-8 gap-y-3 px-4 py-4 md:px-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="grid min-w-0 gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="title-4">{what}</h2>
          <span className="num text-sm text-ink-2">
            {formatDay(createdAt)} {formatTime(createdAt)}
          </span>
          {settled && <OutcomeBadge outcome={settled.outcome} />}
        </div>
        {text !== undefined && (
          <blockquote className="max-h-60 overflow-y-auto rounded-md bg-sunken px-4 py-3 text-sm whitespace-pre-line wrap-anywhere">
            {text}
          </blockquote>
        )}
        {note !== undefined && (
          <p className="text-sm whitespace-pre-line wrap-anywhere">
            <span className="font-semibold">{t`Précisions :`}</span> {note}
          </p>
        )}
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 text-sm lg:row-span-2">
        <dt className="text-ink-2">
          <Trans>Concerne</Trans>
        </dt>
        <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Person of={about} />
          {about.locked && <StatusBadge of={accountLooks.locked} />}
          {otherReporters > 0 && (
            <span className="text-ink-2">
              {t`${plural(otherReporters, { one: "signalé par # autre personne", other: "signalé par # autres personnes" })}`}
            </span>
          )}
        </dd>
        <dt className="text-ink-2">
          <Trans>Signalé par</Trans>
        </dt>
        <dd className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Person of={reporter} />
        </dd>
        {settled && (
          <>
            <dt className="text-ink-2">
              <Trans>Traité le</Trans>
            </dt>
            <dd className="num">
              {formatDay(settled.at)} {formatTime(settled.at)}
            </dd>
          </>
        )}
        {jobRequest && (
          <>
            <dt className="text-ink-2">
              <Trans>Offre</Trans>
            </dt>
            <dd className="flex min-w-0">
              <Link to="/admin/jobs/$id" params={{ id: jobRequest.id }} className={textLinkClass}>
                <span className="num">{jobRequest.number}</span> {jobRequest.title}
              </Link>
            </dd>
          </>
        )}
      </dl>
      {!settled && <Settle report={report} />}
    </article>
  );
}

function Person({ of: { id, role, company, ...names } }: { of: Report["about"] }) {
  const { t } = useLingui();
  return (
    <>
      <Link to="/admin/users/$id" params={{ id }} className={textLinkClass}>
        {company?.name ?? personName(names) ?? t`Compte supprimé`}
      </Link>
      <RoleBadge role={role} />
    </>
  );
}

const OutcomeBadge = ({ outcome }: { outcome: ReportOutcome }) =>
  outcome === "acted" ? (
    <Badge tone="success" icon={Check}>
      <Trans>Mesures prises</Trans>
    </Badge>
  ) : (
    <Badge tone="neutral" icon={X}>
      <Trans>Sans suite</Trans>
    </Badge>
  );

/** « Message : propos blessants ou menaces » */
function useReportWords(): (report: Report) => string {
  const { t, i18n } = useLingui();
  return ({ kind, reason }) => {
    const [thing, why] = [i18n._(reportedKindWords[kind]), i18n._(reportReasonWords[reason])];
    return t`${thing} : ${why}`;
  };
}

function Settle({ report }: { report: Report }) {
  const { id, kind, entityId } = report;
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const settle = trpc.report.settle.useMutation({
    onSettled: () => {
      void utils.report.invalidate();
      void utils.dashboard.summary.invalidate();
    },
  });
  const as = (outcome: ReportOutcome) =>
    settle.mutate(
      { id, outcome },
      { onSuccess: () => toast.success(t`Signalement traité. La personne qui l’a fait en est avertie.`) },
    );
  const what = useReportWords()(report);
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        size="sm"
        variant="secondary"
        icon={Check}
        loading={settle.isPending}
        aria-label={t`Mesures prises, ${what}`}
        onClick={() => as("acted")}
      >
        <Trans>Mesures prises</Trans>
      </Button>
      <Button
        size="sm"
        variant="secondary"
        held={settle.isPending}
        aria-label={t`Sans suite, ${what}`}
        onClick={() => as("dismissed")}
      >
        <Trans>Sans suite</Trans>
      </Button>
      {kind === "review" && <WithholdButton id={entityId} of={what} />}
    </div>
  );
}
