import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { SignInPage } from "#features/auth/sign-in/sign-in-page.tsx";
import { SignInCodeHead, SignInHead } from "#features/auth/heads.tsx";
import { AccountPending, usePendingSearch } from "#layout/auth/account-pending.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { codeSearch, guestsOnly } from "#session/guest/guest.ts";

/** The form is the browser's alone: sent before the page is alive, it would put the password into the address. */
export const Route = createFileRoute("/auth/login")({
  validateSearch: codeSearch,
  beforeLoad: guestsOnly,
  head: (args) => pageTitle(args, msg`Se connecter`),
  pendingComponent: Pending,
  pendingMinMs: 0,
  component: Login,
});

function Pending() {
  const { by, email } = usePendingSearch(codeSearch);
  return by === "code" && email ? (
    <AccountPending head={<SignInCodeHead email={email} asked={false} />} />
  ) : (
    <AccountPending head={<SignInHead />} fields={2} buttons={2} />
  );
}

function Login() {
  return <SignInPage search={Route.useSearch()} />;
}
