import { readFileSync } from "node:fs";
import path from "node:path";
import * as colours from "@metiro/shared/colours";
import { expect, test } from "vitest";

const styles = readFileSync(path.resolve(import.meta.dirname, "../app.css"), "utf8");
const property = (name: string) => `--color-${name.replaceAll(/[A-Z]|\d/g, (part) => `-${part.toLowerCase()}`)}`;

test.each(Object.entries(colours))("%s is the colour of the styles", (name, { light, dark }) => {
  expect(styles).toContain(`${property(name)}: light-dark(${light}, ${dark});`);
});

test("the icon of the site has the accent", () => {
  const icon = readFileSync(path.resolve(import.meta.dirname, "../../public/assets/icon.svg"), "utf8");
  expect(icon).toContain(`fill="${colours.accent.light}"`);
});
