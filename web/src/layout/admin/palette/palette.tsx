import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { recent } from "#session/recent.ts";
import { useSession } from "#session/use-session.ts";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { type PaletteEntry, type PaletteGroup, usePaletteGroups } from "./entries.ts";
import { useFound } from "./use-found.ts";

/** A list that is chosen from by a field: no element of HTML is one. */
const roles = { list: { role: "listbox" }, group: { role: "group" } } as const;
const optionRole = (chosen: boolean) => ({ role: "option", "aria-selected": chosen }) as const;

/** A field over the page that finds whatever is typed, and leads there. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const userId = useSession()?.user.id ?? "";
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const typed = text.trim();
  const { findings, pending, failed } = useFound(typed);
  const groups = usePaletteGroups({ typed, findings, recents: recent.of(userId) });
  const entries = groups.flatMap((group) => group.entries);
  const active = Math.min(place, entries.length - 1);
  const optionId = (index: number) => `${id}-${index}`;

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);

  const close = () => dialog.current?.close();
  const go = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    if (entry.recent) recent.add(userId, entry.recent);
    close();
    void router.navigate({ href: entry.href });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setPlace((active + step + entries.length) % entries.length);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      go(entries[active]);
    }
  };

  return (
    <dialog
      ref={dialog}
      closedby="any"
      onClose={onClose}
      aria-label={t`Rechercher partout`}
      className="mx-auto mt-[10dvh] w-[min(40rem,calc(100vw-2rem))] max-w-none overflow-hidden rounded-lg bg-surface text-ink shadow-dialog backdrop:bg-scrim open:animate-fade-in max-md:mt-4"
    >
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Icon of={Search} className="text-ink-3" />
        <input
          type="text"
          role="combobox"
          aria-label={t`Rechercher partout`}
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={entries.length > 0 ? optionId(active) : undefined}
          placeholder={t`Numéro, titre, entreprise, client, page`}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setPlace(0);
          }}
          onKeyDown={press}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-md outline-none placeholder:text-ink-3"
        />
      </div>
      <div
        id={`${id}-list`}
        {...roles.list}
        aria-label={t`Résultats`}
        aria-busy={pending}
        className="max-h-[min(28rem,60dvh)] overflow-y-auto overscroll-contain p-2 empty:hidden"
      >
        {groups.map((group) => (
          <Group
            key={group.key}
            group={group}
            first={entries.indexOf(group.entries[0] as PaletteEntry)}
            active={active}
            optionId={optionId}
            onPoint={setPlace}
            onChoose={go}
          />
        ))}
      </div>
      <output className="block border-t border-line px-4 py-2.5 text-xs text-ink-3">
        {failed ? (
          <Trans>La recherche n’a pas répondu. Réessayez dans un instant.</Trans>
        ) : pending ? (
          <Trans>Recherche…</Trans>
        ) : entries.length === 0 ? (
          <Trans>Rien ne correspond. Essayez un numéro, un nom ou un e-mail.</Trans>
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
  active: number;
  optionId: (index: number) => string;
  onPoint: (index: number) => void;
  onChoose: (entry: PaletteEntry) => void;
}

function Group({ group: { title, entries }, first, active, optionId, onPoint, onChoose }: GroupProps) {
  const titleId = useId();
  return (
    <div {...roles.group} aria-labelledby={titleId} className="pb-1">
      <p id={titleId} className="px-3 pt-2 pb-1 text-xs font-semibold text-ink-3">
        {title}
      </p>
      {entries.map((entry, offset) => (
        <Option
          key={entry.key}
          id={optionId(first + offset)}
          entry={entry}
          active={first + offset === active}
          onPoint={() => onPoint(first + offset)}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  id: string;
  entry: PaletteEntry;
  active: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** A link, so that it opens in another tab as links do; the keyboard stays in the field. */
function Option({ id, entry: { href, icon, label, note }, active, onPoint, onChoose }: OptionProps) {
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose();
  };
  return (
    <a
      id={id}
      {...optionRole(active)}
      tabIndex={-1}
      href={href}
      onClick={choose}
      // A list that changes under a mouse at rest is not pointed at.
      onMouseMove={({ movementX, movementY }) => (movementX !== 0 || movementY !== 0) && onPoint()}
      className={cn(
        "flex min-h-11 items-center gap-3 rounded-md px-3 py-1.5 text-ink no-underline",
        active && "bg-accent-soft text-accent-ink",
      )}
    >
      <Icon of={icon} size="sm" className="shrink-0" />
      <span className="flex min-w-0 flex-1 md:items-center md:gap-3 max-md:flex-col">
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {note && <span className="num min-w-0 truncate text-xs">{note}</span>}
      </span>
    </a>
  );
}
