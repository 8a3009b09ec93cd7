import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AccountSearch } from "#session/guest/guest.ts";
import { useLeadOn } from "#session/guest/use-lead-on.ts";
import { SignUpHead } from "../heads.tsx";

interface SignUpPageProps {
  search: AccountSearch;
  kind: "client" | "company";
  /** The form. */
  children: ReactNode;
}

/** A page on which an account is made. */
export function SignUpPage({ search, kind, children }: SignUpPageProps) {
  useLeadOn(search.returnUrl);
  return (
    <div data-wide="" className="grid gap-6">
      <SignUpHead kind={kind} search={search} />
      {children}
      <p className="border-t border-line pt-6 text-ink-2">
        <Trans>
          Déjà un compte ?{" "}
          <Link to="/auth/login" search={search}>
            Se connecter
          </Link>
        </Trans>
      </p>
    </div>
  );
}
