import type { ConversationPair } from "@metiro/shared/conversation/schema";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import type { LinkParts, RenderLink } from "#ui/navigation/link-parts.ts";
import type { ConversationParties } from "./parties.ts";

interface Links {
  all: RenderLink;
  one: (pair: ConversationPair, parts: LinkParts) => ReactElement;
  request: (id: string, parts: LinkParts) => ReactElement;
}

/** Where the conversations of each side stand. */
export const linksOf: Record<ConversationParties["side"], Links> = {
  client: {
    all: (parts) => <Link {...parts} to="/tenderer/messages" />,
    one: ({ jobRequestId: id, companyId }, parts) => (
      <Link {...parts} to="/tenderer/requests/$id/messages/$companyId" params={{ id, companyId }} />
    ),
    request: (id, parts) => <Link {...parts} to="/tenderer/requests/$id" params={{ id }} />,
  },
  company: {
    all: (parts) => <Link {...parts} to="/company/messages" />,
    one: ({ jobRequestId: id }, parts) => <Link {...parts} to="/company/requests/$id/messages" params={{ id }} />,
    request: (id, parts) => <Link {...parts} to="/company/requests/$id" params={{ id }} />,
  },
};
