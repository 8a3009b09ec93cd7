import type { BlogItem } from "@metiro/shared/blog/schema";
import { cn } from "../../ui/cn.ts";
import { Module } from "../../ui/module.tsx";
import { artOf } from "./post-art.ts";

interface PostCoverProps {
  post: Pick<BlogItem, "slug" | "coverImage">;
  /** How wide it is shown, for the browser's choice of a size. */
  sizes: string;
  /** It is the first thing to be seen: loaded at once. */
  first?: boolean;
  /** A card's picture, or a band over the words that belong to it. Its place is kept before it is there. */
  shape: "card" | "band";
  /** What it shows; a drawing, and a picture beside its title, say nothing. */
  alt?: string | undefined;
  className?: string;
}

/** The picture above a post, or a drawing in its place. */
export function PostCover({
  post: { slug, coverImage },
  sizes,
  first = false,
  shape,
  alt = "",
  className,
}: PostCoverProps) {
  const classes = cn("w-full rounded-lg", shape === "card" ? "aspect-4/3" : "aspect-2/1", className);
  if (!coverImage) return <Module name={artOf(slug).slice(0, shape === "card" ? 3 : 2)} cover className={classes} />;
  return (
    <img
      src={coverImage.url}
      srcSet={coverImage.sizes.map(({ url, width }) => `${url} ${width}w`).join(", ")}
      sizes={sizes}
      width={coverImage.width}
      height={coverImage.height}
      alt={alt}
      decoding="async"
      {...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
      className={cn("bg-art-paper object-cover", classes)}
    />
  );
}
