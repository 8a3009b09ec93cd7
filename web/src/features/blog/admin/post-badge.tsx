import { msg } from "@lingui/core/macro";
import type { BlogItem } from "@metiro/shared/blog/schema";
import { Clock, PencilLine } from "lucide-react";
import { StatusBadge, type StatusLook } from "#domain/status/status-badge.tsx";

const postStates = {
  changed: { label: msg`Modifications en attente`, tone: "warning", icon: PencilLine },
  published: { label: msg`Publié`, tone: "success", icon: "dot" },
  scheduled: { label: msg`Programmé`, tone: "accent", icon: Clock },
  draft: { label: msg`Brouillon`, tone: "outline" },
} satisfies Record<string, StatusLook>;

/** What a post is to its readers, and whether something waits to be published. */
export const PostBadge = ({ post }: { post: Pick<BlogItem, "state" | "hasChanges"> | undefined }) => (
  <StatusBadge of={postStates[post?.hasChanges ? "changed" : (post?.state ?? "draft")]} />
);
