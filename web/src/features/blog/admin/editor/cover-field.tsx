import { Trans, useLingui } from "@lingui/react/macro";
import { maxUploadMegabytes } from "@metiro/shared/file/constants";
import type { SizedImage } from "@metiro/shared/file/schema";
import { useRouter } from "@tanstack/react-router";
import { useMemo } from "react";
import { type Control, useController } from "react-hook-form";
import { sendImage } from "#api/send-image.ts";
import { useHoldForm } from "#form/shell/form-waits.ts";
import { type PhotoStore, photoTypes } from "#form/photo/photos.ts";
import { TextField } from "#form/field/text-fields.tsx";
import { usePhotos } from "#form/photo/use-photos.ts";
import { Button } from "#ui/button/button.tsx";
import { FieldError, FieldGroup } from "#ui/input/field.tsx";
import { FileButton } from "#ui/input/file-button.tsx";
import { Progress } from "#ui/feedback/progress.tsx";
import type { PostOutput, PostValues } from "./post-values.ts";

interface CoverFieldProps {
  control: Control<PostValues, unknown, PostOutput>;
  saved: SizedImage | undefined;
  english: boolean;
}

/** The picture above the post, and the words for those who do not see it. */
export function CoverField({ control, saved, english }: CoverFieldProps) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ control, name: "coverImageId" });
  const id = typeof field.value === "string" && field.value !== "" ? field.value : undefined;
  const { session } = useRouter().options.context;
  const store = useMemo<PhotoStore>(
    () => ({
      upload: (file, onProgress, signal) => sendImage(file, session.current()?.token, onProgress, signal),
      find: (known) => (saved?.id === known ? { url: saved.sizes.at(-2)?.url ?? saved.url } : undefined),
    }),
    [session, saved],
  );
  const { items, add, remove } = usePhotos({
    ids: id === undefined ? [] : [id],
    onChange: (ids) => field.onChange(ids.at(-1) ?? ""),
    store,
  });
  const shown = items.find(({ url }) => url !== undefined);
  const sent = items.find(({ progress }) => progress !== undefined);
  const failed = items.filter(({ error }) => error !== undefined);
  useHoldForm(sent !== undefined);
  const choose = ([file]: File[]) => {
    for (const { key } of failed) remove(key);
    if (file) add([file]);
  };
  return (
    <div className="grid gap-4">
      <FieldGroup
        name="coverImageId"
        label={<Trans>Image de couverture</Trans>}
        labelHidden
        error={fieldState.error?.message}
        help={
          <Trans>JPG, PNG, WebP ou AVIF, {maxUploadMegabytes} Mo au maximum. Sans image, un dessin la remplace.</Trans>
        }
      >
        <div className="grid gap-3">
          {shown && <img src={shown.url} alt="" className="aspect-2/1 w-full rounded-lg bg-art-paper object-cover" />}
          <div className="flex flex-wrap gap-2">
            <FileButton accept={photoTypes} busy={sent !== undefined} onFiles={choose}>
              {shown ? <Trans>Remplacer</Trans> : <Trans>Choisir une image</Trans>}
            </FileButton>
            {shown && (
              <Button variant="ghost" onClick={() => remove(shown.key)}>
                <Trans>Retirer</Trans>
              </Button>
            )}
          </div>
          {sent && <Progress label={t`Envoi : ${sent.name}`} value={Math.round((sent.progress ?? 0) * 100)} />}
          {failed.map(({ key, name, error }) => (
            <FieldError key={key}>
              {name} : {error}
            </FieldError>
          ))}
        </div>
      </FieldGroup>
      {shown && (
        <TextField
          control={control}
          name="coverAlt"
          label={<Trans>Texte de remplacement</Trans>}
          help={<Trans>Ce que l’image montre ; vide si elle décore seulement.</Trans>}
          optional
        />
      )}
      {shown && english && (
        <TextField
          control={control}
          name="translations.en.coverAlt"
          label={<Trans>Texte de remplacement en anglais</Trans>}
          optional
        />
      )}
    </div>
  );
}
