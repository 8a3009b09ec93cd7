import { Trans, useLingui } from "@lingui/react/macro";
import type { AskedFactor } from "#domain/second-factor/asked-factor.ts";
import SecondFactorForm from "#domain/second-factor/second-factor-form.tsx";
import { AccountHead } from "#layout/auth/account-head.tsx";
import { useAfterSignIn } from "../use-after-sign-in.ts";

interface StepProps {
  asked: AskedFactor;
  returnUrl: string | undefined;
  onAgain: () => void;
}

/** The second step of a sign-in. */
export default function SecondFactorStep({ asked, returnUrl, onAgain }: StepProps) {
  const { t } = useLingui();
  const enter = useAfterSignIn(returnUrl);
  return (
    <div className="grid gap-2">
      <AccountHead title={<Trans>Confirmez que c’est vous</Trans>} />
      <SecondFactorForm
        asked={asked}
        onSignedIn={(user) => enter(user, () => t`Connexion réussie.`)}
        onAgain={onAgain}
        againLabel={<Trans>Revenir à la connexion</Trans>}
      />
    </div>
  );
}
