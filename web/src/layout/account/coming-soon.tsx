import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSite } from "../../site/use-site.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { AccountHead } from "./account-head.tsx";

/** An account page that is not open yet: it says so, and how to go on today. */
export function ComingSoon({ title, children }: { title: ReactNode; children: ReactNode }) {
  const { email } = useSite();
  return (
    <div className="grid gap-6">
      <AccountHead title={title}>{children}</AccountHead>
      {email && (
        <p className="text-ink-2">
          <Trans>
            Écrivez-nous à <a href={`mailto:${email}`}>{email}</a> : une personne de l’équipe vous répond.
          </Trans>
        </p>
      )}
      <Link to="/auth/login" className={buttonClass({ variant: "secondary", block: true, size: "lg" })}>
        <Trans>Revenir à la connexion</Trans>
      </Link>
    </div>
  );
}
