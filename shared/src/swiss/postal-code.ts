import { z } from "zod";
import { broken } from "../fault.ts";

/** A Swiss postal code: four digits, the first not 0. Failure flag `postalCode`. */
export const postalCode = z
  .string()
  .trim()
  .refine((code) => /^[1-9]\d{3}$/.test(code), broken("postalCode"));
