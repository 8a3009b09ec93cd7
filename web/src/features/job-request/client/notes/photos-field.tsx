import { Trans } from "@lingui/react/macro";
import { maxNotePhotos } from "@metiro/shared/job-request/constants";
import { ImagePlus } from "lucide-react";
import type { saidForm } from "@metiro/shared/job-request/notes";
import { type Control, useController } from "react-hook-form";
import type { z } from "zod";
import { useHoldForm } from "#form/shell/form-waits.ts";
import { photoTypes } from "#form/photo/photos.ts";
import { usePhotos } from "#form/photo/use-photos.ts";
import { Icon } from "#ui/icon.tsx";
import { FileButton } from "#ui/input/file-button.tsx";
import { Thumbnail } from "#ui/display/thumbnail.tsx";
import { usePhotoUpload } from "#form/photo/use-photo-upload.ts";

/** Photos beside a few words: a button that opens camera or library, and what was chosen. */
export function PhotosField({
  control,
}: {
  control: Control<z.input<typeof saidForm>, unknown, z.output<typeof saidForm>>;
}) {
  const { field, fieldState } = useController({ control, name: "photoIds" });
  const photos = usePhotos({ ids: field.value ?? [], onChange: field.onChange, store: usePhotoUpload() });
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
      <FileButton
        name="photoIds"
        multiple
        accept={photoTypes}
        full={left <= 0}
        onFiles={(files) => photos.add(files.slice(0, left))}
        className="justify-self-start"
      >
        <Icon of={ImagePlus} size="sm" />
        <Trans>Ajouter des photos</Trans>
      </FileButton>
      {fieldState.error?.message && <p className="text-sm text-danger">{fieldState.error.message}</p>}
    </div>
  );
}
