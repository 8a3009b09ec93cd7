import type { Review } from "@metiro/shared/review/schema";
import { Photo } from "#ui/display/photo.tsx";

/** A signed address is good for one size alone. */
const largeOf = (url: string) => (url.includes("signature=") ? url : url.replace("size=medium", "size=large"));

/** The photos of a review, each of which opens at its full size. */
export function ReviewPhotos({ photos, className }: { photos: Review["photos"]; className: string }) {
  return (
    <ul className={className}>
      {photos.map((photo, index) => (
        <li key={photo.id} className="min-w-0">
          <a href={largeOf(photo.url)} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-md">
            <Photo photo={photo} index={index} count={photos.length} />
          </a>
        </li>
      ))}
    </ul>
  );
}
