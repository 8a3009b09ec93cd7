import { useLingui } from "@lingui/react/macro";
import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, ImagePlus, Italic, Link, List, ListOrdered, Quote, Redo2, RemoveFormatting, Undo2 } from "lucide-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { cn } from "#ui/cn.ts";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { Select } from "#ui/input/select.tsx";

interface ToolbarProps {
  editor: Editor;
  label: string;
  onLink: () => void;
  onImage: () => void;
  ref: RefObject<HTMLDivElement | null>;
}

const blocks = ["paragraph", "2", "3", "4"] as const;
type Block = (typeof blocks)[number];

/** One stop of the tab key; arrows move within, Escape goes back to the text. */
export function Toolbar({ editor, label, onLink, onImage, ref }: ToolbarProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) });
  const run = () => {
    // The chain's own focus waits for the next frame; what is typed before it would go to the toolbar.
    editor.view.focus();
    return editor.chain().focus();
  };
  const tools: { icon: IconShape; label: string; keys?: string; on?: boolean; off?: boolean; act: () => void }[] = [
    { icon: Bold, label: t`Gras`, keys: "Ctrl+B", on: state.bold, act: () => run().toggleBold().run() },
    { icon: Italic, label: t`Italique`, keys: "Ctrl+I", on: state.italic, act: () => run().toggleItalic().run() },
    { icon: Link, label: t`Lien`, keys: "Ctrl+K", on: state.link, act: onLink },
    { icon: List, label: t`Liste à puces`, on: state.bulletList, act: () => run().toggleBulletList().run() },
    { icon: ListOrdered, label: t`Liste numérotée`, on: state.orderedList, act: () => run().toggleOrderedList().run() },
    { icon: Quote, label: t`Citation`, on: state.blockquote, act: () => run().toggleBlockquote().run() },
    { icon: ImagePlus, label: t`Image`, act: onImage },
    {
      icon: RemoveFormatting,
      label: t`Effacer la mise en forme`,
      act: () => run().unsetAllMarks().clearNodes().run(),
    },
    {
      icon: Undo2,
      label: t({ message: "Annuler", context: "undo" }),
      keys: "Ctrl+Z",
      off: !state.undo,
      act: () => run().undo().run(),
    },
    {
      icon: Redo2,
      label: t({ message: "Rétablir", context: "redo" }),
      keys: "Ctrl+Y",
      off: !state.redo,
      act: () => run().redo().run(),
    },
  ];
  const words: Record<Block, string> = {
    paragraph: t`Paragraphe`,
    "2": t`Titre`,
    "3": t`Sous-titre`,
    "4": t`Petit titre`,
  };
  const setBlock = (block: string) =>
    block === "paragraph"
      ? run().setParagraph().run()
      : run()
          .setHeading({ level: Number(block) as 2 | 3 | 4 })
          .run();

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Escape") {
      event.preventDefault();
      editor.commands.focus();
      return;
    }
    const inList = event.target instanceof HTMLSelectElement;
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const end = inList ? undefined : { Home: 0, End: tools.length }[event.key];
    if (step === undefined && end === undefined) return;
    event.preventDefault();
    const next = end ?? (at + (step ?? 0) + tools.length + 1) % (tools.length + 1);
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>("select, button")[next]?.focus();
  };

  return (
    <div
      ref={ref}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
      className="sticky top-[var(--under-bar,0px)] z-10 flex flex-wrap items-center gap-1 rounded-t-lg border-b border-line bg-surface p-2 md:px-5"
    >
      <Select
        compact
        aria-label={t`Type de paragraphe`}
        tabIndex={at === 0 ? 0 : -1}
        onFocus={() => setAt(0)}
        value={state.block}
        onChange={(event) => setBlock(event.target.value)}
        options={blocks.map((value) => ({ value, label: words[value] }))}
        className="w-36"
      />
      {tools.map(({ icon, label: name, keys, on, off = false, act }, index) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          title={keys ? `${name} (${keys})` : name}
          {...(on !== undefined && { "aria-pressed": on })}
          {...(keys && { "aria-keyshortcuts": keys.replace("Ctrl", "Control") })}
          aria-disabled={off}
          tabIndex={at === index + 1 ? 0 : -1}
          onFocus={() => setAt(index + 1)}
          // The selection of the text stays.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => off || act()}
          className={cn(
            "grid size-11 place-items-center rounded-md text-ink-2 hover:bg-hover hover:text-ink md:size-10",
            "aria-disabled:text-ink-disabled aria-pressed:bg-accent-soft aria-pressed:text-accent-ink",
          )}
        >
          <Icon of={icon} size="sm" />
        </button>
      ))}
    </div>
  );
}

const stateOf = (editor: Editor) => ({
  block:
    blocks.find((block) => block !== "paragraph" && editor.isActive("heading", { level: Number(block) })) ??
    "paragraph",
  bold: editor.isActive("bold"),
  italic: editor.isActive("italic"),
  link: editor.isActive("link"),
  bulletList: editor.isActive("bulletList"),
  orderedList: editor.isActive("orderedList"),
  blockquote: editor.isActive("blockquote"),
  undo: editor.can().undo(),
  redo: editor.can().redo(),
});
