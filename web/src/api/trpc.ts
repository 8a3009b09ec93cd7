import type { TRPCClient } from "@trpc/client";
import { type CreateTRPCReact, createTRPCReact } from "@trpc/react-query";
import type { AppRouter } from "@metiro/server/router";

export type ApiClient = TRPCClient<AppRouter>;

/**
 * Hooks for components inside `CallsProvider` (every panel): `trpc.category.list.useSuspenseQuery()`,
 * `trpc.jobRequest.cancel.useMutation()`. What nobody waits for any more is given up.
 */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>({ abortOnUnmount: true });
