import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { isMissing } from "#api/failure/failure.ts";
import { UnsubscribePage } from "#features/notification/unsubscribe-page.tsx";
import { AccountShell } from "#layout/auth/account-shell.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export interface Search {
  token: string;
}

/** Drawn on the server and good without scripts: it is opened from a mail, by whoever is signed in to nothing. */
export const Route = createFileRoute("/unsubscribe")({
  validateSearch: ({ token }: Record<string, unknown>): Search => ({ token: typeof token === "string" ? token : "" }),
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: async ({ context: { calls }, deps: { token } }) => {
    const { api } = await calls();
    try {
      return { found: await api.notification.unsubscription.fetch({ token }) };
    } catch (error) {
      if (isMissing(error)) return { found: null };
      throw error;
    }
  },
  head: (args) => pageTitle(args, msg`Ne plus recevoir ces e-mails`),
  component: Page,
});

function Page() {
  return (
    <AccountShell>
      <UnsubscribePage {...Route.useLoaderData()} token={Route.useSearch().token} />
    </AccountShell>
  );
}
