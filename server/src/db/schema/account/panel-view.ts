import { viewReasons } from "@metiro/shared/user/view-reasons";
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { createdAt, id, moment, oneOf } from "../columns.ts";
import { personal } from "../personal.ts";
import { sessions, users } from "./user.ts";

/** An admin who looks at a panel as its person sees it. Its token reads and never writes, and ends with the admin's own session. */
export const panelViews = pgTable(
  "panel_views",
  {
    id: id(),
    /** Whose panel it is. */
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    viewerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    viewerSessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    reason: text({ enum: viewReasons }).notNull(),
    endedAt: moment(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf("panel_views_reason_known", table.reason, viewReasons),
    index("panel_views_user").on(table.userId),
    index("panel_views_viewer").on(table.viewerId),
    index("panel_views_viewer_session").on(table.viewerSessionId),
    index("panel_views_created").on(table.createdAt),
  ],
);
personal(panelViews, { removed: "userId" });
