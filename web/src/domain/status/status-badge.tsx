import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { Badge, type BadgeLook } from "#ui/display/badge.tsx";

/** How a status reads and looks: a row of the table that each domain has of its statuses. */
export type StatusLook = BadgeLook & { label: MessageDescriptor };

/** A status in a word, the same wherever it is said: `<StatusBadge of={requestProgressLooks[progress]} />` */
export function StatusBadge({ of: { label, ...look } }: { of: StatusLook }) {
  const { _ } = useLingui();
  return <Badge {...look}>{_(label)}</Badge>;
}
