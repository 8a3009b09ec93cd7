import { Trans, useLingui } from "@lingui/react/macro";
import type { Image } from "@metiro/shared/file/schema";
import * as Radix from "@radix-ui/react-dialog";
import { ChevronLeft, ChevronRight, X } from "lucide-react";
import { type KeyboardEvent, type TouchEvent, useRef, useState } from "react";
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
        <Radix.Overlay className="fixed inset-0 z-50 animate-fade-in bg-paper scheme-dark">
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
                  disabled={index === 0}
                  onClick={() => turn(-1)}
                />
                <IconButton
                  icon={ChevronRight}
                  label={t`Photo suivante`}
                  variant="secondary"
                  disabled={index === photos.length - 1}
                  onClick={() => turn(1)}
                />
              </div>
            )}
            {[photos[index - 1], photos[index + 1]].map(
              (beside) => beside && <img key={beside.id} src={inFull(beside)} alt="" hidden />,
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

const inFull = ({ url }: Image): string => `${url}&size=large`;

/** The photo as the page has it, until it is there in full. */
function Picture({ photo, alt }: { photo: Image; alt: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <p className="grid min-h-0 flex-1 place-items-center p-4 text-ink-2">
        <Trans>La photo n’a pas pu être chargée. Rechargez la page pour la revoir.</Trans>
      </p>
    );
  return (
    <div className="grid min-h-0 flex-1 place-items-center">
      <img
        src={inFull(photo)}
        width={photo.width}
        height={photo.height}
        alt={alt}
        onError={() => setFailed(true)}
        className="size-full min-h-0 bg-contain bg-center bg-no-repeat object-contain"
        style={{ backgroundImage: `url("${photo.url}")` }}
      />
    </div>
  );
}
