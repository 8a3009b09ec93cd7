import { useLingui } from "@lingui/react/macro";
import type { RefObject } from "react";
import { useShortcuts } from "#ui/shortcut/use-shortcuts.ts";
import type { Candidate } from "./candidates/candidates.ts";
import type { CandidateChoice, DispatchQueue, DispatchSend } from "./types.ts";

interface Keyed {
  /** Something in the dialog. */
  place: RefObject<HTMLElement | null>;
  queue: DispatchQueue;
  rows: readonly Candidate[] | undefined;
  choice: CandidateChoice;
  send: DispatchSend;
  change: (ids: ReadonlySet<string>) => void;
}

/** How many of the rows have a number. */
export const numbered = 9;

/** The keys of the dispatch dialog: numbers tick, Enter sends, `n` and `p` go through the queue, `/` searches. */
export function useDispatchKeys({ place, queue, rows = [], choice, send, change }: Keyed): void {
  const { t } = useLingui();
  const { of, at, goTo } = queue;
  const toggle = (candidate: Candidate) => {
    const ids = new Set(choice.selected);
    if (ids.delete(candidate.id)) change(ids);
    else if (choice.refusalOf(candidate) === undefined) change(ids.add(candidate.id));
  };
  const step = (to: number) => {
    if (!send.sending && to >= 0 && to < of.length) goTo(to);
  };
  useShortcuts(
    [
      {
        keys: "enter",
        label: of.length > 1 ? t`Envoyer, puis ouvrir la suivante` : t`Envoyer`,
        run: () => {
          if (!send.sending && choice.refusal === undefined) send.send(choice.chosen.map(({ id }) => id));
        },
      },
      ...rows.slice(0, numbered).map((candidate, index) => {
        const { name } = candidate;
        return { keys: String(index + 1), label: t`Cocher : ${name}`, run: () => toggle(candidate) };
      }),
      ...(of.length > 1
        ? [
            { keys: "n", label: t`Offre suivante, sans envoyer`, run: () => step(at + 1) },
            { keys: "p", label: t`Offre précédente`, run: () => step(at - 1) },
          ]
        : []),
      {
        keys: "/",
        label: t`Chercher une entreprise`,
        run: () => place.current?.querySelector<HTMLElement>("input[type=search]")?.focus(),
      },
    ],
    place,
  );
}
