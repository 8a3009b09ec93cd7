import { Trans, useLingui } from "@lingui/react/macro";
import { maxMessage, maxMessagePhotos } from "@metiro/shared/conversation/constants";
import { formatCount } from "@metiro/shared/text/format";
import { SendHorizontal } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useRef } from "react";
import { useRouter } from "@tanstack/react-router";
import { ContactNotice } from "#form/contact/contact-notice.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/input/field.tsx";
import { TextArea } from "#ui/input/text-area.tsx";
import { isMac } from "#ui/shortcut/shortcuts.ts";
import { type PhotoItem, usePhotos } from "#form/photo/use-photos.ts";
import { Thumbnail } from "#ui/display/thumbnail.tsx";
import { sendImage } from "#api/send-image.ts";
import { PhotoButton } from "./photo-button.tsx";
import type { MessageDraft, AttachedPhoto } from "./unsent-messages.ts";

interface ComposerProps {
  /** To whom. */
  other: string;
  draft: MessageDraft;
  /** Who writes, as long as contact details are hidden from the other one. */
  masked: "client" | "company" | undefined;
  onChange: (patch: Partial<MessageDraft>) => void;
  onSend: (draft: MessageDraft) => void;
  /** What may be put into the field with one press. */
  above?: ReactNode;
  /** Told where it is typed, to put the focus there. */
  field: (element: HTMLTextAreaElement | null) => void;
}

/** Characters before the limit from which on it is told. */
const nearLimit = 200;

/** Where a message is written. Enter begins a new line, on a phone as on a desk; Ctrl or ⌘ with it sends. */
export function Composer({ other, draft, masked, onChange, onSend, above, field }: ComposerProps) {
  const { t } = useLingui();
  const photos = useAttached(draft.photos, (next) => onChange({ photos: next }));
  const left = maxMessagePhotos - photos.items.length;
  const body = draft.body.trim();
  const over = body.length - maxMessage;
  const empty = body === "" && draft.photos.length === 0;
  const refusal = [
    photos.waiting && t`Une photo est encore en route.`,
    // Gone with the message it would look sent.
    photos.failed && t`Une photo n’est pas partie : renvoyez-la ou retirez-la.`,
    over > 0 && t`Le message est trop long.`,
    empty && t`Écrivez d’abord quelques mots, ou joignez une photo.`,
  ].find((reason) => reason !== false);

  const send = () => {
    if (refusal !== undefined) return;
    onSend({ ...draft, body });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const paste = (event: ClipboardEvent) => {
    const images = [...event.clipboardData.files].filter(({ type }) => type.startsWith("image/"));
    if (images.length === 0) return;
    event.preventDefault();
    photos.add(images.slice(0, left));
  };

  return (
    <form
      aria-label={t`Nouveau message`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="grid gap-2 border-t border-line p-3 md:p-4"
    >
      {masked && (
        <ContactNotice quiet text={draft.body} writer={masked} onChange={(cleared) => onChange({ body: cleared })} />
      )}
      {above}
      <PhotoTray items={photos.items} onRemove={photos.remove} />
      <div className="flex items-end gap-2 cramped:flex-wrap">
        <PhotoButton full={left <= 0} onFiles={(files) => photos.add(files.slice(0, left))} />
        <Field
          label={<Trans>Votre message à {other}</Trans>}
          labelHidden
          className="min-w-0 flex-1 cramped:basis-full"
          counter={body.length > maxMessage - nearLimit && `${formatCount(body.length)} / ${formatCount(maxMessage)}`}
          error={
            over > 0 ? t`Raccourcissez votre message : il compte ${formatCount(over)} caractères de trop.` : undefined
          }
        >
          <TextArea
            compact
            rows={1}
            ref={field}
            value={draft.body}
            placeholder={t`Votre message`}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onChange={(event) => onChange({ body: event.target.value })}
            onKeyDown={press}
            onPaste={paste}
          />
        </Field>
        <Button
          type="submit"
          icon={SendHorizontal}
          disabledReason={refusal}
          // The field keeps the focus, and a phone its keyboard.
          onPointerDown={(event) => event.preventDefault()}
        >
          <span className="max-md:sr-only">
            <Trans>Envoyer</Trans>
          </span>
        </Button>
      </div>
      <p className="hidden text-xs text-ink-3 md:pointer-fine:block">
        {isMac() ? <Trans>⌘ + Entrée pour envoyer</Trans> : <Trans>Ctrl + Entrée pour envoyer</Trans>}
      </p>
    </form>
  );
}

interface PhotoTrayProps {
  items: readonly PhotoItem[];
  onRemove: (key: string) => void;
}

/** The photos of a message that is being written. */
const PhotoTray = ({ items, onRemove }: PhotoTrayProps) =>
  items.length > 0 && (
    <ul className="flex min-w-0 gap-2 overflow-x-auto p-1">
      {items.map(({ key, ...item }) => (
        <li key={key} className="w-28 shrink-0">
          <Thumbnail {...item} onRemove={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  );

/** The photos of a draft: they go to the server when they are chosen, and to the other one with the message. */
function useAttached(photos: readonly AttachedPhoto[], onChange: (photos: AttachedPhoto[]) => void) {
  const { session } = useRouter().options.context;
  const arrived = useRef(new Map<string, AttachedPhoto>());
  const known = (id: string) => photos.find((photo) => photo.id === id) ?? arrived.current.get(id);
  return usePhotos({
    ids: photos.map(({ id }) => id),
    onChange: (ids) => onChange(ids.flatMap((id) => known(id) ?? [])),
    store: {
      upload: async (file, onProgress, signal) => {
        const { id, url } = await sendImage(file, session.current()?.token, onProgress, signal);
        arrived.current.set(id, { id, url });
        return { id, url };
      },
      find: known,
    },
  });
}
