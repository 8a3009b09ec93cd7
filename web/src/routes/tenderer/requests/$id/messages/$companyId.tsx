import { createFileRoute } from "@tanstack/react-router";
import { Conversation } from "#features/conversation/conversation.tsx";
import { ConversationMissing } from "#features/conversation/conversation-missing.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { keyboardViewport } from "#layout/panel/keyboard-viewport.ts";

/** Apart: what loaders need at once comes with every page. */
const loading = () => import("#features/conversation/load-conversation.ts");

export const Route = createFileRoute("/tenderer/requests/$id/messages/$companyId")({
  loader: async ({ context: { api, calls }, params: { id, companyId } }) => {
    const pair = { jobRequestId: id, companyId };
    const [{ company }] = await Promise.all([
      loading().then(async ({ loadConversation }) => loadConversation(await calls(), pair)),
      loadRequest(api, id),
    ]);
    return company.name;
  },
  head: (args) => keyboardViewport(pageTitle(args, args.loaderData ?? "")),
  notFoundComponent: Missing,
  component: Page,
});

function Page() {
  const { id, companyId } = Route.useParams();
  return <Conversation key={`${id} ${companyId}`} side="client" pair={{ jobRequestId: id, companyId }} />;
}

function Missing() {
  return <ConversationMissing side="client" />;
}
