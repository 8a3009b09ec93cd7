import { decisionsListed } from "./checks/decisions.ts";
import { documentedByName } from "./checks/documented-numbers.ts";
import { namesMeanOneThing } from "./checks/exported-names.ts";
import { fileLength } from "./checks/length.ts";
import { nothingDangerous } from "./checks/dangerous-code.ts";
import { firstLoad } from "./checks/first-load.ts";
import { folderListings } from "./checks/folder-listings.ts";
import { importsRunOneWay } from "./checks/imports.ts";
import { migrationsUnedited } from "./checks/landed-migrations.ts";
import { migrationsComplete } from "./checks/migrations.ts";
import { migrationsSafe } from "./checks/migration-safety.ts";
import { namedPaths } from "./checks/named-paths.ts";
import { productionTree } from "./checks/production-tree.ts";
import { textsComplete } from "./checks/texts.ts";
import { program, type Step } from "./step.ts";

/**
 * Two steps run at a time, so that each takes one core: more threads would only compute the same types again. What the compiler
 * no longer needs may lie about four times as long as by default, which saves a seventh of its work.
 */
const oneCore = { env: { ...process.env, GOMAXPROCS: "1", GOGC: "400" } };
const lintFlags = ["--type-aware", "--deny-warnings", "--report-unused-disable-directives"];

/** What a change has to hold to, the long steps first. */
export const checkSteps: readonly Step[] = [
  { name: "types", run: () => program("tsc", ["-b", "--checkers", "1"], oneCore) },
  { name: "client of the API", run: () => program(process.execPath, ["scripts/client.ts"]) },
  { name: "lint", needs: "client of the API", run: () => program("oxlint", lintFlags, oneCore) },
  { name: "unused code", run: () => program("knip", ["--no-progress"]) },
  { name: "migrations", run: migrationsComplete },
  { name: "migrations beside people at work", run: migrationsSafe },
  { name: "migrations that have landed", run: migrationsUnedited },
  { name: "texts of the server", run: textsComplete("server") },
  { name: "texts of the client", run: textsComplete("web") },
  { name: "format", run: () => program("oxfmt", ["--check"]) },
  { name: "imports", run: importsRunOneWay },
  { name: "exported names", run: namesMeanOneThing },
  { name: "numbers in texts of the API", run: documentedByName },
  { name: "file length", run: fileLength },
  { name: "folder listings", run: folderListings },
  { name: "packages of production", run: productionTree },
  { name: "dangerous code and secrets", run: nothingDangerous },
  { name: "paths in documents", run: namedPaths },
  { name: "index of decisions", run: decisionsListed },
];

/** What the built pages have to hold to. */
export const builtSteps: readonly Step[] = [{ name: "size of the first load", run: firstLoad }];
