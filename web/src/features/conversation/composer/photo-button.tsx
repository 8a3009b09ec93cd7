import { useLingui } from "@lingui/react/macro";
import { ImagePlus } from "lucide-react";
import { useId } from "react";
import { photoTypes } from "#form/photo/photos.ts";
import { buttonClass } from "#ui/button/button-class.ts";
import { cn } from "#ui/cn.ts";
import { Icon } from "#ui/icon.tsx";

interface PhotoButtonProps {
  /** No more may be attached. */
  full: boolean;
  onFiles: (files: File[]) => void;
}

/** The label of a file input: on a phone it offers camera and library. */
export function PhotoButton({ full, onFiles }: PhotoButtonProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        buttonClass({ variant: "ghost", shape: "icon" }),
        full ? "cursor-not-allowed text-ink-disabled!" : "cursor-pointer",
        "has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus",
      )}
    >
      <input
        id={id}
        type="file"
        multiple
        accept={photoTypes}
        disabled={full}
        aria-label={t`Joindre des photos`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
        className="sr-only"
      />
      <Icon of={ImagePlus} />
    </label>
  );
}
