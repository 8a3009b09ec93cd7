import { createHash } from "node:crypto";

/** What stands for an e-mail or an address where only equality counts; either case. */
export const hashOf = (text: string): string => createHash("sha256").update(text.toLowerCase()).digest("hex");
