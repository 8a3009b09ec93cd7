import { Trans, useLingui } from "@lingui/react/macro";
import type { RegionOverview, SubregionOverview } from "@metiro/shared/region/overview";
import { type ReactNode, Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { Button } from "#ui/button/button.tsx";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { RegionUse } from "./region-use.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const RegionForm = lazyPart(() => import("./region-form.tsx"));

export interface RegionDialogs {
  /** A district of the canton; without one a canton. */
  add: (canton?: RegionOverview) => void;
  edit: (region: SubregionOverview) => void;
  remove: (region: SubregionOverview) => void;
  dialog: ReactNode;
}

type Shown =
  | { what: "form"; region?: SubregionOverview; parentId?: string }
  | { what: "used"; region: SubregionOverview };

/** Adds, renames and deletes cantons and districts; one that is used is not deleted, and it is said by what. */
export function useRegionDialogs(regions: readonly RegionOverview[]): RegionDialogs {
  const { t } = useLingui();
  const nameOf = useCatalogueName();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const [shown, setShown] = useState<Shown | null>(null);
  const refresh = () => void utils.region.invalidate();
  const remove = trpc.region.delete.useMutation({ onSettled: refresh });
  const close = () => setShown(null);

  const askRemove = async (region: SubregionOverview) => {
    if (region.companyCount + region.requestCount + region.clientCount > 0) {
      setShown({ what: "used", region });
      return;
    }
    const name = nameOf(region);
    const confirmed = await confirm({
      title: t`Supprimer « ${name} » ?`,
      children: region.parentId
        ? t`Aucune entreprise, aucune demande et aucun client ne s’y rapporte.`
        : t`Ses districts sont supprimés aussi. Aucune entreprise, aucune demande et aucun client ne s’y rapporte.`,
      action: t`Supprimer`,
      keep: t`Garder`,
    });
    if (!confirmed) return;
    remove.mutate({ id: region.id }, { onSuccess: () => void toast.success(t`« ${name} » est supprimé.`) });
  };

  return {
    add: (canton) => setShown({ what: "form", ...(canton && { parentId: canton.id }) }),
    edit: (region) => setShown({ what: "form", region }),
    remove: (region) => void askRemove(region),
    dialog: (
      <>
        {shown?.what === "form" && (
          <Suspense>
            <RegionForm regions={regions} region={shown.region} parentId={shown.parentId} onClose={close} />
          </Suspense>
        )}
        {shown?.what === "used" && <Used name={nameOf(shown.region)} region={shown.region} onClose={close} />}
      </>
    ),
  };
}

interface UsedProps {
  name: string;
  region: SubregionOverview;
  onClose: () => void;
}

const Used = ({ name, region, onClose }: UsedProps) => (
  <Dialog
    open
    onClose={onClose}
    title={<Trans>« {name} » est utilisé</Trans>}
    description={<Trans>Tant qu’il en reste, la suppression n’est pas possible. Vous pouvez le renommer.</Trans>}
    footer={
      <Button variant="secondary" data-autofocus="" onClick={onClose}>
        <Trans>Fermer</Trans>
      </Button>
    }
  >
    <p className="font-semibold">
      <RegionUse region={region} />
    </p>
  </Dialog>
);
