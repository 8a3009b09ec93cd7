import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { fetchOtherTexts } from "./load.ts";

/**
 * The texts of the whole section, for what no room has by itself. They are fetched as the page rests anyway: here they are waited for
 * where they are needed (`enabled`), without a line until it is back.
 */
export function useSectionTexts(enabled = true): { areHere: boolean; failed: boolean; fetch: () => Promise<unknown> } {
  const { i18n, section } = useRouter().options.context;
  const { isSuccess, isError, refetch } = useQuery({
    queryKey: ["texts of the section", section],
    queryFn: async () => {
      await fetchOtherTexts(i18n, section);
      return true;
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { areHere: isSuccess, failed: isError, fetch: refetch };
}
