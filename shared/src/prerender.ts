import { z } from "zod";

/** The header by which the document of a panel asks for its page, drawn, beside the first data of it: the address of the page. */
export const prerenderPageHeader = "x-draw-page";

/** What only the device knows of who will read the page, as JSON in the signs of an address. */
export const prerenderReaderHeader = "x-draw-for";

/** A name to greet by, which no claim has, and how wide the window is. */
export const prerenderReader = z.object({ firstName: z.string().max(200), isPhone: z.boolean() });
export type PrerenderReader = z.infer<typeof prerenderReader>;

/** What the page of a panel is drawn from: the calls of its document and their answers, and who was given them. */
export interface PrerenderInput {
  token: string;
  userId: string;
  reader: PrerenderReader;
  calls: readonly { path: string; input: unknown }[];
  answers: readonly { result?: { data?: unknown } }[];
}
