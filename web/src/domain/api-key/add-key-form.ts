import { addApiKeyInput } from "@metiro/shared/auth/api-keys";
import { z } from "zod";

/** The form of a key: days come from a list, networks as lines, which the server checks one by one. */
export const addKeyForm = addApiKeyInput.extend({
  days: z.string().transform(Number),
  networks: z.string().transform((lines) => lines.split(/[\s,;]+/).filter(Boolean)),
});
