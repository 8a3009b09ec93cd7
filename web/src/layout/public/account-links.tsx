import { Trans } from "@lingui/react/macro";
import { panelOf, type Role, roles } from "@metiro/shared/roles";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useSignOut } from "#session/use-sign-out.ts";
import { Button } from "#ui/button/button.tsx";
import { buttonClass } from "#ui/button/button-class.ts";

interface AccountLinksProps {
  /** In the sheet of the menu, two side by side. Else in the bar, where a phone shows only the first. */
  inSheet?: boolean;
}

/**
 * Signed out: log in and the ways to register. Signed in: one's own space and the way out. Both are on the page, which
 * comes from a server that does not know who reads it; the mark on `<html>` decides which shows.
 */
export function AccountLinks({ inSheet = false }: AccountLinksProps) {
  const signOut = useSignOut();
  const wide = inSheet ? "" : "max-md:hidden";
  // On the narrowest phones the mark, one button and the menu share 280 px.
  const className = inSheet ? "px-2" : "whitespace-nowrap cramped:whitespace-normal max-[22.5rem]:px-2";
  return (
    <>
      {roles.map((role) => (
        <span key={role} className={`hidden ${shownTo[role]}`}>
          <Link to={panelOf[role]} className={buttonClass({ block: inSheet, className })}>
            <Trans>Mon espace</Trans>
          </Link>
        </span>
      ))}
      <span className={`hidden in-data-signed-in:contents ${wide}`}>
        <Button
          data-act="sign-out"
          variant={inSheet ? "secondary" : "ghost"}
          block={inSheet}
          className={className}
          onClick={() => void signOut()}
        >
          <Trans>Se déconnecter</Trans>
        </Button>
      </span>
      <SignedOut>
        <Link
          to="/auth/login"
          className={buttonClass({ variant: inSheet ? "secondary" : "ghost", block: inSheet, className })}
        >
          <Trans>Se connecter</Trans>
        </Link>
      </SignedOut>
      {!inSheet && (
        <SignedOut className="max-xl:hidden">
          <CompanyLink className={buttonClass({ variant: "secondary" })} />
        </SignedOut>
      )}
      <SignedOut className={wide}>
        <Link to="/auth/register/tenderer" className={buttonClass({ block: inSheet, className })}>
          <Trans>Créer un compte</Trans>
        </Link>
      </SignedOut>
    </>
  );
}

/** For who is signed out: the way for companies, as a row of the sheet. */
export const CompanyRow = ({ className }: { className: string }) => (
  <SignedOut>
    <CompanyLink className={className} />
  </SignedOut>
);

const CompanyLink = ({ className }: { className: string }) => (
  <Link to="/auth/register/company" className={className}>
    <Trans>Inscrire mon entreprise</Trans>
  </Link>
);

const shownTo: Record<Role, string> = {
  Admin: "in-data-[signed-in=Admin]:contents",
  Company: "in-data-[signed-in=Company]:contents",
  Tenderer: "in-data-[signed-in=Tenderer]:contents",
};

const SignedOut = ({ className = "", children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={`contents in-data-signed-in:hidden ${className}`}>{children}</span>
);
