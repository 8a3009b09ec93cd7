import { Camera, ImagePlus } from "lucide-react";
import { type DragEvent, useId, useState } from "react";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";
import { FileButton } from "./file-button.tsx";

interface DropZoneProps {
  /** « Déposez vos photos ici » */
  title: string;
  /** The limits: « JPG, PNG ou WebP, 10 Mo au maximum par photo ». */
  help: string;
  /** « Choisir des photos » */
  action: string;
  /** « Prendre une photo »: a second way, offered where fingers do the pointing. */
  camera?: string | undefined;
  /** Which files it takes, as for a file input: `image/*`. */
  accept: string;
  onFiles: (files: File[]) => void;
  name?: string | undefined;
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
}

/** Files, dropped or chosen. The button is the file input's label: on a phone it offers camera and library. */
export function DropZone({ title, help, action, camera, accept, onFiles, name, describedBy, invalid }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    if (files.length > 0) onFiles([...files]);
  };
  const file = {
    accept,
    invalid,
    describedBy: [`${id}-help`, describedBy].filter(Boolean).join(" "),
    onFiles,
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
      <p id={`${id}-title`} className="font-semibold pointer-coarse:hidden">
        {title}
      </p>
      <p id={`${id}-help`} className="text-sm text-ink-2">
        {help}
      </p>
      <div className="mt-1 flex flex-wrap justify-center gap-2">
        {camera && (
          <span className="hidden pointer-coarse:contents">
            <FileButton {...file} capture="environment">
              <Icon of={Camera} size="sm" />
              {camera}
            </FileButton>
          </span>
        )}
        <FileButton {...file} multiple name={name}>
          {action}
        </FileButton>
      </div>
    </div>
  );
}
