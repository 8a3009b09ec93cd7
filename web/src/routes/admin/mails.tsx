import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect, stripSearchParams } from "@tanstack/react-router";
import { Mails } from "#features/mail/mails.tsx";
import { countInput, mailsInput, mailsSearch, viewOf } from "#features/mail/mails-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/mails")({
  validateSearch: mailsSearch.validate,
  search: { middlewares: [stripSearchParams(mailsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { api }, deps }) => {
    if (deps.view === "") {
      // Nothing is known where it cannot be counted: the list says why.
      const failed = await api.mail.listFailed.fetch(countInput).catch(() => undefined);
      const view = failed?.totalCount === 0 ? "sent" : "failed";
      throw redirect({ to: "/admin/mails", search: { ...deps, view }, replace: true });
    }
    const { listFailed, listWaiting, listHeld, listSent } = api.mail;
    const list = { failed: listFailed, waiting: listWaiting, held: listHeld, sent: listSent }[viewOf(deps)];
    void list.prefetch(mailsInput(deps));
  },
  head: (args) => pageTitle(args, msg`E-mails`),
  component: Mails,
});
