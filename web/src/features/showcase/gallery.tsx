import { useLingui } from "@lingui/react/macro";
import type { Showcase } from "@metiro/shared/showcase/schema";

/** Photos of done work, each leading to itself in large. */
export function Gallery({ photos }: { photos: Showcase["photos"] }) {
  const { t } = useLingui();
  return (
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 md:gap-3">
      {photos.map(({ id, url, width, height }, index) => (
        <li key={id} className="min-w-0">
          <a href={url.replace("size=medium", "size=large")} className="block overflow-hidden rounded-md">
            <img
              src={url}
              width={width}
              height={height}
              loading="lazy"
              alt={t`Travail terminé, photo ${index + 1} sur ${photos.length}`}
              className="aspect-4/3 w-full bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
