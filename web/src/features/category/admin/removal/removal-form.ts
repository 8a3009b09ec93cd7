import { violation } from "@metiro/shared/errors/field-error";
import { emptyToAbsent, id } from "@metiro/shared/scalars";
import { z } from "zod";

/** What takes the place of a category or subcategory; with requests there must be something. */
export const removalForm = (used: boolean) =>
  z.object({
    targetId: emptyToAbsent(id).refine((target) => !used || target !== undefined, violation("required")),
  });
