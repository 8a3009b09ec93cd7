import { Trans } from "@lingui/react/macro";
import { Lock, LockOpen, Trash2 } from "lucide-react";
import { Button } from "#ui/button/button.tsx";
import { type AccountToChange, useAccountActions } from "./use-account-actions.tsx";

interface AccountButtonsProps {
  account: AccountToChange & { lockedAt?: string | undefined };
  /** Back to the list, as it was. */
  onRemoved: () => Promise<void>;
}

/** In the head of a page: lock or unlock, and delete; what may not be done to one's own account says so. */
export function AccountButtons({ account, onRemoved }: AccountButtonsProps) {
  const { refusal, lock, unlock, remove, changing, removing } = useAccountActions(account, onRemoved);
  return (
    <>
      {account.lockedAt === undefined ? (
        <Button
          variant="danger-quiet"
          icon={Lock}
          loading={changing}
          loadingLabel={<Trans>Blocage…</Trans>}
          disabledReason={refusal}
          onClick={() => void lock()}
        >
          <Trans>Bloquer</Trans>
        </Button>
      ) : (
        <Button
          variant="secondary"
          icon={LockOpen}
          loading={changing}
          loadingLabel={<Trans>Déblocage…</Trans>}
          onClick={unlock}
        >
          <Trans>Débloquer</Trans>
        </Button>
      )}
      <Button
        variant="danger-quiet"
        icon={Trash2}
        loading={removing}
        loadingLabel={<Trans>Suppression…</Trans>}
        disabledReason={refusal}
        onClick={() => void remove()}
      >
        <Trans>Supprimer</Trans>
      </Button>
    </>
  );
}
