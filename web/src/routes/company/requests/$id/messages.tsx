import { createFileRoute, notFound } from "@tanstack/react-router";
import { Conversation } from "#features/conversation/conversation.tsx";
import { ConversationMissing } from "#features/conversation/conversation-missing.tsx";
import { loadRequest } from "#features/job-request/load-request.ts";
import { pageTitle } from "#layout/document/page-title.ts";
import { keyboardViewport } from "#layout/panel/keyboard-viewport.ts";

/** Apart: what loaders need at once comes with every page. */
const loading = () => import("#features/conversation/load-conversation.ts");

export const Route = createFileRoute("/company/requests/$id/messages")({
  // As for the request itself: who loads it has seen it.
  preload: false,
  loader: async ({ context: { api, calls }, params: { id } }) => {
    const { jobRequestCompanies, tenderer } = await loadRequest(api, id);
    const [own] = jobRequestCompanies;
    if (!own) throw notFound();
    const companyId = own.company.id;
    const { loadConversation } = await loading();
    await loadConversation(await calls(), { jobRequestId: id, companyId });
    return { companyId, name: tenderer.firstName };
  },
  head: (args) => keyboardViewport(pageTitle(args, args.loaderData?.name ?? "")),
  notFoundComponent: Missing,
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const { companyId } = Route.useLoaderData();
  return <Conversation key={id} side="company" pair={{ jobRequestId: id, companyId }} />;
}

function Missing() {
  return <ConversationMissing side="company" />;
}
