import type { Queryable } from "../db/client.ts";
import { blogs } from "../db/schema/index.ts";
import { nextSerial, onlyRow } from "./only-row.ts";

export type PostRow = typeof blogs.$inferSelect;
export type PostFields = Partial<typeof blogs.$inferInsert>;

/** Posts of the blog: drafts, where nothing else is said. */
export async function createPosts(db: Queryable, all: readonly PostFields[]): Promise<PostRow[]> {
  if (all.length === 0) return [];
  const rows = all.map((fields) => {
    const serial = nextSerial();
    const words = {
      title: `Article ${serial}`,
      summary: "En bref.",
      content: "<p>Texte.</p>",
      authorName: "La rédaction",
    };
    return { ...words, slug: `article-${serial}`, ...fields };
  });
  return db.insert(blogs).values(rows).returning();
}

export const createPost = async (db: Queryable, fields: PostFields = {}): Promise<PostRow> =>
  onlyRow(await createPosts(db, [fields]));
