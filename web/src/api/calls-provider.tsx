import { QueryClientProvider } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, use } from "react";
import { trpc } from "./trpc.ts";

/** Gives `trpc` hooks to what stands below. It waits for the code of the calls, which public pages do without. */
export function CallsProvider({ children }: { children: ReactNode }) {
  const { client, queryClient } = use(useRouter().options.context.calls());
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
