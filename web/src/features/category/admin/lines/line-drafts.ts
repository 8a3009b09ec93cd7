import type { LineKind, LineUnit } from "@metiro/shared/offer/constants";
import type { SaveStandardLinesInput, StandardLine } from "@metiro/shared/offer/schema";

/** A standard line as it is typed; one that is new has no id yet. */
export interface LineDraft {
  key: string;
  id?: string | undefined;
  kind: LineKind;
  unit: LineUnit;
  label: string;
  labelEn: string;
}

let lastKey = 0;
const newKey = () => `standard-${(lastKey += 1)}`;

export const newStandardLine = (): LineDraft => ({ key: newKey(), kind: "work", unit: "lump", label: "", labelEn: "" });

export const draftsOf = (lines: readonly StandardLine[]): LineDraft[] =>
  lines.map(({ id, kind, unit, label, labelEn = "" }) => ({ key: id, id, kind, unit, label, labelEn }));

export const standardLinesInput = (lines: readonly LineDraft[]): SaveStandardLinesInput["lines"] =>
  lines.map(({ id, kind, unit, label, labelEn }) => ({
    ...(id !== undefined && { id }),
    kind,
    unit,
    label,
    ...(labelEn.trim() !== "" && { labelEn }),
  }));

/** A line taken from its place and put before or after another one. */
export function moved(lines: readonly LineDraft[], key: string, target: string, after: boolean): LineDraft[] {
  const line = lines.find((one) => one.key === key);
  if (!line || key === target) return [...lines];
  const others = lines.filter((one) => one !== line);
  const at = others.findIndex((one) => one.key === target);
  return at < 0 ? [...lines] : others.toSpliced(after ? at + 1 : at, 0, line);
}
