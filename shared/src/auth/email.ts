import { z } from "zod";
import { bounded } from "../scalars.ts";

/** The address of an account. */
export const email = bounded(254).trim().max(254).check(z.email());
