import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { binDays } from "@metiro/shared/bin/constants";
import { trpc } from "#api/trpc.ts";
import { problemIn } from "#api/failure/failure.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";

const quiet = { trpc: { context: { quiet: true } } };

/** What can be done with posts of the list; each resolves to whether something was done. */
export function usePostsActions() {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const publish = trpc.blog.publish.useMutation(quiet);
  const remove = trpc.blog.delete.useMutation(quiet);

  /** One after the other; those that are refused do not keep the others back. */
  const each = async (ids: readonly string[], act: (id: string) => Promise<unknown>, done: string) => {
    const refusals: [status: number, words: string][] = [];
    for (const id of ids)
      try {
        await act(id);
      } catch (error) {
        const problem = problemIn(error);
        const words = problem?.detail ?? t`Le serveur n’a pas répondu. Réessayez dans un instant.`;
        refusals.push([problem?.status ?? 0, problem?.code === "VALIDATION_FAILED" ? "" : words]);
      }
    await utils.blog.invalidate();
    if (refusals.length < ids.length) toast.success(done);
    const incomplete = refusals.filter(([, words]) => words === "").length;
    if (incomplete > 0)
      toast.error(
        400,
        t`${plural(incomplete, { one: "# article est incomplet : ouvrez-le pour le publier.", other: "# articles sont incomplets : ouvrez-les pour les publier." })}`,
      );
    for (const [status, words] of new Map(refusals.map((refusal) => [refusal[1], refusal] as const)).values())
      if (words) toast.error(status, words);
    return refusals.length < ids.length;
  };

  return {
    setPublished: async (ids: readonly string[], published: boolean) => {
      const count = ids.length;
      const confirmed = await confirm({
        title: published
          ? t`${plural(count, { one: "Publier # article ?", other: "Publier # articles ?" })}`
          : t`${plural(count, { one: "Dépublier # article ?", other: "Dépublier # articles ?" })}`,
        children: published
          ? t`Les visiteurs les voient tout de suite, avec leurs dernières modifications.`
          : t`Ils redeviennent des brouillons, que les visiteurs ne voient plus.`,
        action: published ? t`Publier` : t`Dépublier`,
        keep: t`Ne rien changer`,
      });
      if (!confirmed) return false;
      return each(ids, (id) => publish.mutateAsync({ id, published }), "Blog mis à jour avec succès!");
    },
    remove: async (ids: readonly string[]) => {
      const count = ids.length;
      const confirmed = await confirm({
        title: t`${plural(count, { one: "Supprimer # article ?", other: "Supprimer # articles ?" })}`,
        children: t`On peut les restaurer depuis la corbeille pendant ${binDays} jours.`,
        action: t`Supprimer`,
        keep: t`Garder`,
        tone: "danger",
      });
      if (!confirmed) return false;
      return each(ids, (id) => remove.mutateAsync({ id }), "Blog supprimé avec succès!");
    },
  };
}

export type PostsActions = ReturnType<typeof usePostsActions>;
