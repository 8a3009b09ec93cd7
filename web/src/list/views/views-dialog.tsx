import { Trans, useLingui } from "@lingui/react/macro";
import type { LaidOutList, SavedView } from "@metiro/shared/saved-view/schema";
import { personName } from "@metiro/shared/user/nameless";
import { RefreshCw, Trash2 } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Switch } from "#ui/input/switch.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import type { ListedView, Shows, Views } from "./use-views.ts";

interface ViewsDialogProps {
  list: LaidOutList;
  views: Pick<Views, "views" | "ready">;
  shows: Shows;
  onClose: () => void;
}

/** Which view the list begins with; of one's own also who finds it, what it keeps, and away with it. */
export default function ViewsDialog({ list, views: { views, ready }, shows, onClose }: ViewsDialogProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  // One view at most opens the list, whoever's it is.
  const onSettled = () =>
    Promise.all([utils.savedView.list.invalidate({ list }), utils.savedView.layouts.invalidate({ list })]);
  const update = trpc.savedView.update.useMutation({ onSettled });
  const openWith = trpc.savedView.keepLayout.useMutation({ onSettled });
  const remove = trpc.savedView.delete.useMutation({ onSettled });
  const takeAway = async ({ id, ...view }: SavedView) => {
    const gone = await remove.mutateAsync({ id }).catch(() => null);
    if (!gone) return;
    toast.success(t`La vue « ${view.name} » est supprimée.`);
    if (views.length + ready.length === 1) onClose();
  };
  const open = ({ id, ready: key }: ListedView, isDefault: boolean) =>
    key ? openWith.mutate({ list, opensWith: isDefault ? key : null }) : update.mutate({ id, isDefault });
  const replace = async ({ id, name }: SavedView) => {
    const { search, columns = null } = shows;
    const saved = await update.mutateAsync({ id, search, columns }).catch(() => null);
    if (saved) toast.success(t`La vue « ${name} » montre désormais ce que montre la liste.`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Vues</Trans>}
      footer={
        <Button data-autofocus onClick={onClose}>
          <Trans>Terminé</Trans>
        </Button>
      }
    >
      <ul className="grid list-none gap-4 p-0">
        {[...ready, ...views].map((view) => (
          <li key={view.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1">
              <p className="font-semibold [overflow-wrap:anywhere]">{view.name}</p>
              {view.owner && (
                <p className="text-sm text-ink-3">
                  <Trans>Partagée par {personName(view.owner)}</Trans>
                </p>
              )}
              <Switch
                label={t`Ouvrir la liste avec « ${view.name} »`}
                checked={view.isDefault}
                onChange={(event) => open(view, event.target.checked)}
              />
              {isOwn(view) && (
                <Switch
                  label={t`Partager « ${view.name} » avec mes collègues`}
                  checked={view.shared}
                  onChange={(event) => update.mutate({ id: view.id, shared: event.target.checked })}
                />
              )}
            </div>
            {isOwn(view) && (
              <>
                <IconButton
                  icon={RefreshCw}
                  size="sm"
                  label={t`Enregistrer dans « ${view.name} » ce que la liste montre`}
                  onClick={() => void replace(view)}
                />
                <IconButton
                  icon={Trash2}
                  size="sm"
                  label={t`Supprimer la vue « ${view.name} »`}
                  held={remove.isPending}
                  onClick={() => void takeAway(view)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const isOwn = ({ owner, ready }: ListedView) => !owner && !ready;
