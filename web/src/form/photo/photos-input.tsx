import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FieldError } from "#ui/input/field.tsx";
import { DropZone } from "#ui/input/drop-zone.tsx";
import { Thumbnail } from "#ui/display/thumbnail.tsx";
import { type PhotoStore, photoTypes } from "./photos.ts";
import { usePhotos } from "./use-photos.ts";

interface PhotosInputProps {
  name: string;
  /** Ids of the photos that arrived. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  maxFiles: number;
  store: PhotoStore;
  invalid?: boolean | undefined;
}

/** Where photos are taken or chosen, and their previews in the order in which they will be shown. Stands in a FieldGroup. */
export function PhotosInput({ name, value, onChange, maxFiles, store, invalid }: PhotosInputProps) {
  const { t } = useLingui();
  const { items, add, remove, move } = usePhotos({ ids: value, onChange, store });
  // What could not be read takes no place of a photo that can.
  const left = maxFiles - items.filter(({ error, onRetry }) => error === undefined || onRetry).length;
  const [beyond, setBeyond] = useState(false);
  const take = (files: File[]) => {
    setBeyond(files.length > left);
    add(files.slice(0, left));
  };
  const mayMove = value.length > 1;
  return (
    <div className="grid min-w-0 gap-6">
      {left > 0 && (
        <DropZone
          name={name}
          title={t`Déposez vos photos ici`}
          help={t`JPG, PNG ou WebP, ${maxFiles} photos au plus. Les grandes photos sont réduites avant l’envoi.`}
          action={t`Choisir des photos`}
          camera={t`Prendre une photo`}
          accept={photoTypes}
          invalid={invalid}
          onFiles={take}
        />
      )}
      {beyond && (
        <div role="alert">
          <FieldError>{t`${maxFiles} photos au plus : les autres n’ont pas été ajoutées.`}</FieldError>
        </div>
      )}
      {items.length > 0 && (
        <ul className="grid min-w-0 grid-cols-2 gap-3 md:grid-cols-4">
          {items.map(({ key, ...item }) => {
            const rank = value.indexOf(key);
            const kept = mayMove && rank >= 0;
            return (
              <li key={key} className="min-w-0">
                <Thumbnail
                  {...item}
                  onRemove={() => {
                    setBeyond(false);
                    remove(key);
                  }}
                  onEarlier={kept && rank > 0 ? () => move(key, -1) : undefined}
                  onLater={kept && rank < value.length - 1 ? () => move(key, 1) : undefined}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
