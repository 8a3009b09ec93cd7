import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { trpc } from "#api/trpc.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { unlinkPush, linkPush, pushSubscription, keysOf } from "#session/device/push-subscription.ts";
import { useSession } from "#session/use-session.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";
import { Note } from "#ui/feedback/note.tsx";
import { isApple, isInstalled } from "#site/install.ts";
import { hasWorkers, registerWorker } from "#site/worker.ts";

/** Whether this device is told at once, or why it cannot be; nothing where the operator has no keys. */
export default function DevicesCard() {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const session = useSession();
  const { data } = trpc.notification.devices.useQuery(undefined, handlesOwnErrors);
  const add = trpc.notification.addDevice.useMutation();
  const remove = trpc.notification.removeDevice.useMutation();
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
            <Trans>Ne plus recevoir de notifications sur cet appareil</Trans>
          </Button>
        ) : (
          <Button variant="secondary" loading={working} onClick={() => void act(begin)}>
            <Trans>Recevoir les notifications sur cet appareil</Trans>
          </Button>
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

/** How this browser stands to being told; `to install`: an iPhone tells the installed app alone. */
type Telling = "possible" | "refused" | "to install" | "impossible";

function tellingHere(): Telling {
  if (hasWorkers() && "PushManager" in window && "Notification" in window)
    return Notification.permission === "denied" ? "refused" : "possible";
  return isApple() && !isInstalled() ? "to install" : "impossible";
}

const bytesOf = (key: string) =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Asks the person and then the browser's push service; nothing where the person says no. */
async function subscribeHere(publicKey: string) {
  if ((await Notification.requestPermission()) !== "granted") return undefined;
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }));
}
