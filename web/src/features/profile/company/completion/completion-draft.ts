import type { Company } from "@metiro/shared/company/schema";
import type { Image } from "@metiro/shared/file/schema";
import { stored } from "#session/device/stored.ts";
import { fieldsOf } from "../company-fields.tsx";
import { coverageOf } from "#form/coverage/coverage-of.ts";

export type TypedCompany = ReturnType<typeof fieldsOf>;
export type ChosenCoverage = ReturnType<typeof coverageOf>;

/** What a new company has said of itself and not sent. */
export interface CompletionDraft {
  fields: TypedCompany;
  coverage: ChosenCoverage;
  /** The logo that was sent to the server, and when: what is not saved has an address that is good for an hour. */
  logo?: { image: Image; at: number } | undefined;
}

/** A little less than the hour for which the address of a picture is good. */
const logoKeeps = 50 * 60 * 1_000;

const areTexts = (value: unknown) => Array.isArray(value) && value.every((one) => typeof one === "string");

/** By hand, the frame alone: zod would come with the page for the sake of this. */
function isDraft(value: unknown): value is Partial<CompletionDraft> & Pick<CompletionDraft, "fields" | "coverage"> {
  if (typeof value !== "object" || value === null) return false;
  const { fields, coverage }: { fields?: unknown; coverage?: unknown } = value;
  if (typeof fields !== "object" || fields === null || typeof coverage !== "object" || coverage === null) return false;
  const { name }: { name?: unknown } = fields;
  const { subcategoryIds, subregionIds, places }: Partial<Record<keyof ChosenCoverage, unknown>> = coverage;
  return typeof name === "string" && areTexts(subcategoryIds) && areTexts(subregionIds) && Array.isArray(places);
}

/** What is typed into the steps, on this device: a reload, a closed tab and the way back find it as it was. */
export function completionDraftIn(storage: Storage | undefined, company: Company, now = Date.now()) {
  const device = stored(storage, { name: "unsent", of: ["completion", company.id], fits: isDraft });
  const found = device.read();
  const logoStands = found?.logo === undefined || now - found.logo.at < logoKeeps;
  const atFirst = fieldsOf(company);
  let draft: CompletionDraft = {
    // Fields that were not asked for when it was begun are as the server has them.
    fields: { ...atFirst, ...found?.fields, ...(!logoStands && { logoId: atFirst.logoId }) },
    coverage: { ...coverageOf(company), ...found?.coverage },
    ...(logoStands && found?.logo && { logo: found.logo }),
  };
  return {
    /** A logo was chosen, too long ago for it to be still there. */
    logoLost: !logoStands,
    present: (): CompletionDraft => draft,
    /** Says whether the device keeps it. */
    keep(part: Partial<CompletionDraft>): boolean {
      draft = { ...draft, ...part };
      return device.write(draft);
    },
    remove: () => device.remove(),
  };
}
export type KeptCompletion = ReturnType<typeof completionDraftIn>;

export const completionSteps = ["company", "coverage", "check"] as const;
export type CompletionStep = (typeof completionSteps)[number];

/** The step of an address, as far as what comes before it is said. */
export function stepAt(asked: string | undefined, { fields, coverage }: CompletionDraft): CompletionStep {
  const step = completionSteps.find((one) => one === asked) ?? "company";
  if (step === "company" || fields.name.trim() === "") return "company";
  const covers = coverage.subcategoryIds.length > 0 && (coverage.subregionIds.length > 0 || coverage.places.length > 0);
  return step === "check" && !covers ? "coverage" : step;
}
