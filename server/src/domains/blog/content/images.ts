import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../../db/client.ts";
import { blogImages, files, users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { type FileAddresses, openAddress } from "../../../storage/file-addresses.ts";
import { sizedImage } from "../../file/index.ts";
import { withImages } from "./sanitise.ts";

export interface PlatformImage {
  id: string;
  width: number;
  height: number;
}

interface Named {
  coverImageId: string | undefined;
  imageIds: readonly string[];
}

const unknown: FieldViolation[] = [{ rule: "unknown" }];

/** The images that a post names, by id. All must have been uploaded by an admin: nobody's photos get into the blog. */
export async function platformImages(tx: Transaction, { coverImageId, imageIds }: Named) {
  const ids = [...imageIds, ...(coverImageId === undefined ? [] : [coverImageId])];
  if (ids.length === 0) return new Map<string, PlatformImage>();
  const rows = await tx
    .select({ id: files.id, width: files.width, height: files.height })
    .from(files)
    .innerJoin(users, eq(users.id, files.ownerId))
    .where(and(inArray(files.id, ids), eq(users.role, "Admin")))
    // Until the post stands, nothing may sweep them.
    .for("key share", { of: files });
  const images = new Map(rows.map((row) => [row.id, row]));
  const errors = {
    ...(coverImageId !== undefined && !images.has(coverImageId.toLowerCase()) && { coverImageId: unknown }),
    ...(imageIds.some((id) => !images.has(id)) && { content: unknown }),
  };
  if (Object.keys(errors).length > 0) throw new DomainError("VALIDATION_FAILED", { errors });
  return images;
}

/** Content whose images have their place before they are loaded, and the right size for each screen. */
export const measured = (html: string, images: ReadonlyMap<string, PlatformImage>): string =>
  withImages(html, (id) => {
    const found = images.get(id);
    if (!found) throw new Error(`No image ${id}`);
    const { url, sizes, width, height } = sizedImage(found, openAddress);
    const set = sizes.map((size) => `${size.url} ${size.width}w`).join(", ");
    return `src="${url}" srcset="${set}" sizes="(min-width: 48rem) 44rem, 100vw" width="${width}" height="${height}" loading="lazy"`;
  });

/** Content of a draft: its images are not public, so their addresses are signed. */
export const signed = (html: string, addresses: FileAddresses): string =>
  html.replaceAll(/<img [^>]*>/g, (tag) =>
    tag.replaceAll(/\/api\/File\/([0-9a-f-]{36})\?size=(small|medium|large)/g, (_, id: string, size: string) =>
      addresses.of(id, size).replaceAll("&", "&amp;"),
    ),
  );

interface Shown {
  /** Images that are as public as the post. */
  shown: readonly string[];
  /** Images of changes that are not published yet. */
  pending?: readonly string[];
}

export async function rememberImages(tx: Transaction, blogId: string, { shown, pending = [] }: Shown): Promise<void> {
  await tx.delete(blogImages).where(eq(blogImages.blogId, blogId));
  const rows = new Map(pending.map((fileId) => [fileId, { blogId, fileId, pending: true }]));
  for (const fileId of shown) rows.set(fileId, { blogId, fileId, pending: false });
  if (rows.size > 0) await tx.insert(blogImages).values([...rows.values()]);
}
