import type { Role } from "@metiro/shared/roles";
import { redirect } from "@tanstack/react-router";
import { destinationOf } from "../destination.ts";
import type { Session } from "../session.ts";

/** The search of the account pages: where one was going, kept from one of them to the next. */
export interface AccountSearch {
  returnUrl?: string;
}

export const accountSearch = ({ returnUrl }: Record<string, unknown>): AccountSearch =>
  typeof returnUrl === "string" ? { returnUrl } : {};

/** Beside it what the link of a mail with a code names: whom it went to, so that the code is asked for at once. */
export interface CodeSearch extends AccountSearch {
  by?: "code";
  email?: string;
}

export const codeSearch = (search: Record<string, unknown>): CodeSearch => ({
  ...accountSearch(search),
  ...(search["by"] === "code" && { by: "code" }),
  ...(typeof search["email"] === "string" && { email: search["email"] }),
});

interface Visit {
  context: { session: Session };
  search: AccountSearch;
}

/** A route's `beforeLoad`: whoever is signed in has nothing to do here, and is led on. */
export function guestsOnly({ context: { session }, search: { returnUrl } }: Visit): void {
  const role = session.current()?.claims?.role;
  if (role) leadOn(returnUrl, role);
}

/** To where a sign-in leads: another section, and so another document (`sections/leave.ts`). */
export const leadOn = (returnUrl: string | undefined, role: Role): void =>
  void redirect({ href: destinationOf(returnUrl, role), throw: true });

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The e-mail typed on the account page before: it has no business in the address. */
    email?: string;
    /** Whether the account of that e-mail was made a moment ago. */
    created?: boolean;
  }
}
