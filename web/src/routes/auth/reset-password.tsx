import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Invitation } from "#features/auth/password/invitation.tsx";
import { InvitationHead, ResetPasswordHead } from "#features/auth/heads.tsx";
import { ResetPassword } from "#features/auth/password/reset-password.tsx";
import { AccountPending, usePendingSearch } from "#layout/auth/account-pending.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { type AccountSearch, accountSearch } from "#session/guest/guest.ts";

/** Beside it what the link of an invitation names. */
type Search = AccountSearch & { email?: string; invitation?: string };

const resetSearch = (search: Record<string, unknown>): Search => ({
  ...accountSearch(search),
  ...(typeof search["email"] === "string" && { email: search["email"] }),
  ...(typeof search["invitation"] === "string" && { invitation: search["invitation"] }),
});

export const Route = createFileRoute("/auth/reset-password")({
  validateSearch: resetSearch,
  head: (args) => pageTitle(args, msg`Choisir un nouveau mot de passe`),
  pendingComponent: Pending,
  pendingMinMs: 0,
  component: Page,
});

function Pending() {
  const { email, invitation } = usePendingSearch(resetSearch);
  return email !== undefined && invitation !== undefined ? (
    <AccountPending head={<InvitationHead email={email} />} />
  ) : (
    <AccountPending head={<ResetPasswordHead />} fields={3} />
  );
}

function Page() {
  const { email, invitation, ...search } = Route.useSearch();
  return email !== undefined && invitation !== undefined ? (
    <Invitation email={email} invitation={invitation} />
  ) : (
    <ResetPassword search={search} />
  );
}
