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
const inWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  ninety: 90,
};
/**
 * « 30 days », « ten endpoints » or « five wrong tries » in a text; « Last30Days » is the name of a field, and what has `${…}` before it
 * takes its number from there.
 */
const told = new RegExp(
  String.raw`(?<![\w.,{}-])(\d[\d,]*|${Object.keys(inWords).join("|")})[ -]([a-z]{3,})(?: ([a-z]{3,}))?`,
  "gi",
);

/** Where a figure that has a name is that of something else, and of what. */
const others: Readonly<Record<string, string>> = {
  "server/src/domains/file/docs.ts: 15 minutes": "how long a signed address is good",
  "server/src/domains/job-request/office/router.ts: 24 hours": "the day of a limit",
  "server/src/domains/job-request/post/router.ts: 24 hours": "the day of a limit",
};

/** A number that has a name stands in no text of the API as a figure or in words: it would go on saying what was so before. */
export async function documentedByName(): Promise<Outcome> {
  const files = ownFiles().filter((file) => source.test(file) && !ofTests.test(file));
  return faults(numbersWrittenOut(new Map(files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]))));
}

/** Numbers in the texts of slices that a constant which the slice uses has, and is named after what they count; one line each. */
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
      return [...text.matchAll(told)].flatMap(([, figure = "", ...nouns]) => {
        const found = nouns.find((noun) => namesOf(known, values, figure, noun).length > 0);
        const words = `${figure} ${nouns[0]}${found === nouns[0] ? "" : ` ${found}`}`;
        return found === undefined || `${file}: ${words}` in others
          ? []
          : [`${file} writes « ${words} », which is ${namesOf(known, values, figure, found).join(" or ")}`];
      });
    });
  });
}

/** The constants of a value whose names say what there are so many of. */
function namesOf(known: readonly string[], values: ReadonlyMap<string, number>, figure: string, noun = ""): string[] {
  if (noun === "") return [];
  const stem = noun
    .toLowerCase()
    .replace(/(?<=[hx])es$|s$/, "")
    .replace(/ie$/, "");
  return known.filter((name) => values.get(name) === valueOf(figure) && name.toLowerCase().includes(stem));
}

const valueOf = (figure: string): number => inWords[figure.toLowerCase()] ?? Number(figure.replaceAll(/[_,]/g, ""));
