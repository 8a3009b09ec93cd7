import type { OpenApiDocument } from "../schema.ts";
import { namedBodies } from "./name-bodies.ts";
import { mapOperations, mapPlaces, withoutExamples } from "./places.ts";
import { plain } from "./plain.ts";
import { sharedAnswers } from "./share-answers.ts";
import { sharedParameters } from "./share-parameters.ts";
import { sharedParts } from "./share-parts.ts";
import { sharedRefusals } from "./share-refusals.ts";
import { sharedSchemas } from "./share-schemas.ts";
import { sharedWords } from "./share-words.ts";

/** With a session or a key: what most calls take is told once. */
const usual = [{ bearer: [] }, { apiKey: [] }];
const told = JSON.stringify(usual);

/**
 * The document as it is sent: what is the same stands once, under a name. Examples stand at the fields, from which readers and
 * programs put together those of bodies and answers.
 */
export function compact(document: OpenApiDocument): OpenApiDocument {
  const lean = sharedParameters(sharedRefusals(mapPlaces(withoutExamples(document), plain)));
  const shared = sharedAnswers(sharedWords(sharedParts(sharedSchemas(namedBodies(lean)))));
  const made = mapOperations(shared, ({ security, ...operation }) =>
    JSON.stringify(security) === told ? operation : { ...operation, ...(security && { security }) },
  );
  return { ...made, security: usual };
}
