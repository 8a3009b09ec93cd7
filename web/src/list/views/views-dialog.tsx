import { Trans, useLingui } from "@lingui/react/macro";
import type { SavedView } from "@metiro/shared/saved-view/schema";
import { RefreshCw, Trash2 } from "lucide-react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { IconButton } from "#ui/button/icon-button.tsx";
import { Switch } from "#ui/input/switch.tsx";
import { toast } from "#ui/feedback/toast-store.ts";

interface ViewsDialogProps {
  list: string;
  views: readonly SavedView[];
  /** What the list shows now. */
  search: SavedView["search"];
  onClose: () => void;
}

/** One's own views: which one the list begins with, what each one keeps, away with it. */
export default function ViewsDialog({ list, views, search, onClose }: ViewsDialogProps) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const onSettled = () => utils.savedView.list.invalidate({ list });
  const update = trpc.savedView.update.useMutation({ onSettled });
  const remove = trpc.savedView.delete.useMutation({ onSettled });
  const takeAway = async ({ id, ...view }: SavedView) => {
    const gone = await remove.mutateAsync({ id }).catch(() => null);
    if (!gone) return;
    toast.success(t`La vue « ${view.name} » est supprimée.`);
    if (views.length === 1) onClose();
  };
  const replace = async ({ id, name }: SavedView) => {
    const saved = await update.mutateAsync({ id, search }).catch(() => null);
    if (saved) toast.success(t`La vue « ${name} » garde ce que la liste montre.`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Mes vues</Trans>}
      footer={
        <Button data-autofocus onClick={onClose}>
          <Trans>Terminé</Trans>
        </Button>
      }
    >
      <ul className="grid list-none gap-4 p-0">
        {views.map((view) => (
          <li key={view.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1">
              <p className="font-semibold [overflow-wrap:anywhere]">{view.name}</p>
              <Switch
                label={t`Ouvrir la liste avec « ${view.name} »`}
                checked={view.isDefault}
                onChange={(event) => update.mutate({ id: view.id, isDefault: event.target.checked })}
              />
            </div>
            <IconButton
              icon={RefreshCw}
              size="sm"
              label={t`Garder dans « ${view.name} » ce que la liste montre`}
              onClick={() => void replace(view)}
            />
            <IconButton
              icon={Trash2}
              size="sm"
              label={t`Supprimer la vue « ${view.name} »`}
              onClick={() => void takeAway(view)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
