import { text } from "@metiro/shared/scalars";
import { z } from "zod";

/** Words that come after a report, of so many characters at most: whoever has none closes the dialog. */
export const noteForm = (maxLength: number) => z.object({ note: text(1, maxLength) });
