import { z } from "zod";
import { signedIn } from "../auth/schema.ts";
import { roles } from "../roles.ts";
import { id, timestamp } from "../scalars.ts";
import { viewReasons } from "./view-reasons.ts";

export const viewPanelInput = z.object({ id, reason: z.enum(viewReasons) });
export type ViewPanelInput = z.infer<typeof viewPanelInput>;

/** A token that reads what its person reads, and writes nothing. */
export const panelView = signedIn.extend({ role: z.enum(roles), endsAt: timestamp });
export type PanelView = z.infer<typeof panelView>;
