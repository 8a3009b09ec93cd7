import { readFileSync } from "node:fs";
import path from "node:path";
import { faults, type Outcome, root } from "../step.ts";
import { ownFiles } from "./own-files.ts";

const source = /^(shared\/src|server\/src\/domains)\/.*\.ts$/;
const ofTests = /\.(test|fixture)\.ts$|\/test\//;
/** Where a slice says in words what its calls do. */
const documents = /^server\/src\/domains\/[^/]+\/(?:.*\/)?(?:docs|docs\/[\w-]+|[\w-]*router|openapi)\.ts$/;
const named = /^export const (\w+)(?:: number)? = ([\d_]+);/gm;
const taken = /import (?:type )?\{([^}]*)\} from "@metiro\/shared\//g;
/** « 30 days » in a text; « Last30Days » is the name of a field, and what has `${…}` before it takes its number from there. */
const told = /(?<![\w.,{}-])(\d[\d,]*)[ -](second|minute|hour|day|week|month)s?\b/g;

/** Where a figure that has a name is that of something else, and of what. */
const others: Readonly<Record<string, string>> = {
  "server/src/domains/file/docs.ts: 15 minutes": "how long a signed address is good",
  "server/src/domains/job-request/office/router.ts: 24 hours": "the day of a limit",
  "server/src/domains/job-request/post/router.ts: 24 hours": "the day of a limit",
};

/** A number that has a name stands in no text of the API as a figure: it would go on saying what was so before. */
export async function documentedByName(): Promise<Outcome> {
  const files = ownFiles().filter((file) => source.test(file) && !ofTests.test(file));
  return faults(numbersWrittenOut(new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]))));
}

/** Figures in the texts of slices that a constant which the slice uses has under the same unit; one line each. */
export function numbersWrittenOut(texts: ReadonlyMap<string, string>): string[] {
  const values = new Map(
    [...texts]
      .filter(([file]) => file.startsWith("shared/src/"))
      .flatMap(([, text]) =>
        [...text.matchAll(named)].map(([, name = "", value = ""]) => [name, valueOf(value)] as const),
      ),
  );
  const bySlice = Map.groupBy(
    [...texts].filter(([file]) => file.startsWith("server/src/domains/")),
    ([file]) => file.split("/")[3],
  );
  return [...bySlice.values()].flatMap((files) => {
    const used = files.flatMap(([, text]) =>
      [...text.matchAll(taken)].flatMap(([, names = ""]) => names.split(/[,\s]+/)),
    );
    const known = [...new Set(used)].filter((name) => values.has(name));
    return files.flatMap(([file, text]) => {
      if (!documents.test(file)) return [];
      return [...text.matchAll(told)].flatMap(([words, figure = "", unit = ""]) => {
        const names = known.filter((name) => values.get(name) === valueOf(figure) && name.toLowerCase().includes(unit));
        return names.length === 0 || `${file}: ${words}` in others
          ? []
          : [`${file} writes « ${words} », which is ${names.join(" or ")}`];
      });
    });
  });
}

const valueOf = (figure: string): number => Number(figure.replaceAll(/[_,]/g, ""));
