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

/** The first letters of the first two words that mean something: « Peinture Morand Sàrl » is PM. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s&.,'’-]+/).filter(Boolean);
  const telling = words.filter((word) => !small.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toUpperCase())
    .join("");
}
