import type { LiveChange } from "@metiro/shared/live/schema";
import type { Db } from "../../db/client.ts";
import type { Audience } from "../../live/index.ts";
import { peopleOfRequest } from "../job-request/index.ts";

/** Whom a change concerns: those who may see what changed. */
export const audienceOf =
  (db: Db) =>
  async ({ id }: LiveChange): Promise<Audience & { moreIn: number | undefined }> => ({
    ...(await peopleOfRequest(db, id)),
    admins: true,
  });
