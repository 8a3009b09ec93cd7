import { Trans, useLingui } from "@lingui/react/macro";
import type { RecordedSignIn } from "@metiro/shared/auth/sign-ins";
import { formatMoment } from "@metiro/shared/text/format";
import { methodWords, secondFactorWords } from "#domain/sign-in/method-words.ts";
import { outcomeLooks } from "#domain/sign-in/sign-in-words.ts";
import { deviceName } from "#domain/sign-in/device-name.ts";
import { Button } from "#ui/button/button.tsx";
import { Facts } from "#ui/display/facts.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { AccountOf } from "./sign-in-cells.tsx";

/** One sign-in in full, with what the device calls itself. */
export default function SignInDetail({ signIn, onClose }: { signIn: RecordedSignIn; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { at, outcome, method, secondFactor, call, device, fromNewDevice } = signIn;
  return (
    <Dialog
      open
      onClose={() => onClose()}
      size="md"
      title={i18n._(outcomeLooks[outcome].label)}
      description={formatMoment(at)}
      footer={
        <Button data-autofocus="" variant="secondary" onClick={onClose}>
          <Trans>Fermer</Trans>
        </Button>
      }
    >
      <Facts
        compact
        items={[
          { label: t`Compte`, value: <AccountOf signIn={signIn} /> },
          { label: t`Moyen`, value: i18n._(methodWords[method]) },
          ...(secondFactor === undefined
            ? []
            : [{ label: t`Second facteur`, value: i18n._(secondFactorWords[secondFactor]) }]),
          ...(call === undefined ? [] : [{ label: t`Appel refusé`, value: <Code text={call} /> }]),
          { label: t`Adresse réseau`, value: <span className="num">{signIn.address}</span> },
          { label: t`Appareil`, value: deviceName(device) ?? t`Appareil inconnu` },
          ...(device === undefined ? [] : [{ label: t`L’appareil se nomme`, value: <Code text={device} /> }]),
          { label: t`Nouvel appareil`, value: fromNewDevice ? t`Oui` : t`Non` },
        ]}
      />
    </Dialog>
  );
}

const Code = ({ text }: { text: string }) => <code className="font-mono text-xs wrap-anywhere">{text}</code>;
