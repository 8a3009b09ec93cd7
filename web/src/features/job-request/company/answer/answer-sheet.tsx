import { personName } from "@metiro/shared/user/nameless";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";
import { useLocalityText } from "#domain/request/locality-text.ts";
import { AnswerForm } from "./answer-form.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { DeclineReasons } from "../decline-reasons.tsx";
import { Deadline, Places } from "../received-status.tsx";

/** The answer form over the list. Whoever opens it has seen the request. */
export default function AnswerSheet({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const { t } = useLingui();
  const placeOf = useLocalityText();
  const query = trpc.jobRequest.get.useQuery({ id }, { ...handlesOwnErrors, retryOnMount: false });
  const request = query.data;
  const own = request?.jobRequestCompanies[0];
  return (
    <Dialog
      open
      onClose={() => onClose()}
      size="md"
      title={title}
      description={
        request && (
          <span className="flex flex-wrap gap-x-4 text-sm">
            <span>
              {personName({ firstName: request.tenderer.firstName }) ?? t`Client supprimé`} · {placeOf(request)}
            </span>
            <Deadline request={request} />
            <Places request={request} />
          </span>
        )
      }
    >
      {query.error ? (
        <ErrorState title={t`La demande n’a pas pu être chargée`} onRetry={() => void query.refetch()}>
          <Trans>Ce que vous aviez tapé est gardé sur cet appareil.</Trans>
        </ErrorState>
      ) : request && own ? (
        <div className="grid gap-5">
          <div className="grid gap-2">
            <p className="line-clamp-4 whitespace-pre-line text-ink-2">{request.description}</p>
            <Link
              to="/company/requests/$id"
              params={{ id }}
              className={buttonClass({ variant: "link", className: "justify-self-start" })}
            >
              <Trans>Lire toute la demande</Trans>
            </Link>
          </div>
          {request.erased ? (
            <Note>
              <Trans>Cette demande est ancienne : son contenu a été effacé, on ne peut plus y répondre.</Trans>
            </Note>
          ) : (
            <>
              <AnswerForm request={request} own={own} onSent={onClose} />
              {own.response === "none" && <DeclineReasons request={request} own={own} onDeclined={onClose} />}
            </>
          )}
        </div>
      ) : (
        <SkeletonArea>
          <Skeleton shape="block" />
        </SkeletonArea>
      )}
    </Dialog>
  );
}
