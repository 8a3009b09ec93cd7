import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import { binDays } from "@metiro/shared/bin/constants";
import { maxBulk } from "@metiro/shared/job-request/constants";
import type { RequestRowPage } from "@metiro/shared/job-request/list-row";
import type { BulkResult } from "@metiro/shared/job-request/schema";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { useNumberList } from "../use-number-list.ts";
import { useRestore } from "../use-restore.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Note } from "#ui/feedback/note.tsx";
import { type ToastAction, toast } from "#ui/feedback/toast-store.ts";

/**
 * Cancels and deletes several requests, each after its question; tells what was done and what was refused, and why, with the way back
 * from the bin. More than a call takes go in several; where one of these fails the rest stays chosen.
 */
export function useBulk(ids: string[], onDone: (settled: readonly string[]) => void) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const cancelMany = trpc.jobRequest.cancelMany.useMutation();
  const deleteMany = trpc.jobRequest.deleteMany.useMutation();
  const [running, setRunning] = useState<{ of: "cancel" | "remove"; settled: number } | null>(null);
  const count = ids.length;
  const keep = t`Ne rien changer`;
  const named = useNamed();
  const restored = useRestore();

  const inParts = async (of: "cancel" | "remove", act: (part: string[]) => Promise<BulkResult>) => {
    const all: BulkResult = { done: [], refused: [] };
    for (let from = 0; from < count; from += maxBulk) {
      setRunning({ of, settled: from });
      const result = await act(ids.slice(from, from + maxBulk)).catch(() => null);
      if (!result) break;
      all.done.push(...result.done);
      all.refused.push(...result.refused);
    }
    setRunning(null);
    void utils.jobRequest.invalidate();
    return all;
  };

  const tell = ({ done, refused }: BulkResult, doneWords: string, undo?: ToastAction) => {
    if (done.length + refused.length === 0) return;
    onDone([...done, ...refused.map(({ id }) => id)]);
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
    if (done.length > 0) toast.success(text, undo);
    else toast.error(409, text);
  };

  const cancel = async () => {
    const confirmed = await confirm({
      title: t`${plural(count, { one: "Annuler # offre ?", other: "Annuler # offres ?" })}`,
      children: <CancelWords count={count} />,
      reason: { label: t`Motif`, help: t`Les clients et les entreprises le lisent dans leur e-mail.`, maxLength: 1000 },
      action: t`${plural(count, { one: "Annuler # offre", other: "Annuler # offres" })}`,
      keep,
    });
    if (!confirmed) return;
    const { reason } = confirmed;
    const names = named();
    const result = await inParts("cancel", (part) => cancelMany.mutateAsync({ ids: part, reason }));
    const [done, numbers] = [result.done.length, names(result.done)];
    tell(
      result,
      numbers === ""
        ? t`${plural(done, { one: "# offre annulée.", other: "# offres annulées." })}`
        : t`${plural(done, { one: "# offre annulée", other: "# offres annulées" })} : ${numbers}.`,
    );
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
    const names = named();
    const result = await inParts("remove", (part) => deleteMany.mutateAsync({ ids: part }));
    const [done, numbers] = [result.done.length, names(result.done)];
    tell(
      result,
      numbers === ""
        ? t`${plural(done, { one: "# offre supprimée.", other: "# offres supprimées." })}`
        : t`${plural(done, { one: "# offre supprimée", other: "# offres supprimées" })} : ${numbers}.`,
      restored(result.done),
    );
  };

  return {
    cancel,
    remove,
    pending: running?.of,
    /** How many are settled, where there are so many that one waits. */
    settled: running && count > maxBulk ? running.settled : undefined,
  };
}

/** What names requests by the rows that were read so far, as they stand before something becomes of them. */
function useNamed() {
  const client = useQueryClient();
  const numbersOf = useNumberList();
  return () => {
    const pages = client.getQueriesData<RequestRowPage>({ queryKey: getQueryKey(trpc.jobRequest.rowsForAdmin) });
    const known = new Map(
      pages.flatMap(([, page]) => page?.items.map(({ id, number }) => [id, number] as const) ?? []),
    );
    return (ids: readonly string[]) =>
      numbersOf(
        ids.flatMap((id) => known.get(id) ?? []),
        ids.length,
      );
  };
}

/** Said before: the mails leave at once, and nothing leads back from a cancellation. */
function CancelWords({ count }: { count: number }) {
  return (
    <>
      <p>
        <Plural
          value={count}
          one="Le client et les entreprises contactées en seront avertis aussitôt par e-mail."
          other="Les clients et les entreprises contactées en seront avertis aussitôt par e-mail."
        />
      </p>
      <Note tone="danger" className="mt-4">
        <Plural
          value={count}
          one="Une annulation ne se reprend pas : l’offre ne pourra plus être transmise."
          other="Une annulation ne se reprend pas : les # offres ne pourront plus être transmises."
        />
      </Note>
    </>
  );
}

function RemoveWords({ count }: { count: number }) {
  return (
    <>
      <p>
        <Plural
          value={count}
          one="L’offre va à la corbeille, avec ses destinataires et leurs réponses. Personne n’en est averti."
          other="Les # offres vont à la corbeille, avec leurs destinataires et leurs réponses. Personne n’en est averti."
        />
      </p>
      <Note tone="danger" className="mt-4">
        <Trans>On peut les restaurer depuis la corbeille pendant {binDays} jours.</Trans>
      </Note>
    </>
  );
}
