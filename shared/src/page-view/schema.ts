import { z } from "zod";
import { textLanguages } from "../languages.ts";
import { bounded } from "../scalars.ts";

/** A page that somebody came to: its path, and the language it was read in. Nothing of who that was. */
export const pageView = z.object({ path: bounded(2000).startsWith("/").max(2000), lang: z.enum(textLanguages) });
