import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { IconButton } from "./icon-button.tsx";
import { Progress } from "./progress.tsx";

interface ThumbnailProps {
  /** File name, under the picture. */
  name: string;
  /** Missing while it is on its way, or where the browser cannot show it. */
  url?: string | undefined;
  /** 0 to 1 while it is being sent. */
  progress?: number | undefined;
  error?: string | undefined;
  onRemove?: (() => void) | undefined;
}

/** One of several pictures: picture, progress or error, and a way to take it away. */
export function Thumbnail({ name, url, progress, error, onRemove }: ThumbnailProps) {
  const { t, i18n } = useLingui();
  const percent = new Intl.NumberFormat(i18n.locale === "en" ? "en-GB" : "fr", { style: "percent" });
  return (
    <figure className="relative min-w-0">
      <div className="grid aspect-4/3 place-items-center overflow-hidden rounded-md border border-line bg-paper">
        {error ? (
          <p className="p-3 text-xs font-medium text-danger">{error}</p>
        ) : progress !== undefined ? (
          <div className="w-full px-4">
            <Progress label={t`Envoi de ${name}`} value={Math.round(progress * 100)} />
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
      <figcaption className="mt-1.5 truncate text-xs text-ink-2">{name}</figcaption>
    </figure>
  );
}
