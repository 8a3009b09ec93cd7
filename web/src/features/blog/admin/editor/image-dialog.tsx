import { Trans, useLingui } from "@lingui/react/macro";
import { maxUploadBytes, maxUploadMegabytes } from "@metiro/shared/file/constants";
import { useRouter } from "@tanstack/react-router";
import type { Editor } from "@tiptap/react";
import { type FormEvent, useRef, useState } from "react";
import { sendImage } from "#api/send-image.ts";
import { photoTypes } from "#form/photo/photos.ts";
import { problemIn } from "#api/failure/failure.ts";
import { Button } from "#ui/button/button.tsx";
import { Checkbox } from "#ui/input/checkbox.tsx";
import { useAskingClose } from "#form/shell/use-asking-close.ts";
import { Dialog } from "#ui/overlay/dialog.tsx";
import { DropZone } from "#ui/input/drop-zone.tsx";
import { Field, FieldError } from "#ui/input/field.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import { TextInput } from "#ui/input/text-input.tsx";

interface ImageDialogProps {
  editor: Editor;
  /** One that was pasted or dropped. */
  file: File | undefined;
  onClose: () => void;
}

/** A picture for the text, with the words for those who do not see it: asked each time. Of a picture that is chosen, its words. */
export function ImageDialog({ editor, file: first, onClose }: ImageDialogProps) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const [before] = useState(() =>
    editor.isActive("picture") ? (editor.getAttributes("picture") as Shown) : undefined,
  );
  const [file, setFile] = useState(first);
  const [alt, setAlt] = useState(before?.alt ?? "");
  const [caption, setCaption] = useState("");
  const [decorates, setDecorates] = useState(false);
  const [progress, setProgress] = useState<number>();
  const [fault, setFault] = useState<{ file?: string; alt?: string }>({});
  const sending = useRef(new AbortController());
  const close = () => {
    sending.current.abort();
    onClose();
    requestAnimationFrame(() => editor.commands.focus());
  };
  const leave = useAskingClose({
    dirty: progress === undefined && (file !== first || alt !== (before?.alt ?? "") || caption !== ""),
    sending: () => false,
    onClose: close,
  });
  const save = async () => {
    if (!file && !before) return setFault({ file: t`Choisissez une image.` });
    if (!decorates && alt.trim() === "")
      return setFault({ alt: t`Dites ce que l’image montre, ou qu’elle décore seulement.` });
    const words = decorates ? "" : alt.trim();
    if (!file) {
      editor.chain().updateAttributes("picture", { alt: words }).run();
      return close();
    }
    if (file.size > maxUploadBytes) return setFault({ file: t`Plus de ${maxUploadMegabytes} Mo` });
    setFault({});
    setProgress(0);
    const { signal } = sending.current;
    try {
      const { url } = await sendImage(file, session.current()?.token, setProgress, signal);
      const picture = { type: "picture", attrs: { src: url, alt: words } };
      const text = caption.trim();
      const content = text
        ? { type: "figure", content: [picture, { type: "caption", content: [{ type: "text", text }] }] }
        : picture;
      editor
        .chain()
        .insertContent([content, { type: "paragraph" }])
        .run();
      close();
    } catch (error) {
      if (signal.aborted) return;
      const problem = problemIn(error);
      setProgress(undefined);
      setFault({ file: problem?.errors?.["file"]?.[0] ?? problem?.detail ?? t`L’envoi a échoué` });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    void save();
  };
  return (
    <Dialog
      open
      onClose={() => void leave()}
      title={before && !file ? <Trans>Texte de remplacement</Trans> : <Trans>Ajouter une image</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={() => void leave()}>
            <Trans>Annuler</Trans>
          </Button>
          <Button type="submit" form="post-image" loading={progress !== undefined} loadingLabel={<Trans>Envoi…</Trans>}>
            {before && !file ? <Trans>Enregistrer</Trans> : <Trans>Insérer l’image</Trans>}
          </Button>
        </>
      }
    >
      <form id="post-image" noValidate onSubmit={submit} className="grid gap-5">
        {!before && (
          <div className="grid gap-2">
            {file ? (
              <p className="break-words">{file.name}</p>
            ) : (
              <DropZone
                name="image"
                title={t`Déposez l’image ici`}
                help={t`JPG, PNG, WebP ou AVIF, ${maxUploadMegabytes} Mo au maximum`}
                action={t`Choisir une image`}
                accept={photoTypes}
                onFiles={(files) => setFile(files[0])}
              />
            )}
            {progress !== undefined && <Progress label={t`Envoi de l’image`} value={Math.round(progress * 100)} />}
            {fault.file && <FieldError>{fault.file}</FieldError>}
          </div>
        )}
        <Field
          label={<Trans>Texte de remplacement</Trans>}
          help={<Trans>Ce que l’image montre, pour qui ne la voit pas.</Trans>}
          error={fault.alt}
        >
          <TextInput
            value={alt}
            disabled={decorates}
            maxLength={200}
            onChange={(event) => setAlt(event.target.value)}
          />
        </Field>
        <Checkbox
          label={<Trans>L’image décore seulement</Trans>}
          checked={decorates}
          onChange={(event) => setDecorates(event.target.checked)}
        />
        {!before && (
          <Field label={<Trans>Légende</Trans>} optional>
            <TextInput value={caption} maxLength={200} onChange={(event) => setCaption(event.target.value)} />
          </Field>
        )}
      </form>
    </Dialog>
  );
}

interface Shown {
  src: string;
  alt: string;
}
