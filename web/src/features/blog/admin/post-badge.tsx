import { Trans } from "@lingui/react/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import { Clock, PencilLine } from "lucide-react";
import { Badge } from "#ui/display/badge.tsx";

/** What a post is to its readers, and whether something waits to be published. */
export function PostBadge({ post }: { post: Pick<BlogItem, "state" | "hasChanges"> | undefined }) {
  if (post?.hasChanges)
    return (
      <Badge tone="warning" icon={PencilLine}>
        <Trans>Modifications en attente</Trans>
      </Badge>
    );
  if (post?.state === "published")
    return (
      <Badge tone="success" icon="dot">
        <Trans>Publié</Trans>
      </Badge>
    );
  if (post?.state === "scheduled")
    return (
      <Badge tone="accent" icon={Clock}>
        <Trans>Programmé</Trans>
      </Badge>
    );
  return (
    <Badge tone="outline">
      <Trans>Brouillon</Trans>
    </Badge>
  );
}
