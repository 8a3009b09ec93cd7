import { cn } from "../cn.ts";

interface AvatarProps {
  name: string;
  /** People are round, companies square. */
  round?: boolean | undefined;
  size?: "sm" | "md" | "lg" | undefined;
}

const sizeClass = {
  sm: "size-8 text-2xs",
  md: "size-10 text-xs",
  lg: "size-14 text-base",
};

/** The initials of a name. Decoration: the name stands beside it. */
export function Avatar({ name, round = false, size = "md" }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        "inline-grid shrink-0 place-items-center bg-sunken font-semibold tracking-[0.02em] text-ink-2",
        round ? "rounded-full" : "rounded-md",
        sizeClass[size],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}

const small = new Set(["de", "du", "des", "le", "la", "les", "et", "sa", "sàrl", "gmbh", "von"]);

/** The first letters of the first two words that mean something: « Peinture Morand Sàrl » is PM, « Zoé 🦊 Favre » ZF. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&.,'’-]+/).filter(Boolean);
  const telling = words.filter((word) => letter.test(word) && !small.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => initialOf(word).toUpperCase())
    .join("");
}

/** A letter or digit, with the accents that stand as characters of their own. */
const letter = /[\p{L}\p{N}]\p{M}*/u;

/** Of a word without a letter its first sign: an emoji is two characters, and half of one cannot be drawn. */
const initialOf = (word: string): string => letter.exec(word)?.[0] ?? Array.from(word)[0] ?? "";
