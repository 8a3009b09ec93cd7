import type { PhotoItem } from "#form/photo/use-photos.ts";
import { Thumbnail } from "#ui/display/thumbnail.tsx";

interface PhotoTrayProps {
  items: readonly PhotoItem[];
  onRemove: (key: string) => void;
}

/** The photos of a message that is being written. */
export const PhotoTray = ({ items, onRemove }: PhotoTrayProps) =>
  items.length > 0 && (
    <ul className="flex min-w-0 gap-2 overflow-x-auto p-1">
      {items.map(({ key, ...item }) => (
        <li key={key} className="w-28 shrink-0">
          <Thumbnail {...item} onRemove={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
