import { Trans, useLingui } from "@lingui/react/macro";
import { EditorContent, useEditor } from "@tiptap/react";
import { useEffect, useRef, useState } from "react";
import { Note } from "#ui/feedback/note.tsx";
import { cleanedPaste } from "./cleaned-paste.ts";
import { extensions } from "./extensions.ts";
import { ImageDialog } from "./image-dialog.tsx";
import { LinkDialog } from "./link/link-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";
import "./rich-text.css";

interface RichTextProps {
  /** What it is the text of: its accessible name. */
  label: string;
  lang: string;
  value: string;
  onChange: (html: string) => void;
  error?: string | undefined;
}

/** A text with headings, lists, links, pictures and quotes, drawn as readers will have it. */
export default function RichText({ label, lang, value, onChange, error }: RichTextProps) {
  const { t } = useLingui();
  const toolbar = useRef<HTMLDivElement>(null);
  const [leftOut, setLeftOut] = useState(0);
  const [dialog, setDialog] = useState<"link" | { file?: File }>();
  const editor = useEditor({
    extensions,
    content: value,
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? "" : now.getHTML()),
    // The policy of the pages lets no script write styles: they stand in the sheet.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        "aria-keyshortcuts": "Alt+F10",
        lang,
        class: "prose min-h-60 px-5 py-6 outline-none md:px-8",
        ...(error !== undefined && { "aria-invalid": "true" }),
      },
      transformPastedHTML: (html) => {
        const { html: cleaned, leftOut } = cleanedPaste(html);
        setLeftOut(leftOut);
        return cleaned;
      },
      handlePaste: (_view, event) => take(event.clipboardData),
      handleDrop: (_view, event) => take(event.dataTransfer),
      handleKeyDown: (_view, event) => {
        if (event.altKey && event.key === "F10") {
          toolbar.current?.querySelector<HTMLElement>("[tabindex='0']")?.focus();
          return true;
        }
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
          event.preventDefault();
          setDialog("link");
          return true;
        }
        return false;
      },
    },
  });

  /** A picture file alone; text that comes with one is what was meant. */
  function take(data: DataTransfer | null): boolean {
    const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!file || data?.types.includes("text/html")) return false;
    setDialog({ file });
    return true;
  }

  // What is put in its place from outside: what somebody else has saved, a text found again.
  useEffect(() => {
    // Shown again after it was hidden, the page gets another editor in the place of this one.
    if (editor.isDestroyed) return;
    const own = editor.isEmpty ? "" : editor.getHTML();
    if (value !== own) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  return (
    <>
      <Toolbar
        ref={toolbar}
        editor={editor}
        label={t`Mise en forme`}
        onLink={() => setDialog("link")}
        onImage={() => setDialog({})}
      />
      <output className="block">
        {leftOut > 0 && (
          <Note tone="warning" className="m-4">
            <Trans>Les images collées ne sont pas reprises : ajoutez-les avec le bouton « Image ».</Trans>
          </Note>
        )}
      </output>
      <EditorContent editor={editor} className="mx-auto w-full max-w-[46rem]" />
      {dialog === "link" && <LinkDialog editor={editor} onClose={() => setDialog(undefined)} />}
      {typeof dialog === "object" && (
        <ImageDialog editor={editor} file={dialog.file} onClose={() => setDialog(undefined)} />
      )}
    </>
  );
}
