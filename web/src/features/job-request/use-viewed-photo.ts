import type { Image } from "@metiro/shared/file/schema";
import { useLocation, useNavigate, useRouter } from "@tanstack/react-router";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The id of the photo that fills the screen. */
    photo?: string;
  }
}

/** A photo that fills the screen stands in the history: the way back of a phone closes it. Of a page with several grids it is one grid's. */
export function useViewedPhoto(photos: readonly Image[]) {
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
