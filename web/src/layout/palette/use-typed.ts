import { useState } from "react";
import { recent } from "#session/device/recent.ts";
import { useSession } from "#session/use-session.ts";
import { mediaOf } from "#ui/navigation/media.ts";
import { presentShortcuts } from "#ui/shortcut/shortcuts.ts";
import type { Typed } from "./entry.ts";
import { paletteKeys } from "./palette-keys.ts";
import { type SynonymsPart, useSynonyms } from "./use-synonyms.ts";

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
