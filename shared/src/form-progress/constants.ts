/** Where the request form says how far somebody came in it; apart from the schema, which brings zod along. */
export const formProgressPath = "/request-progress";
