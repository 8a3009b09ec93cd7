import { useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { photoTypes } from "#form/photo/photos.ts";
import { FileButton } from "#ui/input/file-button.tsx";
import { Icon } from "#ui/icon.tsx";

interface PhotoButtonProps {
  /** No more may be attached. */
  full: boolean;
  onFiles: (files: File[]) => void;
}

export function PhotoButton({ full, onFiles }: PhotoButtonProps) {
  const { t } = useLingui();
  return (
    <FileButton
      multiple
      variant="ghost"
      label={t`Joindre des photos`}
      accept={photoTypes}
      full={full}
      onFiles={onFiles}
    >
      <Icon of={ImagePlus} />
    </FileButton>
  );
}
