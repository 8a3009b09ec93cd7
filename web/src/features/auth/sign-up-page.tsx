import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AccountHead } from "../../layout/account/account-head.tsx";
import type { AccountSearch } from "../../session/guest.ts";
import { AccountType } from "./account-type.tsx";

interface SignUpPageProps {
  search: AccountSearch;
  title: ReactNode;
  lead: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** A page on which an account is made. */
export function SignUpPage({ search, title, lead, children }: SignUpPageProps) {
  return (
    <div data-wide="" className="grid gap-6">
      <AccountType search={search} />
      <AccountHead title={title}>{lead}</AccountHead>
      {children}
      <p className="border-t border-line pt-6 text-ink-2">
        <Trans>
          Déjà inscrit ?{" "}
          <Link to="/auth/login" search={search}>
            Se connecter
          </Link>
        </Trans>
      </p>
    </div>
  );
}
