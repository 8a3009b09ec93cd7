import { cn } from "#ui/cn.ts";
import { Photo, type PhotoProps } from "#ui/display/photo.tsx";

interface MessagePhotosProps {
  photos: readonly (PhotoProps["photo"] & { id: string })[];
  /** Arrived: each opens in a tab of its own; its signed address is good for this size alone. */
  open?: boolean;
}

/** The photos of a message. */
export function MessagePhotos({ photos, open = false }: MessagePhotosProps) {
  const many = photos.length > 1;
  return (
    <ul className={cn("grid gap-1.5", many ? "w-72 max-w-full grid-cols-2" : "w-56 max-w-full")}>
      {photos.map((photo, index) => {
        const picture = <Photo photo={photo} index={index} count={photos.length} />;
        const frame = "block overflow-hidden rounded-md border border-line";
        return (
          <li key={photo.id} className="min-w-0">
            {open ? (
              <a href={photo.url} target="_blank" rel="noreferrer" className={frame}>
                {picture}
              </a>
            ) : (
              <div className={cn(frame, "opacity-60")}>{picture}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
