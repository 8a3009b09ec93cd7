import { Trans, useLingui } from "@lingui/react/macro";
import type { Image } from "@metiro/shared/file/schema";
import * as Radix from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { useRouter } from "@tanstack/react-router";
import { type KeyboardEvent, type TouchEvent, useEffect, useRef, useState } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import { useFocusBack } from "#ui/overlay/use-focus-back.ts";

interface PhotoViewerProps {
  photos: readonly Image[];
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** So far a finger goes sideways until the next photo comes, in pixels. */
const swipe = 48;

/** A photo on the whole screen, and the way to those beside it: by buttons, arrow keys or a finger. */
export default function PhotoViewer({ photos, index, onTurn, onClose }: PhotoViewerProps) {
  const { t } = useLingui();
  const { takeFocus, giveFocusBack } = useFocusBack();
  const begun = useRef<{ x: number; y: number }>(undefined);
  const photo = photos[index];
  const turn = (by: number) => photos[index + by] && onTurn(index + by);
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
  };
  const begin = ({ touches }: TouchEvent) => {
    const finger = touches[0];
    // Two fingers enlarge, and what is enlarged is moved.
    const turns = finger && touches.length === 1 && (window.visualViewport?.scale ?? 1) === 1;
    begun.current = turns ? { x: finger.clientX, y: finger.clientY } : undefined;
  };
  const end = ({ changedTouches }: TouchEvent) => {
    const from = begun.current;
    const finger = changedTouches[0];
    begun.current = undefined;
    if (!from || !finger) return;
    const [across, along] = [finger.clientX - from.x, finger.clientY - from.y];
    if (Math.abs(across) > swipe && Math.abs(across) > Math.abs(along)) turn(across < 0 ? 1 : -1);
  };
  if (!photo) return null;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-paper">
          <Radix.Content
            aria-describedby={undefined}
            onOpenAutoFocus={takeFocus}
            onCloseAutoFocus={giveFocusBack}
            onKeyDown={turnByKey}
            onTouchStart={begin}
            onTouchEnd={end}
            className="flex h-dvh flex-col text-ink"
          >
            <div className="flex items-center justify-between gap-4 py-2 pr-2 pl-4">
              <Radix.Title className="num text-sm" aria-live="polite">
                <Trans>
                  Photo {index + 1} sur {photos.length}
                </Trans>
              </Radix.Title>
              <Radix.Close asChild>
                <IconButton icon={X} label={t`Fermer`} />
              </Radix.Close>
            </div>
            <Picture key={photo.id} photo={photo} alt={t`Photo ${index + 1} sur ${photos.length}`} />
            {photos.length > 1 && (
              <div className="flex justify-center gap-6 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
                <IconButton
                  icon={ChevronLeft}
                  label={t`Photo précédente`}
                  variant="secondary"
                  held={index === 0}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  icon={ChevronRight}
                  label={t`Photo suivante`}
                  variant="secondary"
                  held={index === photos.length - 1}
                  onClick={() => turn(1)}
                />
              </div>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The photo as the page has it, until it is there in full. */
function Picture({ photo, alt }: { photo: Image; alt: string }) {
  const [failed, setFailed] = useState(false);
  const src = useInFull(photo);
  if (failed)
    return (
      <p className="grid min-h-0 flex-1 place-items-center p-4 text-ink-2">
        <Trans>La photo n’a pas pu être chargée. Rechargez la page pour la revoir.</Trans>
      </p>
    );
  return (
    <img
      src={src}
      width={photo.width}
      height={photo.height}
      alt={alt}
      onError={() => setFailed(true)}
      className="min-h-0 w-full flex-1 object-contain"
    />
  );
}

/**
 * The address of a photo in full, fetched as its reader: the one that a page has is signed, and good for its size alone. Until then, and
 * where it does not come, that one.
 */
function useInFull({ id, url }: Image): string {
  const { session } = useRouter().options.context;
  const [full, setFull] = useState<string>();
  useEffect(() => {
    const gone = new AbortController();
    let made: string | undefined;
    fetch(`/api/File/${id}?size=large`, {
      headers: { authorization: `Bearer ${session.current()?.token ?? ""}` },
      signal: gone.signal,
    })
      .then((answer) => (answer.ok ? answer.blob() : undefined))
      .then((blob) => {
        if (!blob || gone.signal.aborted) return;
        made = URL.createObjectURL(blob);
        setFull(made);
      })
      .catch(() => undefined);
    return () => {
      gone.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [id, session]);
  return full ?? url;
}
