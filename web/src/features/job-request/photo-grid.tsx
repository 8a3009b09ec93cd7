import { useLingui } from "@lingui/react/macro";
import type { Image } from "@metiro/shared/file/schema";

/** The photos of a request; each opens in full in a tab of its own. */
export function PhotoGrid({ photos }: { photos: readonly Image[] }) {
  const { t } = useLingui();
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
      {photos.map(({ id, url, width, height }, index) => (
        <li key={id} className="min-w-0">
          <a
            href={`${url}&size=large`}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-md focus-visible:rounded-md"
          >
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
