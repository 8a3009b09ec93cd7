import { format, validate } from "stdnum/lib/cjs/ch/uid.js";
import { z } from "zod";
import { broken } from "../fault.ts";

/** A Swiss business number (UID); comes out as `CHE-nnn.nnn.nnn`, its check digit verified. Failure flag `invalidUid`. */
export const swissUid = z
  .string()
  .max(40)
  .overwrite((text) => (validate(text).isValid ? format(text) : text))
  .refine((text) => validate(text).isValid, broken("invalidUid"));
