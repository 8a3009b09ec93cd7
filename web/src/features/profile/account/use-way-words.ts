import { useLingui } from "@lingui/react/macro";
import type { OwnSignIns } from "@metiro/shared/auth/sign-ins";

type SignInEvent = OwnSignIns[number];

/** With what somebody came in or tried to: « Mot de passe, puis code de l’application ». Nothing of a call that a role may not make. */
export function useWayWords(): (event: Pick<SignInEvent, "method" | "secondFactor">) => string | undefined {
  const { t } = useLingui();
  const first: Record<SignInEvent["method"], string | undefined> = {
    password: t`Mot de passe`,
    code: t`Code reçu par e-mail`,
    passkey: t`Clé d’accès`,
    secondFactor: t`Second facteur`,
    passwordReset: t`Code pour un nouveau mot de passe`,
    invitation: t`Invitation`,
    ownPassword: t`Mot de passe, demandé à nouveau`,
    call: undefined,
  };
  const second: Record<NonNullable<SignInEvent["secondFactor"]>, string> = {
    totp: t`code de l’application`,
    passkey: t`clé d’accès`,
    backupCode: t`code de secours`,
  };
  return ({ method, secondFactor }) => {
    if (secondFactor === undefined) return first[method];
    const shown = second[secondFactor];
    return method === "secondFactor" ? t`Demandé à nouveau : ${shown}` : t`${first[method]}, puis ${shown}`;
  };
}
