import { Trans } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { PassportIntro, PassportItems } from "./passport-items.tsx";

interface PassportDialogProps {
  companyId: string;
  name: string;
  onClose: () => void;
}

/** What was checked of a company, asked for when its badge is pressed. */
export default function PassportDialog({ companyId, name, onClose }: PassportDialogProps) {
  const { data, error, refetch } = trpc.proof.passport.useQuery({ companyId });
  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Ce que nous avons vérifié</Trans>}
      description={<PassportIntro name={name} />}
      footer={
        <Button variant="secondary" onClick={onClose} data-autofocus="">
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      {data ? (
        <PassportItems items={data.items} />
      ) : error ? (
        <ErrorState
          title={<Trans>Les vérifications n’ont pas pu être chargées</Trans>}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonArea>
          <SkeletonCard />
        </SkeletonArea>
      )}
    </Dialog>
  );
}
