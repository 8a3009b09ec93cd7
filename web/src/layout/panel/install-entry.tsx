import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { InstallSteps } from "#domain/install/install-steps.tsx";
import { install, installOffer } from "#site/install.ts";
import { Icon } from "#ui/icon.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";

interface InstallEntryProps {
  className: string;
  /** Closes the menu around it. */
  onPress: () => void;
}

/** In the account menu: has the browser ask whether to install the site, or says how it is done by hand. Nothing where it is installed or cannot be. */
export default function InstallEntry({ className, onPress }: InstallEntryProps) {
  const { t } = useLingui();
  const [told, setTold] = useState(false);
  const offer = useSyncExternalStore(installOffer.subscribe, installOffer.current, () => undefined);
  if (!offer) return null;
  const press = () => {
    onPress();
    if (offer === "asks") void install();
    else setTold(true);
  };
  return (
    <>
      <button type="button" onClick={press} className={className}>
        <Icon of={Download} className="text-ink-3" />
        <Trans>Installer l’application</Trans>
      </button>
      <Dialog open={told} onClose={() => setTold(false)} title={t`Installer l’application`}>
        <InstallSteps />
      </Dialog>
    </>
  );
}
