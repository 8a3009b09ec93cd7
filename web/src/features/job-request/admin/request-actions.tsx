import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { binDays } from "@metiro/shared/bin/constants";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "#api/trpc.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { useRestore } from "./use-restore.ts";

interface RequestActions {
  /** Asks, with room for a reason, then cancels. */
  cancel: () => Promise<void>;
  canceling: boolean;
  /** Asks, then deletes, with the way back from the bin. */
  remove: () => Promise<void>;
  removing: boolean;
}

interface Request extends Pick<RequestItem, "id" | "number" | "title"> {
  /** How many companies learn of a cancellation. */
  notifiedOnCancel: number;
}

/** Cancels and deletes a request, each after its question. `onRemoved` leaves the page of a request that is no more. */
export function useRequestActions(request: Request, onRemoved?: () => Promise<void>): RequestActions {
  const { t } = useLingui();
  const confirm = useConfirm();
  const { jobRequest } = trpc.useUtils();
  const queryClient = useQueryClient();
  const { id, number, title, notifiedOnCancel } = request;
  const restored = useRestore();
  const keep = t`Garder l’offre`;

  const refreshList = () =>
    Promise.all([jobRequest.listForAdmin, jobRequest.rowsForAdmin].map((list) => list.invalidate()));
  const kept = useKeepRequest("Admin", id);
  const cancel = trpc.jobRequest.cancel.useMutation({
    ...kept,
    onError: (error) => {
      kept.onError(error);
      void refreshList();
    },
  });
  const remove = trpc.jobRequest.delete.useMutation({ onSettled: refreshList });

  const askCancel = async () => {
    const confirmed = await confirm({
      title: t`Annuler l’offre n° ${number} ?`,
      children: <CancelWords told={notifiedOnCancel} />,
      reason: {
        label: t`Motif`,
        help:
          notifiedOnCancel === 0
            ? t`Le client le lit dans son e-mail.`
            : t`Le client et les entreprises le lisent dans leur e-mail.`,
        maxLength: 1000,
      },
      action: t`Annuler l’offre`,
      keep,
    });
    if (!confirmed) return;
    const { reason } = confirmed;
    // A row's menu is gone by then, and with it what `mutate` would call back.
    const isCanceled = await cancel.mutateAsync({ id, reason }).then(
      () => true,
      () => false,
    );
    if (isCanceled) toast.success(t`L’offre n° ${number} est annulée.`);
  };

  const askRemove = async () => {
    const confirmed = await confirm({
      title: t`Supprimer l’offre n° ${number} ?`,
      children: <RemoveWords title={title} />,
      action: t`Supprimer l’offre`,
      keep,
    });
    if (!confirmed) return;
    const removed = await remove.mutateAsync({ id }).catch(() => null);
    if (!removed) return;
    toast.success(t`L’offre n° ${number} est supprimée.`, restored([id]));
    await onRemoved?.();
    queryClient.removeQueries({ queryKey: getQueryKey(trpc.jobRequest.get, { id }, "query") });
  };

  return { cancel: askCancel, canceling: cancel.isPending, remove: askRemove, removing: remove.isPending };
}

function CancelWords({ told }: { told: number }) {
  return (
    <>
      <p>
        {told === 0 ? (
          <Trans>Le client en sera averti aussitôt par e-mail.</Trans>
        ) : (
          <Plural
            value={told}
            one="Le client et l’entreprise contactée en seront avertis aussitôt par e-mail."
            other="Le client et les # entreprises contactées en seront avertis aussitôt par e-mail."
          />
        )}
      </p>
      <Note tone="danger" className="mt-4">
        <Trans>Une annulation ne se reprend pas : l’offre ne pourra plus être transmise.</Trans>
      </Note>
    </>
  );
}

function RemoveWords({ title }: { title: string }) {
  return (
    <>
      <p>
        <Trans>
          « {title} » va à la corbeille, avec ses destinataires et leurs réponses. Personne n’en est averti.
        </Trans>
      </p>
      <Note tone="danger" className="mt-4">
        <Trans>On peut la restaurer depuis la corbeille pendant {binDays} jours.</Trans>
      </Note>
    </>
  );
}
