/** Where a page says that somebody came to it; apart from the schema, which brings zod along. */
export const pageViewPath = "/page-views";
