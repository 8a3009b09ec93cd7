import { z } from "zod";

/** The header by which the document of a panel asks for its page, drawn, beside the first data of it: the address of the page. */
export const prerenderPageHeader = "x-draw-page";

/** What only the device knows of who will read the page, as JSON in the signs of an address. */
export const prerenderReaderHeader = "x-draw-for";

/** A name to greet by, which no claim has, and how wide the window is. */
export const prerenderReader = z.object({ firstName: z.string().max(200), isPhone: z.boolean() });
export type PrerenderReader = z.infer<typeof prerenderReader>;
