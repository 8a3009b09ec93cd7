import { Trans } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { Conversations } from "#features/conversation/list/conversations.tsx";
import { conversationsInput, conversationsSearch } from "#features/conversation/list/conversations-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/tenderer/messages")({
  validateSearch: conversationsSearch.validate,
  search: { middlewares: [stripSearchParams(conversationsSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => void api.conversation.list.prefetch(conversationsInput(deps)),
  head: (args) => pageTitle(args, msg`Messages`),
  component: Messages,
});

function Messages() {
  return (
    <Conversations
      side="client"
      empty={<Trans>Dès qu’une entreprise répond à une demande, vous pouvez lui écrire depuis sa réponse.</Trans>}
    />
  );
}
