/** The addresses that programs and the application call, apart from pages and files. */
export const callPaths = /^\/(?:api|trpc)(?:[/?]|$)/i;
