import type { Image } from "@metiro/shared/file/schema";
import { type MouseEvent, Suspense } from "react";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { Photo } from "#ui/display/photo.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

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

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The id of the photo that fills the screen. */
    photo?: string;
  }
}

/** A photo that fills the screen stands in the history: the way back of a phone closes it. Of a page with several grids it is one grid's. */
function useViewedPhoto(photos: readonly Image[]) {
  const router = useRouter();
  const navigate = useNavigate();
  const id = useLocation({ select: ({ state }) => state.photo });
  const show = (photo: string | undefined, replace: boolean) =>
    photo !== undefined &&
    void navigate({ to: ".", search: true, state: (before) => ({ ...before, photo }), resetScroll: false, replace });
  return {
    /** Undefined while none is. */
    index: indexOf(photos, id),
    open: (index: number) => show(photos[index]?.id, false),
    /** Looking on is no step to go back by. */
    turnTo: (index: number) => show(photos[index]?.id, true),
    close: () => router.state.location.state.photo !== undefined && router.history.back(),
  };
}

function indexOf(photos: readonly Image[], id: string | undefined): number | undefined {
  const index = photos.findIndex((photo) => photo.id === id);
  return index === -1 ? undefined : index;
}
