import { Trans, useLingui } from "@lingui/react/macro";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { useRef, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { useAskingClose } from "#form/shell/use-asking-close.ts";
import { useSite } from "#site/use-site.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useKeepRequest } from "#domain/request/keep-request.ts";
import { SaidForm } from "./said-form.tsx";

/** Completes a request that companies have. */
export default function AddDetailsDialog({ request: { id }, onClose }: { request: JobRequest; onClose: () => void }) {
  const { t } = useLingui();
  const { contactAtOnce } = useSite();
  const keep = useKeepRequest("Tenderer", id);
  const add = trpc.jobRequest.addDetails.useMutation(keep);
  const running = useRef(false);
  const [dirty, setDirty] = useState(false);
  const close = useAskingClose({ dirty, sending: () => running.current, onClose });
  return (
    <Dialog
      open
      onClose={() => void close()}
      size="md"
      title={<Trans>Ajouter une précision</Trans>}
      description={<Trans>Les entreprises contactées en sont averties et la lisent dans votre demande.</Trans>}
    >
      <SaidForm
        name={t`Ajouter une précision`}
        label={t`Votre précision`}
        masked={!contactAtOnce}
        help={
          contactAtOnce
            ? undefined
            : t`Téléphone, e-mail et adresse y restent masqués jusqu’à ce que vous acceptiez une réponse.`
        }
        submitLabel={<Trans>Envoyer la précision</Trans>}
        secondary={
          <Button variant="secondary" onClick={() => void close()}>
            <Trans>Ne rien ajouter</Trans>
          </Button>
        }
        onDirty={setDirty}
        onRunning={(now) => (running.current = now)}
        send={(said) => add.mutateAsync({ id, ...said })}
        onSent={() => {
          toast.success(t`Votre précision est ajoutée.`);
          onClose();
        }}
      />
    </Dialog>
  );
}
