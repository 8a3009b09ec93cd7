import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowLeft, ArrowRight, X } from "lucide-react";
import { Button } from "../button/button.tsx";
import { IconButton } from "../button/icon-button.tsx";
import { Progress } from "../feedback/progress.tsx";

interface ThumbnailProps {
  /** File name, under the picture. */
  name: string;
  /** Missing while it is on its way, or where the browser cannot show it. */
  url?: string | undefined;
  /** 0 to 1 while it is being sent. */
  progress?: number | undefined;
  error?: string | undefined;
  /** Sends again what has not arrived. */
  onRetry?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Moves it one place towards the front; absent on the first. */
  onEarlier?: (() => void) | undefined;
  /** Moves it one place towards the end; absent on the last. */
  onLater?: (() => void) | undefined;
}

/** One of several pictures: picture, progress or error, and a way to take it away. */
export function Thumbnail({ name, url, progress, error, onRetry, onRemove, onEarlier, onLater }: ThumbnailProps) {
  const { t, i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale === "en" ? "en-GB" : "fr", { style: "percent" });
  return (
    <figure className="relative min-w-0">
      <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-md border border-line bg-paper has-[p.text-danger]:aspect-auto has-[p.text-danger]:min-h-28">
        {error ? (
          <div className="grid justify-items-start gap-1 px-3 pt-13 pb-3">
            <p className="text-xs font-medium text-danger">{error}</p>
            {onRetry && (
              <Button size="sm" variant="secondary" onClick={onRetry} aria-label={t`Réessayer : ${name}`}>
                <Trans>Réessayer</Trans>
              </Button>
            )}
          </div>
        ) : progress !== undefined ? (
          <div className="w-full px-4">
            <Progress label={t`Envoi : ${name}`} value={Math.round(progress * 100)} />
            <p className="num mt-2 text-xs text-ink-2">{percent.format(progress)}</p>
          </div>
        ) : (
          url && <img src={url} alt={name} className="size-full object-cover" />
        )}
      </div>
      {onRemove && (
        <IconButton
          icon={X}
          label={t`Retirer ${name}`}
          variant="secondary"
          size="sm"
          className="absolute top-1.5 right-1.5"
          onClick={onRemove}
        />
      )}
      {(onEarlier ?? onLater) && (
        <div className="mt-1.5 flex gap-1.5 cramped:flex-wrap">
          <IconButton
            icon={ArrowLeft}
            label={t`Avancer ${name}`}
            variant="secondary"
            size="sm"
            held={!onEarlier}
            onClick={onEarlier}
          />
          <IconButton
            icon={ArrowRight}
            label={t`Reculer ${name}`}
            variant="secondary"
            size="sm"
            held={!onLater}
            onClick={onLater}
          />
        </div>
      )}
      <figcaption className="mt-1.5 truncate text-xs text-ink-2">{name}</figcaption>
    </figure>
  );
}
