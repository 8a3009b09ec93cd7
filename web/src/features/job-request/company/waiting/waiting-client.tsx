import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { personName } from "@metiro/shared/user/nameless";
import { Lock } from "lucide-react";
import { Suspense } from "react";
import { ReportButton } from "#domain/report/report-button.tsx";
import { receivedState } from "../received-state.ts";
import { Avatar } from "#ui/display/avatar.tsx";
import { Icon } from "#ui/icon.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const ClientFigures = lazyPart(() => import("#domain/review/client-figures.tsx"));

/** Whether an answer stands or may come that the client can still accept. */
const mayBeAccepted = (request: JobRequest): boolean =>
  request.doneAt === undefined &&
  !request.erased &&
  !["rejected", "declined", "withdrawn", "canceled"].includes(receivedState(request));

/** Who asks, as far as a company knows before its answer is accepted. */
export function WaitingClient({ request }: { request: JobRequest }) {
  const { id, tenderer } = request;
  const { t } = useLingui();
  const name = personName({ firstName: tenderer.firstName }) ?? t`Client supprimé`;
  return (
    <div className="grid gap-3 border-t border-line pt-3">
      <div className="flex items-center gap-3">
        <Avatar name={name} round />
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{name}</p>
          {mayBeAccepted(request) && (
            <p className="text-xs leading-4.5 text-ink-2">
              <Icon of={Lock} size="xs" className="mr-1 inline align-[-0.1em]" />
              <Trans>Le nom et le téléphone s’affichent ici dès que le client accepte votre réponse.</Trans>
            </p>
          )}
        </div>
        <ReportButton
          targets={[
            { kind: "jobRequest", id },
            { kind: "user", id },
          ]}
          label={t`Signaler cette demande ou ${name}`}
          className="shrink-0"
        />
      </div>
      <Suspense>
        <ClientFigures jobRequestId={id} reader="company" />
      </Suspense>
    </div>
  );
}
