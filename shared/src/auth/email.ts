import { z } from "zod";

/** The address of an account. */
export const email = z.string().trim().max(254).check(z.email());
