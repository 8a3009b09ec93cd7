import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { maxPageSize } from "@metiro/shared/paging/constants";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { type ToastAction, toast } from "#ui/feedback/toast-store.ts";
import { useNumberList } from "./use-number-list.ts";

/** The way back that a message of a deletion offers: its requests come out of the bin. What cannot stays there, and that is said. */
export function useRestore(): (ids: readonly string[]) => ToastAction {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const numbersOf = useNumberList();
  const restore = trpc.bin.restore.useMutation(handlesOwnErrors);

  /** What was deleted last stands first, so that the entries are found on as few pages as they fill. */
  const entriesOf = async (ids: readonly string[]) => {
    const wanted = new Set(ids);
    const found: { id: string; number: string }[] = [];
    for (let pageNumber = 1, totalPages = 1; pageNumber <= totalPages && found.length < wanted.size; pageNumber += 1) {
      const page = await utils.client.bin.list.query(
        { kind: "jobRequest", pageNumber, pageSize: maxPageSize },
        handlesOwnErrors.trpc,
      );
      totalPages = page.totalPages;
      for (const { id, entityId, number = "" } of page.items) if (wanted.has(entityId)) found.push({ id, number });
    }
    return found;
  };

  const bringBack = async (ids: readonly string[]) => {
    const back: string[] = [];
    // One after the other: two that went to the same company would wait for each other.
    for (const { id, number } of await entriesOf(ids).catch(() => []))
      if (await restore.mutateAsync({ id }).catch(() => null)) back.push(number);
    void utils.bin.invalidate();
    void utils.jobRequest.invalidate();
    const numbers = numbersOf(back);
    const words =
      back.length > 0 &&
      t`${plural(back.length, { one: "# offre restaurée", other: "# offres restaurées" })} : ${numbers}.`;
    const left = ids.length - back.length;
    if (left === 0) return void toast.success(words || "");
    const kept = t`${plural(left, { one: "# offre n’a pas pu être restaurée : voyez la corbeille.", other: "# offres n’ont pas pu être restaurées : voyez la corbeille." })}`;
    toast.error(409, [words, kept].filter(Boolean).join(" "));
  };

  return (ids) => ({ label: t`Annuler la suppression`, onPress: () => void bringBack(ids) });
}
