import { refreshTradePlaces } from "../../db/queries/company/showcases.ts";
import type { TaskParts } from "../../jobs/index.ts";

/** Every hour: how many companies serve what where. */
export const showcaseSweeps: TaskParts = { tradePlaces: ({ db }) => refreshTradePlaces(db) };
