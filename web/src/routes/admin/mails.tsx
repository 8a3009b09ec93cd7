import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { Mails } from "#features/mail/mails.tsx";
import { mailsInput, mailsSearch } from "#features/mail/mails-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/mails")({
  validateSearch: mailsSearch.validate,
  search: { middlewares: [stripSearchParams(mailsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    const { listFailed, listWaiting, listHeld, listSent } = api.mail;
    const list = { failed: listFailed, waiting: listWaiting, held: listHeld, sent: listSent }[deps.view];
    void list.prefetch(mailsInput(deps));
  },
  head: (args) => pageTitle(args, msg`E-mails`),
  component: Mails,
});
