import { metiroCommand } from "../../config/operator-program.ts";
import { type Command, UsageError } from "../command.ts";
import { guideContents, guideText, isGuide } from "../guide-text.ts";

export const guideTextCommand: Command = {
  name: "guide",
  about: "Print a guide for operators, or a section of it (incidents, processes#pgbouncer).",
  args: ["name"],
  options: {},
  unmigrated: "unasked",
  async run(_ground, { args: [place = ""] }) {
    const [name = "", anchor] = place.split("#", 2);
    const lines = isGuide(name) ? guideText(name, anchor) : undefined;
    if (!lines)
      throw new UsageError(
        isGuide(name)
          ? `The guide "${name}" has no section "${anchor}". There are: ${sectionsOf(name).join(", ")}.`
          : `There is no guide "${name}". There are: ${guideContents()
              .map((guide) => guide.name)
              .join(", ")}.`,
      );
    return { lines, value: { guide: place, text: lines.join("\n") } };
  },
};

const sectionsOf = (name: string) => guideContents().find((guide) => guide.name === name)?.sections ?? [];

export const guideListCommand: Command = {
  name: "guide list",
  about: "List the guides for operators with their sections.",
  args: [],
  options: {},
  unmigrated: "unasked",
  async run() {
    const guides = guideContents();
    return {
      lines: [
        ...guides.flatMap(({ name, title, sections }) => [
          `${name}: ${title}`,
          ...sections.map((anchor) => `  ${name}#${anchor}`),
        ]),
        "",
        `Each is printed by ${metiroCommand("guide <name>")}.`,
      ],
      value: guides,
    };
  },
};
