import { Trans } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { InstallSteps } from "#domain/install/install-steps.tsx";
import { install, installOffer } from "#site/install.ts";
import { Button } from "#ui/button/button.tsx";
import { Card, CardBody, CardHead } from "#ui/display/card.tsx";

/** Where the browser can install the site: by its own question, or in words where it has none. Nothing elsewhere. */
export default function InstallCard() {
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.current, () => undefined);
  if (!offer) return null;
  return (
    <Card>
      <CardHead level={2} title={<Trans>Installer l’application</Trans>} />
      <CardBody className="grid justify-items-start gap-4">
        <p className="text-sm text-ink-2">
          <Trans>Une icône sur cet appareil, une fenêtre à elle, les mêmes pages.</Trans>
        </p>
        {offer === "asks" ? (
          <Button variant="secondary" onClick={() => void install()}>
            <Trans>Installer</Trans>
          </Button>
        ) : (
          <InstallSteps />
        )}
      </CardBody>
    </Card>
  );
}
