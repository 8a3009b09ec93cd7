import type { LiveChange } from "@metiro/shared/live/schema";
import type { Db } from "../../db/client.ts";
import type { Audience } from "../../live/index.ts";
import { ownersOfCompany } from "../company/index.ts";
import { partiesOf } from "../conversation/index.ts";
import { audienceOfRequest } from "../job-request/index.ts";

/** Whom a change concerns: those who may see what changed. A conversation is nobody's but of the two who talk. */
export const audienceOf =
  (db: Db) =>
  async (change: LiveChange): Promise<Audience & { moreIn: number | undefined }> => {
    switch (change.about) {
      case "conversation":
        return { userIds: await partiesOf(db, change), admins: false, moreIn: undefined };
      case "company":
        return { userIds: await ownersOfCompany(db, change.id), admins: true, moreIn: undefined };
      case "jobRequest":
        return { ...(await audienceOfRequest(db, change.id, change.companyIds)), admins: true };
    }
  };
