import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { recent } from "#session/device/recent.ts";
import { useSession } from "#session/use-session.ts";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { useListbox } from "#ui/input/use-listbox.ts";
import { KeyCaps } from "#ui/shortcut/key-caps.tsx";
import type { Offered, PaletteEntry, PaletteGroup } from "./entry.ts";

export interface PaletteProps {
  onClose: () => void;
}

interface PanelPaletteProps extends PaletteProps {
  /** What stands in the field. */
  text: string;
  onText: (text: string) => void;
  /** What the panel offers for it. */
  offered: Offered;
  /** What can be typed. */
  placeholder: string;
  /** What is said where nothing matches. */
  nothing: string;
}

/** A field over the page that finds whatever is typed, and leads there. */
export function Palette({ onClose, text, onText, offered, placeholder, nothing }: PanelPaletteProps) {
  const { t } = useLingui();
  const router = useRouter();
  const userId = useSession()?.user.id ?? "";
  const dialog = useRef<HTMLDialogElement>(null);
  const typed = text.trim();
  const { groups, pending, failed } = offered;
  const entries = groups.flatMap((group) => group.entries);

  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (entry.recent) recent.add(userId, entry.recent);
    close();
    entry.run?.();
    if (entry.href !== undefined) void router.navigate({ href: entry.href });
  };
  const listbox = useListbox({
    count: entries.length,
    open: entries.length > 0,
    onChoose: (index) => go(entries[index]),
  });

  return (
    <dialog
      ref={dialog}
      closedby="any"
      onClose={onClose}
      // By hand: a dialog that this one lies over keeps Escape from itself, and so from the browser too.
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        close();
      }}
      aria-label={t`Rechercher partout`}
      className="mx-auto mt-[10dvh] w-[min(40rem,calc(100vw-2rem))] max-w-none overflow-hidden rounded-lg bg-surface text-ink shadow-dialog backdrop:bg-scrim open:animate-fade-in max-md:mt-4"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon of={Search} className="text-ink-3" />
        <input
          type="text"
          {...listbox.field}
          aria-label={t`Rechercher partout`}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            listbox.setActive(0);
          }}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-3"
        />
      </div>
      <div
        {...listbox.list}
        aria-label={t`Résultats`}
        aria-busy={pending}
        className="max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            first={entries.indexOf(group.entries[0] as PaletteEntry)}
            listbox={listbox}
            onChoose={go}
          />
        ))}
      </div>
      <output
        className={cn(
          "block border-t border-line px-4 py-2.5 text-xs text-ink-3",
          // A phone has none of these keys.
          typed === "" && !failed && !pending && entries.length > 0 && "max-md:hidden",
        )}
      >
        {failed ? (
          <Trans>La recherche n’a pas répondu. Réessayez dans un instant.</Trans>
        ) : pending ? (
          <Trans>Recherche…</Trans>
        ) : entries.length === 0 ? (
          nothing
        ) : typed === "" ? (
          <Trans>↑ ↓ pour choisir, Entrée pour ouvrir, Échap pour fermer.</Trans>
        ) : (
          <Plural value={entries.length} one="# résultat" other="# résultats" />
        )}
      </output>
    </dialog>
  );
}

interface GroupProps {
  group: PaletteGroup;
  /** Place of its first entry among all. */
  first: number;
  listbox: ReturnType<typeof useListbox>;
  onChoose: (entry: PaletteEntry) => void;
}

function Group({ group: { title, entries }, first, listbox, onChoose }: GroupProps) {
  const titleId = useId();
  return (
    <div {...listbox.group} aria-labelledby={titleId} className="pb-1">
      <p id={titleId} className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
        {title}
      </p>
      {entries.map((entry, offset) => (
        <Option
          key={entry.key}
          entry={entry}
          parts={listbox.option(first + offset)}
          onPoint={() => listbox.setActive(first + offset)}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  entry: PaletteEntry;
  parts: ReturnType<ReturnType<typeof useListbox>["option"]>;
  onPoint: () => void;
  onChoose: () => void;
}

/** A link, so that it opens in another tab as links do; the keyboard stays in the field. */
function Option({ entry: { href, icon, label, note, keys }, parts, onPoint, onChoose }: OptionProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      {...parts}
      tabIndex={-1}
      href={href}
      onClick={choose}
      // A list that changes under a mouse at rest is not pointed at.
      onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onPoint()}
      className={cn(
        "flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-ink no-underline",
        parts["aria-selected"] && "bg-accent-soft text-accent-ink",
      )}
    >
      <Icon of={icon} size="sm" className="shrink-0" />
      <span className="flex min-w-0 flex-1 md:items-center md:gap-3 max-md:flex-col">
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {note && <span className="num min-w-0 truncate text-xs">{note}</span>}
      </span>
      {keys && <KeyCaps keys={keys} className="max-md:hidden" />}
    </a>
  );
}
