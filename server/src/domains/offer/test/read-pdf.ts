import { contextOf } from "../../../test/app/caller.ts";
import type { TestDatabase } from "../../../test/database/database.ts";
import { readPdf } from "../../../test/pdf/read-pdf.ts";
import type { Actor } from "../../../trpc/actor.ts";
import { pdf } from "../document/pdf.ts";

interface Asked {
  jobRequestId: string;
  companyId: string;
  document?: "offer" | "agreement";
  version?: number;
  lang?: "fr" | "en";
}

/** The text of each page of a document of offers, as one of the two reads it. */
export async function pagesOf(
  database: TestDatabase,
  actor: Actor,
  { document = "offer", version, lang = "fr", ...pair }: Asked,
): Promise<string[]> {
  const ctx = { ...contextOf(database, actor), actor, lang };
  const { bytes } = await pdf({ ctx, input: { ...pair, document, version } });
  return readPdf(bytes);
}

/** Words with one space between them, whichever it was. */
export const plain = (text: string): string => text.replaceAll(/\s+/g, " ");
