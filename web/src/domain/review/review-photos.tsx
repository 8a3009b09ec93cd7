import { useLingui } from "@lingui/react/macro";
import type { Review } from "@metiro/shared/review/schema";

/** A signed address is good for one size alone. */
const largeOf = (url: string) => (url.includes("signature=") ? url : url.replace("size=medium", "size=large"));

/** The photos of a review, each of which opens at its full size. */
export function ReviewPhotos({ photos, className }: { photos: Review["photos"]; className: string }) {
  const { t } = useLingui();
  return (
    <ul className={className}>
      {photos.map(({ id, url, width, height }, index) => (
        <li key={id} className="min-w-0">
          <a href={largeOf(url)} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
            <img
              src={url}
              width={width}
              height={height}
              loading="lazy"
              alt={t`Photo ${index + 1} sur ${photos.length}`}
              className="aspect-4/3 w-full bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
