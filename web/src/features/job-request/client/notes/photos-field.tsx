import { Trans } from "@lingui/react/macro";
import { maxNotePhotos } from "@metiro/shared/job-request/constants";
import { ImagePlus } from "lucide-react";
import { useId } from "react";
import type { saidForm } from "@metiro/shared/job-request/notes";
import { type Control, useController } from "react-hook-form";
import type { z } from "zod";
import { useHoldForm } from "#form/shell/form-waits.ts";
import { photoTypes } from "#form/photo/photos.ts";
import { usePhotos } from "#form/photo/use-photos.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";
import { Thumbnail } from "#ui/display/thumbnail.tsx";
import { usePhotoUpload } from "#form/photo/use-photo-upload.ts";

/** Photos beside a few words: a button that opens camera or library, and what was chosen. */
export function PhotosField({
  control,
}: {
  control: Control<z.input<typeof saidForm>, unknown, z.output<typeof saidForm>>;
}) {
  const id = useId();
  const { field, fieldState } = useController({ control, name: "photoIds" });
  const photos = usePhotos({ ids: field.value ?? [], onChange: field.onChange, means: usePhotoUpload() });
  useHoldForm(photos.waiting);
  const left = maxNotePhotos - photos.items.length;
  return (
    <div className="grid min-w-0 gap-3">
      {photos.items.length > 0 && (
        <ul className="grid min-w-0 grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.items.map(({ key, ...item }) => (
            <li key={key} className="min-w-0">
              <Thumbnail {...item} onRemove={() => photos.remove(key)} />
            </li>
          ))}
        </ul>
      )}
      <label
        htmlFor={id}
        className={cn(
          buttonClass({ variant: "secondary" }),
          left > 0 ? "cursor-pointer" : "cursor-not-allowed text-ink-disabled!",
          "justify-self-start has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
        )}
      >
        <input
          id={id}
          name="photoIds"
          type="file"
          multiple
          accept={photoTypes}
          disabled={left <= 0}
          onChange={({ target }) => {
            photos.add([...(target.files ?? [])].slice(0, left));
            target.value = "";
          }}
          className="sr-only"
        />
        <Icon of={ImagePlus} size="sm" />
        <Trans>Ajouter des photos</Trans>
      </label>
      {fieldState.error?.message && <p className="text-sm text-danger">{fieldState.error.message}</p>}
    </div>
  );
}
