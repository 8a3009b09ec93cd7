import { Trans } from "@lingui/react/macro";
import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { Conversations } from "#features/conversation/list/conversations.tsx";
import { conversationsInput, conversationsSearch } from "#features/conversation/list/conversations-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/messages")({
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
      side="company"
      empty={<Trans>Depuis une demande, posez une question au client avant de répondre, ou écrivez-lui après.</Trans>}
    />
  );
}
