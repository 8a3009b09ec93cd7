import { Trans, useLingui } from "@lingui/react/macro";
import { isPushable, type PushMail, pushMails, type Reader } from "@metiro/shared/notification/mails";
import { useState } from "react";
import { useController } from "react-hook-form";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { mailWords } from "#domain/mail/notification-words.ts";
import { unlinkPush, linkPush, pushSubscription } from "#session/device/push-subscription.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import type { SettingsForm } from "./settings-form.ts";
import { subscribeHere, type Telling, tellingHere } from "./this-device.ts";

/** Whether this device is told at once, and of what, or why it cannot be; nothing where the operator has no keys. */
export default function DevicesCard({ reader, form }: { reader: Reader; form: SettingsForm }) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const session = useSession();
  const { data } = trpc.notification.devices.useQuery(undefined, handlesOwnErrors);
  const add = trpc.notification.addDevice.useMutation();
  const remove = trpc.notification.removeDevice.useMutation();
  const { field } = useController({ control: form.control, name: "push" });
  const [working, setWorking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [telling, setTelling] = useState(tellingHere);
  if (data?.publicKey === undefined) return null;
  const { publicKey, devices } = data;
  const here = devices.find(({ current }) => current);
  const act = async (what: () => Promise<void>) => {
    setWorking(true);
    setProblem(undefined);
    try {
      await what();
    } catch {
      setProblem(t`Cet appareil n’a pas pu être inscrit. Réessayez dans un instant.`);
    } finally {
      setWorking(false);
    }
  };
  const begin = async () => {
    const subscription = await subscribeHere(publicKey);
    if (!subscription) {
      setTelling(tellingHere);
      return;
    }
    utils.notification.devices.setData(undefined, await add.mutateAsync(subscription));
    if (session) linkPush(session);
  };
  const end = async () => {
    await (await pushSubscription())?.unsubscribe();
    if (session) unlinkPush(session);
    if (here) await remove.mutateAsync({ id: here.id });
    await utils.notification.devices.invalidate();
  };
  const told: Partial<Record<PushMail, boolean>> = field.value;
  return (
    <Card>
      <CardHead level={2} title={<Trans>Sur vos appareils</Trans>} />
      <CardBody className="grid gap-4">
        <p className="text-sm text-ink-2">
          <Trans>
            Une notification tout de suite, même si la page est fermée. Les heures calmes valent aussi pour elles.
          </Trans>
        </p>
        {problem && (
          <div role="alert">
            <Note tone="error">{problem}</Note>
          </div>
        )}
        {telling !== "possible" ? (
          <NotHere telling={telling} />
        ) : here ? (
          <Button variant="secondary" loading={working} onClick={() => void act(end)}>
            <Trans>Ne plus notifier cet appareil</Trans>
          </Button>
        ) : (
          <Button variant="secondary" loading={working} onClick={() => void act(begin)}>
            <Trans>Notifier cet appareil</Trans>
          </Button>
        )}
        {devices.length > 0 && (
          <fieldset className="grid gap-1">
            <legend className="mb-1 text-sm font-semibold">
              <Trans>Me notifier pour</Trans>
            </legend>
            {pushMails
              .filter((kind) => isPushable(kind, reader))
              .map((kind) => {
                const words = mailWords(reader, kind);
                return (
                  words && (
                    <Checkbox
                      key={kind}
                      label={i18n._(words.name)}
                      checked={told[kind] ?? true}
                      onChange={(event) => field.onChange({ ...told, [kind]: event.target.checked })}
                    />
                  )
                );
              })}
          </fieldset>
        )}
      </CardBody>
    </Card>
  );
}

/** Why there is no button, and what to do about it. */
const NotHere = ({ telling }: { telling: Exclude<Telling, "possible"> }) => (
  <Note tone={telling === "refused" ? "warning" : "info"}>
    {telling === "refused" ? (
      <Trans>
        Ce navigateur bloque les notifications de ce site. Autorisez-les dans les réglages du site, puis rechargez cette
        page.
      </Trans>
    ) : telling === "to install" ? (
      <Trans>Sur iPhone et iPad, installez d’abord l’application : les notifications arrivent dans celle-ci.</Trans>
    ) : (
      <Trans>Ce navigateur ne reçoit pas de notifications. Essayez avec un autre, ou sur votre téléphone.</Trans>
    )}
  </Note>
);
