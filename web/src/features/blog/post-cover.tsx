import type { BlogItem } from "@metiro/shared/blog/schema";
import { Pictogram } from "#art/pictogram.tsx";
import { cn } from "#ui/cn.ts";
import { artFill } from "#ui/feedback/illustration/illustration-shapes.tsx";
import { subjects } from "#ui/display/subjects.tsx";
import { groundOf, subjectOf } from "./post-art.ts";

interface PostCoverProps {
  post: Pick<BlogItem, "slug" | "coverImage">;
  /** The icon of the category that the post is about, for a post that names nothing that is drawn. */
  icon?: string | undefined;
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

/** The picture above a post, or a drawing of its subject in its place. */
export function PostCover({
  post: { slug, coverImage },
  icon,
  sizes,
  first = false,
  shape,
  alt = "",
  className,
}: PostCoverProps) {
  const classes = cn("w-full rounded-lg", shape === "card" ? "aspect-4/3" : "aspect-2/1", className);
  if (!coverImage) return <Drawn slug={slug} icon={icon} className={classes} />;
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

function Drawn({ slug, icon, className }: { slug: string; icon: string | undefined; className: string }) {
  const subject = subjectOf(slug);
  if (!subject)
    return (
      <div className={cn("grid place-items-center bg-art-tint", className)}>
        <Pictogram icon={icon} className="size-2/5" />
      </div>
    );
  const [ground, floor] = groundOf(slug);
  return (
    <svg
      viewBox="0 0 480 360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className={cn("block overflow-hidden", className)}
    >
      <path d="M0 0h480v360H0z" className={artFill[ground]} />
      <path d="M0 300h480v60H0z" className={artFill[floor]} />
      {subjects[subject]()}
    </svg>
  );
}
