import { useState } from "react";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { recent } from "#session/device/recent.ts";
import { useSession } from "#session/use-session.ts";
import { mediaOf } from "#ui/navigation/media.ts";
import { presentShortcuts } from "#ui/shortcut/shortcuts.ts";
import { fetchOtherTexts } from "#i18n/load.ts";
import type { Typed, Synonyms } from "./entry.ts";
import { paletteKeys } from "./palette-keys.ts";

/** Who has no keys is offered none. */
const touched = mediaOf("(pointer: coarse)");

/** The text of a palette, and what is known beside it as the palette opens. */
export function useTyped(synonyms: SynonymsPart): {
  field: { text: string; onText: (text: string) => void };
  known: Typed;
} {
  const userId = useSession()?.user.id ?? "";
  const [text, onText] = useState("");
  // Taken before it lies over the page: from then on none of these keys works.
  const [shortcuts] = useState(() =>
    touched.matches() ? [] : presentShortcuts().filter(({ keys }) => keys !== paletteKeys),
  );
  const known = { typed: text.trim(), recents: recent.of(userId), shortcuts, synonyms: useSynonyms(synonyms) };
  return { field: { text, onText }, known };
}

/** The part of a panel that has the other words for what its palette offers. */
type SynonymsPart = () => Promise<Readonly<Record<string, MessageDescriptor>>>;

/**
 * Other words for what a palette offers. They are fetched once it is open, with the texts of the whole section, which have them: no
 * first view brings them. Until they are here, or where they do not arrive, labels alone are found.
 */
function useSynonyms(part: SynonymsPart): Synonyms {
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
