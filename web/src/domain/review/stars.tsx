import { useLingui } from "@lingui/react/macro";
import { maxStars } from "@metiro/shared/review/constants";
import { Star } from "lucide-react";
import { cn } from "#ui/cn.ts";
import { VisuallyHidden } from "#ui/display/visually-hidden.tsx";

/** Stars out of five, full up to the value; said in words to who does not see them. */
export function Stars({ value, className }: { value: number; className?: string }) {
  const { t, i18n } = useLingui();
  const words = i18n.number(value, { maximumFractionDigits: 1 });
  return (
    <span className={cn("inline-flex gap-0.5", className)}>
      <VisuallyHidden>{t`Note : ${words} sur ${maxStars}`}</VisuallyHidden>
      {Array.from({ length: maxStars }, (_, index) => (
        <Star
          key={index}
          aria-hidden="true"
          className={cn("size-4", index < Math.round(value) ? "fill-current text-accent-ink" : "text-ink-3")}
        />
      ))}
    </span>
  );
}
