import { rotateSecretInput } from "@metiro/shared/webhook/schema";
import { z } from "zod";

/** Hours come from a list. */
export const rotateForm = rotateSecretInput.extend({ overlapHours: z.string().transform(Number) });
