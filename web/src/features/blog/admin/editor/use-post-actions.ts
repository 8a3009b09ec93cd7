import { useLingui } from "@lingui/react/macro";
import { binDays } from "@metiro/shared/bin/constants";
import type { Blog, BlogDraft } from "@metiro/shared/blog/schema";
import { useNavigate } from "@tanstack/react-router";
import { trpc } from "#api/trpc.ts";
import type { RevisionedForm } from "#form/conflict/use-revisioned-form.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { dropBackups } from "./save/backup.ts";

interface PostActionsOptions {
  id: string;
  autosave: { flush: () => Promise<void> };
  revised: RevisionedForm;
}

/** What can be done with the post that is being written; what is typed is saved first. */
export function usePostActions({ id, autosave, revised }: PostActionsOptions) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const publishing = trpc.blog.publish.useMutation();
  const withdrawing = trpc.blog.publish.useMutation();
  const discarding = trpc.blog.discardChanges.useMutation();
  const removing = trpc.blog.delete.useMutation();
  const base = () => (revised.base() > 0 ? { baseRevision: revised.base() } : {});
  const leave = async (words: string) => {
    dropBackups(id);
    await utils.blog.invalidate();
    toast.success(words);
    await navigate({ to: "/admin/blog/list" });
  };
  return {
    publish: async (at: string | undefined): Promise<Blog> => {
      await autosave.flush();
      const post = await publishing.mutateAsync({ id, published: true, ...base(), ...(at && { publishedAt: at }) });
      revised.saved(post);
      dropBackups(id);
      await utils.blog.invalidate();
      return post;
    },
    withdraw: async () => {
      const withdraws = await confirm({
        title: t`Dépublier l’article ?`,
        children: t`Il redevient un brouillon, que les visiteurs ne voient plus.`,
        action: t`Dépublier`,
        keep: t`Laisser publié`,
      });
      if (!withdraws) return;
      await autosave.flush();
      await withdrawing.mutateAsync({ id, published: false, ...base() });
      await leave("Blog mis à jour avec succès!");
    },
    discard: async (show: (post: BlogDraft) => void) => {
      const discards = await confirm({
        title: t`Abandonner les modifications ?`,
        children: t`Le texte redevient celui qui est publié.`,
        action: t`Abandonner les modifications`,
        keep: t`Les garder`,
        tone: "danger",
      });
      if (!discards) return;
      await autosave.flush();
      const post = await discarding.mutateAsync({ id, ...base() });
      revised.saved(post);
      show(post);
      dropBackups(id);
    },
    remove: async (title: string) => {
      const removes = await confirm({
        title: t`Supprimer l’article ?`,
        children: t`On peut restaurer « ${title} » depuis la corbeille pendant ${binDays} jours.`,
        action: t`Supprimer l’article`,
        keep: t`Garder l’article`,
        tone: "danger",
      });
      if (!removes) return;
      await removing.mutateAsync({ id });
      await leave("Blog supprimé avec succès!");
    },
  };
}
