import { ImagePlus } from "lucide-react";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { buttonClass } from "./button-class.ts";
import { cn } from "./cn.ts";
import { Icon } from "./icon.tsx";

interface DropZoneProps {
  /** « Déposez vos photos ici » */
  title: string;
  /** The limits: « JPG, PNG ou WebP, 10 Mo au maximum par photo ». */
  help: string;
  /** « Choisir des photos » */
  action: string;
  /** As for a file input: `image/*`. */
  accept: string;
  onFiles: (files: File[]) => void;
  name?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  disabled?: boolean | undefined;
  children?: ReactNode;
}

/** Files, dropped or chosen. The button is the file input's label: on a phone it offers camera and library. */
export function DropZone({
  title,
  help,
  action,
  accept,
  onFiles,
  name,
  describedBy,
  invalid,
  disabled,
}: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    if (list && list.length > 0 && !disabled) onFiles([...list]);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cn(
        "flex min-w-0 flex-col items-center gap-2 rounded-lg border-[1.5px] border-dashed bg-surface px-6 py-9 text-center",
        over ? "border-accent bg-accent-soft" : invalid ? "border-danger" : "border-control",
      )}
    >
      <Icon of={ImagePlus} size="lg" className="text-ink-2" />
      <p id={`${id}-title`} className="font-semibold">
        {title}
      </p>
      <p id={`${id}-help`} className="text-sm text-ink-2">
        {help}
      </p>
      <label
        htmlFor={id}
        className={cn(
          buttonClass({ variant: "secondary" }),
          "mt-1 cursor-pointer has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
        )}
      >
        <input
          id={id}
          type="file"
          multiple
          name={name}
          accept={accept}
          disabled={disabled}
          aria-describedby={[`${id}-help`, describedBy].filter(Boolean).join(" ")}
          aria-invalid={invalid || undefined}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
          className="sr-only"
        />
        {action}
      </label>
    </div>
  );
}
