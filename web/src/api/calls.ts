import { QueryClient } from "@tanstack/react-query";
import { createTRPCQueryUtils } from "@trpc/react-query";
import type { CreateQueryUtils } from "@trpc/react-query/shared";
import type { AppRouter } from "@metiro/server/router";
import type { ApiClient } from "./trpc.ts";

/** What loaders fetch with: `api.category.list.ensureData()`. */
export type Api = CreateQueryUtils<AppRouter>;

export interface Calls {
  client: ApiClient;
  queryClient: QueryClient;
  api: Api;
}

/**
 * The client of the API with its cache. What may be tried again is tried by the client's own links. Without a line a read waits for it;
 * an act fails at once, for its time may be over when the line is back: whoever pressed is told, and presses again.
 */
export function createCalls(client: ApiClient): Calls {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return { client, queryClient, api: createTRPCQueryUtils<AppRouter>({ queryClient, client }) };
}
