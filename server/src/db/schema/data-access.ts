import { accessKinds } from "@metiro/shared/data-access/schema";
import { index, pgTable, text, unique, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "./columns.ts";
import { companies } from "./company.ts";
import { jobRequests } from "./job-request/requests.ts";
import { tenderers } from "./tenderer.ts";
import { users } from "./account/user.ts";
import { personal } from "./personal.ts";

/** Who saw data of a client, and when: once an hour for each person and thing. Goes with the data itself. */
export const dataAccesses = pgTable(
  "data_accesses",
  {
    id: id(),
    /** Whose data. */
    tendererId: uuid()
      .notNull()
      .references(() => tenderers.id, { onDelete: "cascade" }),
    jobRequestId: uuid().references(() => jobRequests.id, { onDelete: "cascade" }),
    /** Who saw it; only its company is ever told, and of an admin that it was the platform. */
    actorId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    companyId: uuid().references(() => companies.id, { onDelete: "cascade" }),
    kind: text({ enum: accessKinds }).notNull(),
    hour: moment().notNull(),
    at: createdAt(),
  },
  (table) => [
    oneOf("data_accesses_kind_known", table.kind, accessKinds),
    unique("data_accesses_once_an_hour")
      .on(table.tendererId, table.jobRequestId, table.actorId, table.kind, table.hour)
      .nullsNotDistinct(),
    index("data_accesses_tenderer_at").on(table.tendererId, table.at, table.id),
    index("data_accesses_request_at").on(table.jobRequestId, table.at, table.id),
    index("data_accesses_at").on(table.at),
  ],
);
personal(dataAccesses, "removed");
