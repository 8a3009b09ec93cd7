import { Trans } from "@lingui/react/macro";
import { panelOf, type Role, roles } from "@metiro/shared/roles";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignOut } from "../../session/use-sign-out.ts";
import { Button } from "../../ui/button.tsx";
import { buttonClass } from "../../ui/button-class.ts";

interface AccountLinksProps {
  /** Below each other over the whole width. Else in the bar, where a phone shows only the first. */
  block?: boolean;
}

/**
 * Signed out: log in and the two ways to register. Signed in: one's own space and the way out. Both are on the page,
 * which comes from a server that does not know who reads it; the mark on `<html>` decides which shows.
 */
export function AccountLinks({ block = false }: AccountLinksProps) {
  const signOut = useSignOut();
  const wide = block ? "" : "max-md:hidden";
  return (
    <>
      {roles.map((role) => (
        <span key={role} className={`hidden ${shownTo[role]}`}>
          <Link to={panelOf[role]} className={buttonClass({ block })}>
            <Trans>Mon espace</Trans>
          </Link>
        </span>
      ))}
      <span className={`hidden in-data-signed-in:contents ${wide}`}>
        <Button
          data-act="sign-out"
          variant={block ? "secondary" : "ghost"}
          block={block}
          onClick={() => void signOut()}
        >
          <Trans>Se déconnecter</Trans>
        </Button>
      </span>
      <SignedOut>
        <Link to="/auth/login" className={buttonClass({ variant: block ? "secondary" : "ghost", block })}>
          <Trans>Se connecter</Trans>
        </Link>
      </SignedOut>
      <SignedOut className={block ? undefined : "max-xl:hidden"}>
        <Link to="/auth/register/company" className={buttonClass({ variant: "secondary", block })}>
          <Trans>Inscrire mon entreprise</Trans>
        </Link>
      </SignedOut>
      <SignedOut className={wide}>
        <Link to="/auth/register/tenderer" className={buttonClass({ block })}>
          <Trans>Créer un compte</Trans>
        </Link>
      </SignedOut>
    </>
  );
}

const shownTo: Record<Role, string> = {
  Admin: "in-data-[signed-in=Admin]:contents",
  Company: "in-data-[signed-in=Company]:contents",
  Tenderer: "in-data-[signed-in=Tenderer]:contents",
};

const SignedOut = ({ className = "", children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={`contents in-data-signed-in:hidden ${className}`}>{children}</span>
);
