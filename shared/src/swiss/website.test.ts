import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fieldViolationsOf } from "../errors/field-error.ts";
import { website } from "./website.ts";
import { completeWebsite } from "./website-address.ts";

test.each([
  "https://exemple.ch",
  "https://www.exemple.ch/",
  "https://a-b.exemple.swiss/chemin/page.html?q=1#haut",
  "https://müller-bau.ch",
  "https://exemple.CH",
])("%s", (address) => {
  expect(website.parse(` ${address} `)).toBe(address);
});

test.each([
  "",
  "exemple.ch",
  "http://exemple.ch",
  "https://",
  "https://exemple",
  "https://exemple.c",
  "https://exemple.c1",
  "https://.ch",
  "https://-exemple.ch",
  "https://exemple..ch",
  "https://exemple.ch:8080",
  "https://qui@exemple.ch",
  "https://192.168.1.1",
  "https://exemple.ch/deux mots",
  "xhttps://exemple.ch",
  "javascript:alert(1)//https://exemple.ch",
])("not %j", (address) => {
  expect(fieldViolationsOf(website.safeParse(address).error?.issues ?? [])).toEqual({
    root: [{ rule: "invalidWebsite" }],
  });
});

test("too long", () => {
  expect(website.safeParse(`https://exemple.ch/${"a".repeat(255)}`).success).toBe(false);
});

test("what is taken is an address of that host for a browser too", () => {
  const host = fc.domain();
  fc.assert(
    fc.property(host, fc.webPath(), (name, path) => {
      const parsed = website.safeParse(`https://${name}${path}`);
      if (parsed.success) expect(new URL(parsed.data).hostname).toBe(name.toLowerCase());
    }),
  );
});

test.each([
  ["exemple.ch", "https://exemple.ch"],
  [" www.exemple.ch/bains ", "https://www.exemple.ch/bains"],
  ["https://exemple.ch", "https://exemple.ch"],
  ["http://exemple.ch", "http://exemple.ch"],
  ["exemple", "exemple"],
  ["qui@exemple.ch", "qui@exemple.ch"],
  ["", ""],
])("what people type as « %s » is completed to « %s »", (typed, whole) => {
  expect(completeWebsite(typed)).toBe(whole);
});
