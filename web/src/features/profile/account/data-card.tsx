import { Trans, useLingui } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Download } from "lucide-react";
import { Suspense, useState } from "react";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { OwnErasureText } from "./own-erasure-text.tsx";
import { saveFile } from "#ui/save-file.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const DeleteDialog = lazyPart(() => import("./delete-dialog.tsx"));

/** What is kept of oneself: a copy of it, and its end. */
export default function DataCard({ of: role, hasPassword }: { of: Exclude<Role, "Admin">; hasPassword: boolean }) {
  const { t } = useLingui();
  const { client } = trpc.useUtils();
  const [copying, setCopying] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const copy = async () => {
    if (copying) return;
    setCopying(true);
    try {
      const data = await client.auth.exportData.query();
      saveFile(
        `${t`mes-donnees`}-${data.exportedAt.slice(0, 10)}.json`,
        new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }),
      );
      toast.success(t`Vos données sont dans le fichier téléchargé.`);
    } catch {
      // The call has told what went wrong.
    } finally {
      setCopying(false);
    }
  };
  return (
    <div className="@container">
      <div className="grid items-start gap-5 @min-[56rem]:grid-cols-2">
        <Card>
          <CardHead level={3} title={<Trans>Une copie de vos données</Trans>} />
          <CardBody className="grid justify-items-start gap-4">
            <p className="text-ink-2">
              <Trans>Tout ce que nous gardons de vous, dans un fichier JSON que d’autres logiciels savent lire.</Trans>
            </p>
            <Button
              variant="secondary"
              icon={Download}
              loading={copying}
              loadingLabel={<Trans>Préparation…</Trans>}
              onClick={() => void copy()}
            >
              <Trans>Télécharger mes données</Trans>
            </Button>
          </CardBody>
        </Card>
        <Card>
          <CardHead level={3} title={<Trans>Supprimer votre compte</Trans>} />
          <CardBody className="grid justify-items-start gap-4">
            <OwnErasureText role={role} />
            <Button variant="danger-quiet" onClick={() => setDeleting(true)}>
              <Trans>Supprimer mon compte</Trans>
            </Button>
          </CardBody>
        </Card>
      </div>
      {deleting && (
        <Suspense>
          <DeleteDialog hasPassword={hasPassword} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </div>
  );
}
