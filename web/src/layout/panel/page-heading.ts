import type { MessageDescriptor } from "@lingui/core";

/** What stands at the head of a page whatever its data is: the document has it, before the page's code is there. */
export interface PageHeading {
  title: MessageDescriptor;
  description?: MessageDescriptor;
}
