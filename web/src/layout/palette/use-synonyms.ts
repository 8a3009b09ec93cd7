import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { fetchOtherTexts } from "#i18n/load.ts";
import type { Synonyms } from "./entry.ts";

/** The part of a panel that has the other words for what its palette offers. */
export type SynonymsPart = () => Promise<Readonly<Record<string, MessageDescriptor>>>;

/**
 * Other words for what a palette offers. They are fetched once it is open, with the texts of the whole section, which have them: no
 * first view brings them. Until they are here, or where they do not arrive, labels alone are found.
 */
export function useSynonyms(part: SynonymsPart): Synonyms {
  const { i18n } = useLingui();
  const { section } = useRouter().options.context;
  const { data = {} } = useQuery({
    queryKey: ["synonyms of the palette", section],
    queryFn: async () => {
      const [synonyms] = await Promise.all([part(), fetchOtherTexts(i18n, section)]);
      return synonyms;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  return Object.fromEntries(Object.entries(data).map(([key, words]) => [key, i18n._(words)]));
}
