import path from "node:path";

const web = path.resolve(import.meta.dirname, "..");

/**
 * What both the plain pages (entry-public.ts) and the application start with, and what either fetches more with: a plain page
 * that found the bundler's helper for it in the application would fetch the whole of that.
 */
const baseParts =
  /\/web\/src\/(app\.css|page\/(back-to-top|marks|views)\.|session\/(browser|claims|session|device-storage|in-time)\.|i18n\/(catalogue-name|language)\.|art\/drawing-of\.|drafts\/(begun|kept)\.)|vite\/preload-helper/;

/** What else the script of the plain pages is made of. */
const plainParts = /\/web\/src\/(page\/|drafts\/notice\.|layout\/public\/search\/(attach-[a-z]+|fetch-data)\.)/;

/** Whatever the section, its document starts with these and what they import. */
const starts = ["start.tsx", "tree.ts"].map((file) => path.join(web, "src/sections", file));

interface Chunking {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
}

const inEverySection = (() => {
  let known: Set<string> | undefined;
  return (id: string, chunking: Chunking): boolean => {
    if (!known) {
      const found = (known = new Set());
      const visit = (module: string) => {
        if (found.has(module)) return;
        found.add(module);
        chunking.getModuleInfo(module)?.importedIds.forEach(visit);
      };
      starts.forEach(visit);
    }
    return known.has(id);
  };
})();

/** The client of the API with its cache. */
const callParts =
  /\/node_modules\/(@trpc|@tanstack\/(react-query|query-core))\/|\/web\/src\/api\/(calls-provider|quietly|handles-own-errors|trpc)\./;

/** Small parts that many pages are made of; nothing that brings a library. */
const ownParts =
  /\/web\/src\/((ui\/(?!overlay\/dialog\.)|(art|i18n|session|site|layout)\/)|form\/(focus-fault|use-on-language)\.)|\/node_modules\/lucide-react\//;

/** What most forms are made of. */
const formParts =
  /\/node_modules\/react-hook-form\/|\/web\/src\/form\/(form-shell|use-zod-form|field-binding|(field\/|code\/)?[a-z-]+-fields?)\./;

/** The fields of a question form: a first question may be any of them. */
const questionParts =
  /\/web\/src\/(form\/question\/[a-z-]+\.tsx|form\/place\/place-field\.|ui\/(?:[a-z]+\/)?(combobox|number-stepper|date-range-field|scale-input)\.)/;

/** What every page of a kind needs comes as one file: it compresses better than a dozen small ones. */
export const chunkGroups = [
  { name: "base", test: baseParts, priority: 6 },
  { name: "plain", test: plainParts, priority: 5 },
  {
    name: (id: string, chunking: Chunking) => (inEverySection(id, chunking) ? "application" : null),
    debugName: "application",
    tags: ["$initial" as const],
    priority: 4,
  },
  { name: "calls", test: callParts, priority: 3 },
  { name: "parts", test: ownParts, minShareCount: 16, priority: 2 },
  // Not among the forms, which bring a library: the sending of drafts and photos needs it too.
  { name: "problem", test: /\/web\/src\/api\/server-problem\./, priority: 2 },
  { name: "forms", test: formParts, minShareCount: 10, priority: 1 },
  { name: "questions", test: questionParts, minShareCount: 2, includeDependenciesRecursively: false, priority: 0 },
];

/**
 * Whether a file must be named where a part is fetched later, so that all it needs comes at once: not what a page of a section has
 * started with. A name does not compress, and each file with such a part would carry these.
 */
export const notAtStart = (name: string): boolean =>
  !/(^|\/)(base|plain|application|parts|rolldown-runtime|page-title|guards|auth|wizard|client|admin)-[\w-]{8}\.(js|css)$/.test(
    name,
  );
