import { Trans, useLingui } from "@lingui/react/macro";
import type { Problem } from "@metiro/shared/errors/codes";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { AccountSearch } from "#session/guest/guest.ts";

/** An e-mail that has an account already: told at its field, with the two ways on. */
export function useTakenEmail(email: string, search: AccountSearch) {
  const { t } = useLingui();
  const [taken, setTaken] = useState<string>();
  const isTaken = ({ code }: Problem) => code === "EMAIL_TAKEN";
  const state = { email };
  const help: ReactNode = taken !== undefined && taken === email && (
    <Trans>
      C’est le vôtre ?{" "}
      <Link to="/auth/login" search={search} state={state}>
        Connectez-vous
      </Link>{" "}
      ou{" "}
      <Link to="/auth/forgot-password" search={search} state={state}>
        choisissez un nouveau mot de passe
      </Link>
      .
    </Trans>
  );
  return {
    help,
    /** For `problemField`. */
    field: (problem: Problem) => {
      if (!isTaken(problem)) return undefined;
      setTaken(email);
      return "email" as const;
    },
    /** For `problemWords`. */
    words: (problem: Problem) => (isTaken(problem) ? t`Un compte existe déjà avec cette adresse e-mail.` : undefined),
  };
}
