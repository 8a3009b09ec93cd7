import { Trans, useLingui } from "@lingui/react/macro";
import { maxUploadMegabytes } from "@metiro/shared/file/constants";
import type { Image, SizedImage } from "@metiro/shared/file/schema";
import { useRouter } from "@tanstack/react-router";
import { ImagePlus } from "lucide-react";
import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { sendImage } from "#api/send-image.ts";
import { type FieldBinding, useField } from "#form/field-binding.ts";
import { useHoldForm } from "#form/shell/form-waits.ts";
import { type PhotoStore, photoTypes } from "#form/photo/photos.ts";
import { usePhotos } from "#form/photo/use-photos.ts";
import { Button } from "#ui/button/button.tsx";
import { cn } from "#ui/cn.ts";
import { FieldError, FieldGroup } from "#ui/input/field.tsx";
import { FileButton } from "#ui/input/file-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { Progress } from "#ui/feedback/progress.tsx";

interface LogoOptions {
  /** The one that is saved. */
  saved: SizedImage | undefined;
  /** A picture that has arrived and is not saved yet. */
  onSent?: ((image: Image) => void) | undefined;
}

/** The logo's id: a picture goes to the server when it is chosen, and becomes the logo when the form is saved. */
export function LogoField<Input extends FieldValues, Output>(props: FieldBinding<Input, Output> & LogoOptions) {
  const { t } = useLingui();
  const { value, onChange, name, frame, rest } = useField(props);
  const id = typeof value === "string" ? value : undefined;
  const { items, add, remove } = usePhotos({
    ids: id === undefined ? [] : [id],
    onChange: (ids) => onChange(ids.at(-1) ?? null),
    store: useLogoStore(rest),
  });
  const shown = items.find(({ url }) => url !== undefined);
  const sent = items.find(({ progress }) => progress !== undefined);
  useHoldForm(sent !== undefined);
  const failed = items.filter(({ error }) => error !== undefined);
  const choose = ([file]: File[]) => {
    for (const { key } of failed) remove(key);
    if (file) add([file]);
  };
  return (
    <FieldGroup
      {...frame}
      name={name}
      help={<Trans>JPG, PNG ou WebP, {maxUploadMegabytes} Mo au maximum. Le format HEIC n’est pas accepté.</Trans>}
    >
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <div
          className={cn(
            "grid size-20 shrink-0 place-items-center overflow-hidden rounded-md border border-line p-1.5",
            shown ? "bg-sheet" : "bg-paper text-ink-3",
          )}
        >
          {shown ? (
            <img src={shown.url} alt={t`Votre logo`} className="max-h-full max-w-full object-contain" />
          ) : (
            <Icon of={ImagePlus} size="lg" />
          )}
        </div>
        <div className="grid min-w-0 flex-[1_1_12rem] gap-2">
          <div className="flex flex-wrap gap-2">
            <FileButton accept={photoTypes} busy={sent !== undefined} onFiles={choose}>
              {shown ? <Trans>Changer de logo</Trans> : <Trans>Choisir un logo</Trans>}
            </FileButton>
            {shown && (
              <Button variant="ghost" onClick={() => remove(shown.key)}>
                <Trans>Retirer le logo</Trans>
              </Button>
            )}
          </div>
          {sent && <Progress label={t`Envoi : ${sent.name}`} value={Math.round((sent.progress ?? 0) * 100)} />}
          <div aria-live="polite" className="empty:hidden">
            {failed.map(({ key, name: file, error }) => (
              <FieldError key={key}>
                {file} : {error}
              </FieldError>
            ))}
          </div>
        </div>
      </div>
    </FieldGroup>
  );
}

function useLogoStore({ saved, onSent }: LogoOptions): PhotoStore {
  const { session } = useRouter().options.context;
  return useMemo(
    () => ({
      upload: async (file, onProgress, signal) => {
        const image = await sendImage(file, session.current()?.token, onProgress, signal);
        onSent?.(image);
        return image;
      },
      find: (id) => (saved?.id === id ? { url: (saved.sizes[0] ?? saved).url } : undefined),
    }),
    [session, saved, onSent],
  );
}
