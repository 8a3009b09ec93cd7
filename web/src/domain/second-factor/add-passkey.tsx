import { Trans, useLingui } from "@lingui/react/macro";
import { trpc } from "#api/trpc.ts";
import { AddFrame, type AddProps } from "./add-frame.tsx";

/** Adds a passkey: the device or a key asks its owner by itself. */
export function AddPasskey(props: AddProps) {
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
