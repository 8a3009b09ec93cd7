import { useLingui } from "@lingui/react/macro";
import { cn } from "#ui/cn.ts";

interface MessagePhotosProps {
  photos: readonly { id: string; url: string; width?: number; height?: number }[];
  /** Arrived: each opens in a tab of its own; its signed address is good for this size alone. */
  open?: boolean;
}

/** The photos of a message. */
export function MessagePhotos({ photos, open = false }: MessagePhotosProps) {
  const { t } = useLingui();
  const many = photos.length > 1;
  return (
    <ul className={cn("grid gap-1.5", many ? "w-72 max-w-full grid-cols-2" : "w-56 max-w-full")}>
      {photos.map(({ id, url, width, height }, index) => {
        const picture = (
          <img
            src={url}
            width={width}
            height={height}
            loading="lazy"
            alt={t`Photo ${index + 1} sur ${photos.length}`}
            className="aspect-4/3 w-full bg-sunken object-cover"
          />
        );
        const frame = "block overflow-hidden rounded-md border border-line";
        return (
          <li key={id} className="min-w-0">
            {open ? (
              <a href={url} target="_blank" rel="noreferrer" className={frame}>
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
