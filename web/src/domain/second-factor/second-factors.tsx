import { Trans, useLingui } from "@lingui/react/macro";
import type { Factor } from "@metiro/shared/auth/second-factor";
import { useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardFoot } from "#ui/display/card.tsx";
import { ErrorState } from "#ui/feedback/error-state.tsx";
import { SkeletonArea, SkeletonCard } from "#ui/feedback/skeleton.tsx";
import { toast } from "#ui/feedback/toast-store.ts";
import { useConfirm } from "#ui/overlay/confirm-context.ts";
import { Note } from "#ui/feedback/note.tsx";
import { AddTotp } from "./add-totp.tsx";
import { FactorRow } from "./factor-row.tsx";
import { passkeysWork } from "./passkeys-work.ts";
import { type AddProps, AddFrame } from "./add-frame.tsx";

interface SecondFactorsProps {
  /** Once the backup codes of the first factor are noted. */
  onEnrolled?: (() => void) | undefined;
  /** The e-mail is yet to be confirmed: until then none can be added. */
  unconfirmed?: boolean;
}

/** One's own second factors: to add, to remove, and the codes for the day on which all are lost. */
export default function SecondFactors({ onEnrolled, unconfirmed = false }: SecondFactorsProps) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const utils = trpc.useUtils();
  const { data, error, refetch, isFetching } = trpc.auth.factors.useQuery(undefined, {
    staleTime: 0,
    ...handlesOwnErrors,
  });
  const remove = trpc.auth.removeFactor.useMutation();
  const renew = trpc.auth.renewBackupCodes.useMutation();
  const [adding, setAdding] = useState<"totp" | "passkey">();
  const [codes, setCodes] = useState<readonly string[]>();

  if (error && !data)
    return (
      <Card>
        <ErrorState
          title={<Trans>Vos seconds facteurs n’ont pas pu être chargés.</Trans>}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </Card>
    );
  if (!data)
    return (
      <SkeletonArea>
        <SkeletonCard />
      </SkeletonArea>
    );
  const { factors, backupCodesLeft } = data;

  const added = async (backupCodes: readonly string[] | undefined) => {
    setAdding(undefined);
    setCodes(backupCodes);
    toast.success(t`Votre second facteur est ajouté.`);
    await utils.auth.factors.invalidate();
    if (!backupCodes) onEnrolled?.();
  };
  const removeOne = async ({ id, name }: Factor) => {
    const last = factors.length === 1;
    const sure = await confirm({
      title: t`Retirer « ${name} » ?`,
      children: last ? (
        <Trans>Votre compte ne sera plus protégé que par la première étape. Les codes de secours disparaissent.</Trans>
      ) : (
        <Trans>Ce second facteur n’ouvrira plus votre compte.</Trans>
      ),
      action: t`Retirer le second facteur`,
      keep: t`Garder le second facteur`,
      tone: "danger",
    });
    if (!sure) return;
    await remove.mutateAsync({ id }).then(
      () => toast.success(t`Le second facteur est retiré.`),
      () => undefined,
    );
    await utils.auth.factors.invalidate();
  };
  const renewAll = async () => {
    const sure = await confirm({
      title: t`Créer dix nouveaux codes ?`,
      children: <Trans>Les anciens codes de secours ne fonctionneront plus.</Trans>,
      action: t`Créer de nouveaux codes`,
      keep: t`Garder les anciens codes`,
    });
    if (!sure) return;
    const renewed = await renew.mutateAsync().catch(() => undefined);
    setCodes(renewed?.backupCodes);
    await utils.auth.factors.invalidate();
  };

  if (codes)
    return (
      <BackupCodes
        codes={codes}
        onNoted={() => {
          setCodes(undefined);
          onEnrolled?.();
        }}
      />
    );
  return (
    <Card>
      {factors.length > 0 && (
        <ul className="divide-y divide-line">
          {factors.map((one) => (
            <FactorRow
              key={one.id}
              factor={one}
              removing={remove.variables?.id === one.id && remove.isPending}
              onRemove={() => void removeOne(one)}
            />
          ))}
        </ul>
      )}
      {adding === "totp" && <AddTotp onAdded={added} onBack={() => setAdding(undefined)} />}
      {adding === "passkey" && <AddPasskey onAdded={added} onBack={() => setAdding(undefined)} />}
      {!adding && factors.length === 0 && (
        <CardBody className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">
            {unconfirmed ? (
              <Trans>Confirmez d’abord votre adresse e-mail : vous pourrez ensuite en ajouter un.</Trans>
            ) : (
              <Trans>Aucun second facteur pour l’instant.</Trans>
            )}
          </p>
          {!unconfirmed && <WaysToAdd onAdd={setAdding} />}
        </CardBody>
      )}
      {!adding && !unconfirmed && factors.length > 0 && (
        <CardFoot large>
          <WaysToAdd onAdd={setAdding} />
        </CardFoot>
      )}
      {factors.length > 0 && !adding && (
        <CardFoot large>
          <p className="text-sm text-ink-2">
            <Trans>Codes de secours restants : {backupCodesLeft}</Trans>
          </p>
          <Button variant="secondary" size="sm" loading={renew.isPending} onClick={() => void renewAll()}>
            <Trans>Créer de nouveaux codes</Trans>
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

function WaysToAdd({ onAdd }: { onAdd: (kind: "totp" | "passkey") => void }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => onAdd("totp")}>
        <Trans>Ajouter une application de codes</Trans>
      </Button>
      {passkeysWork() && (
        <Button variant="secondary" onClick={() => onAdd("passkey")}>
          <Trans>Ajouter une clé d’accès</Trans>
        </Button>
      )}
    </div>
  );
}

/** The backup codes, shown this once. */
const BackupCodes = ({ codes, onNoted }: { codes: readonly string[]; onNoted: () => void }) => (
  <Card>
    <CardBody large className="grid gap-5">
      <h3 className="title-card">
        <Trans>Vos codes de secours</Trans>
      </h3>
      <Note tone="warning">
        <Trans>
          Notez-les maintenant : ils ne seront plus montrés. Chacun ouvre votre compte une fois, si vous perdez vos
          seconds facteurs.
        </Trans>
      </Note>
      <ul className="grid gap-x-6 gap-y-2 font-mono sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <Button onClick={onNoted}>
          <Trans>J’ai noté mes codes</Trans>
        </Button>
      </div>
    </CardBody>
  </Card>
);

/** Adds a passkey: the device or a key asks its owner by itself. */
function AddPasskey(props: AddProps) {
  const { t } = useLingui();
  const begin = trpc.auth.beginPasskey.useMutation();
  const add = trpc.auth.addPasskey.useMutation();
  return (
    <AddFrame
      {...props}
      name={t`Clé d’accès`}
      add={async (fields) => {
        const options = await begin.mutateAsync();
        const { passkeyFor } = await import("./passkey.ts");
        return add.mutateAsync({ name: fields.get("name") as string, passkey: await passkeyFor(options) });
      }}
    >
      <p>
        <Trans>
          Votre appareil va vous demander votre empreinte, votre visage ou votre code. La clé d’accès ouvre ensuite
          votre compte, même sans mot de passe.
        </Trans>
      </p>
    </AddFrame>
  );
}
