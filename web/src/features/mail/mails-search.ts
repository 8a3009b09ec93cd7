import type { MailListInput } from "@metiro/shared/mail/schema";
import { listSearch } from "#list/list-search.ts";
import { choiceField, textField } from "#list/filter/search-field.ts";

export const mailViews = ["sent", "failed", "waiting", "held"] as const;
export type MailView = (typeof mailViews)[number];

export const viewOf = ({ view }: { view: MailView | "" }): MailView => view || "failed";

/** Where no view is said, what failed is shown if something did, and else what was sent. */
export const mailsSearch = listSearch({ view: choiceField([...mailViews, ""], ""), kind: textField() });
export type MailsValues = (typeof mailsSearch)["defaults"];

/** The filter alone: what « all that match » means. */
export const mailsFilter = ({ kind, search }: Pick<MailsValues, "kind" | "search">) => ({
  ...(kind !== "" && { kind }),
  ...(search !== "" && { search }),
});

/** The address of the screen as the input of its call. */
export const mailsInput = ({ pageNumber, pageSize, ...filter }: MailsValues): MailListInput => ({
  pageNumber,
  pageSize,
  ...mailsFilter(filter),
});

/** For the numbers of the tabs. */
export const countInput = { pageNumber: 1, pageSize: 1 } as const;
