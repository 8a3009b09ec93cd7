import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { fetchOtherTexts } from "./load.ts";

/** The texts of the whole section, for a part whose texts no room has by itself. They are fetched as the page rests anyway: here they are waited for. */
export function useSectionTexts(): { areHere: boolean; failed: boolean; fetch: () => Promise<unknown> } {
  const { i18n, section } = useRouter().options.context;
  const { isSuccess, isError, refetch } = useQuery({
    queryKey: ["texts of the section", section],
    queryFn: async () => {
      await fetchOtherTexts(i18n, section);
      return true;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return { areHere: isSuccess, failed: isError, fetch: refetch };
}
