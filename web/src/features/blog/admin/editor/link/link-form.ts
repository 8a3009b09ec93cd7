import { violation } from "@metiro/shared/errors/field-error";
import { text } from "@metiro/shared/scalars";
import { z } from "zod";
import { checkedLink } from "./checked-link.ts";

/** Where a link of an article leads. */
export const linkForm = z.object({
  address: text(1, 2000).refine((typed) => checkedLink(typed) !== undefined, violation("url")),
});
