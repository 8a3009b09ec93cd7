import type { Image } from "@metiro/shared/file/schema";
import { type MouseEvent, Suspense } from "react";
import { Photo } from "#ui/display/photo.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";
import { useViewedPhoto } from "./use-viewed-photo.ts";

const PhotoViewer = lazyPart(() => import("./photo-viewer.tsx"));

/** The photos of a request; each opens on the whole screen, or in a tab of its own as any link does. */
export function PhotoGrid({ photos }: { photos: readonly Image[] }) {
  const { index: viewed, open, turnTo, close } = useViewedPhoto(photos);
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-4">
        {photos.map((photo, index) => (
          <li key={photo.id} className="min-w-0">
            <a
              href={photo.url}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => {
                if (!isPlain(event)) return;
                event.preventDefault();
                open(index);
              }}
              className="block overflow-hidden rounded-md focus-visible:rounded-md"
            >
              <Photo photo={photo} index={index} count={photos.length} />
            </a>
          </li>
        ))}
      </ul>
      {viewed !== undefined && (
        <Suspense>
          <PhotoViewer photos={photos} index={viewed} onTurn={turnTo} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** A press that asks for no other tab or window. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
