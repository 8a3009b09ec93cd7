import { useLingui } from "@lingui/react/macro";
import { DropZone } from "../ui/drop-zone.tsx";
import { Thumbnail } from "../ui/thumbnail.tsx";
import { type PhotoMeans, photoTypes } from "./photos.ts";
import { usePhotos } from "./use-photos.ts";

interface PhotosInputProps {
  name: string;
  /** Ids of the photos that arrived. */
  value: readonly string[];
  onChange: (ids: string[]) => void;
  maxFiles: number;
  means: PhotoMeans;
  invalid?: boolean | undefined;
}

/** Drop zone and previews. Stands in a FieldGroup. */
export function PhotosInput({ name, value, onChange, maxFiles, means, invalid }: PhotosInputProps) {
  const { t } = useLingui();
  const { items, add, remove } = usePhotos({ ids: value, onChange, means });
  const left = maxFiles - items.length;
  return (
    <div className="grid min-w-0 gap-6">
      {left > 0 && (
        <DropZone
          name={name}
          title={t`Déposez vos photos ici`}
          help={t`JPG, PNG ou WebP, 10 Mo au maximum par photo, ${maxFiles} photos au plus`}
          action={t`Choisir des photos`}
          accept={photoTypes}
          invalid={invalid}
          onFiles={(files) => add(files.slice(0, left))}
        />
      )}
      {items.length > 0 && (
        <ul className="grid min-w-0 grid-cols-2 gap-3 md:grid-cols-4">
          {items.map(({ key, ...item }) => (
            <li key={key} className="min-w-0">
              <Thumbnail {...item} onRemove={() => remove(key)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
