import { Trans } from "@lingui/react/macro";
import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { buttonClass } from "../../ui/button-class.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { PageHead } from "../../ui/page-head.tsx";

interface ComingSoonProps {
  title: ReactNode;
  /** Where one goes on meanwhile. */
  to: NonNullable<LinkProps["to"]>;
  toLabel: ReactNode;
  children: ReactNode;
}

/** A screen that has its place in the menu and is not there yet: it says what it will do. */
export function ComingSoon({ title, to, toLabel, children }: ComingSoonProps) {
  return (
    <>
      <PageHead title={title} />
      <Card>
        <EmptyState
          title={<Trans>Cet écran arrive bientôt</Trans>}
          art="trade"
          action={
            <Link to={to} className={buttonClass({ variant: "secondary" })}>
              {toLabel}
            </Link>
          }
        >
          {children}
        </EmptyState>
      </Card>
    </>
  );
}
