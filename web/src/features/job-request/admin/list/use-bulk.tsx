import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import type { BulkResult } from "@metiro/shared/job-request/schema";
import { trpc } from "#api/trpc.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Note } from "#ui/feedback/note.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

/** Cancels and deletes several requests, each after its question; tells what was done and what was refused, and why. */
export function useBulk(ids: string[], onDone: () => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const onSettled = () => utils.jobRequest.invalidate();
  const cancelMany = trpc.jobRequest.cancelMany.useMutation({ onSettled });
  const deleteMany = trpc.jobRequest.deleteMany.useMutation({ onSettled });
  const count = ids.length;
  const keep = t`Ne rien changer`;

  const tell = ({ done, refused }: BulkResult, doneWords: string) => {
    onDone();
    const gone = refused.filter(({ code }) => code === "NOT_FOUND").length;
    const worked = refused.filter(({ code }) => code === "JOB_DONE").length;
    const settled = refused.length - gone - worked;
    const words = [
      done.length > 0 && doneWords,
      settled > 0 &&
        t`${plural(settled, { one: "# refusée : elle est déjà annulée.", other: "# refusées : elles sont déjà annulées." })}`,
      worked > 0 &&
        t`${plural(worked, { one: "# refusée : le travail est terminé.", other: "# refusées : le travail est terminé." })}`,
      gone > 0 &&
        t`${plural(gone, { one: "# refusée : elle n’existe plus.", other: "# refusées : elles n’existent plus." })}`,
    ];
    const text = words.filter(Boolean).join(" ");
    if (done.length > 0) toast.success(text);
    else toast.error(409, text);
  };

  const cancel = async () => {
    const confirmed = await confirm({
      title: t`${plural(count, { one: "Annuler # offre ?", other: "Annuler # offres ?" })}`,
      children: (
        <Trans>
          Les clients et les entreprises contactées en seront avertis par e-mail. Une offre annulée ne peut plus être
          transmise.
        </Trans>
      ),
      reason: { label: t`Motif`, help: t`Les clients et les entreprises le lisent dans leur e-mail.`, maxLength: 1000 },
      action: t`${plural(count, { one: "Annuler # offre", other: "Annuler # offres" })}`,
      keep,
    });
    if (!confirmed) return;
    const result = await cancelMany.mutateAsync({ ids, reason: confirmed.reason }).catch(() => null);
    if (result)
      tell(result, t`${plural(result.done.length, { one: "# offre annulée.", other: "# offres annulées." })}`);
  };

  const remove = async () => {
    const confirmed = await confirm({
      title: t`${plural(count, { one: "Supprimer # offre ?", other: "Supprimer # offres ?" })}`,
      children: <RemoveWords count={count} />,
      retype: String(count),
      action: t`${plural(count, { one: "Supprimer # offre", other: "Supprimer # offres" })}`,
      keep,
    });
    if (!confirmed) return;
    const result = await deleteMany.mutateAsync({ ids }).catch(() => null);
    if (result)
      tell(result, t`${plural(result.done.length, { one: "# offre supprimée.", other: "# offres supprimées." })}`);
  };

  const pending = cancelMany.isPending ? "cancel" : deleteMany.isPending ? "remove" : null;
  return { cancel, remove, pending };
}

function RemoveWords({ count }: { count: number }) {
  return (
    <>
      <p>
        <Plural
          value={count}
          one="L’offre, ses destinataires et leurs réponses seront effacés. Personne n’en est averti."
          other="Les # offres, leurs destinataires et leurs réponses seront effacés. Personne n’en est averti."
        />
      </p>
      <Note tone="danger" className="mt-4">
        <Trans>On peut les restaurer depuis la corbeille pendant 30 jours.</Trans>
      </Note>
    </>
  );
}
