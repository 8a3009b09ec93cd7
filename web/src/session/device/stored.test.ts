import { expect, test } from "vitest";
import { stored } from "./stored.ts";

function memory(): Storage {
  const kept: Record<string, string> = {};
  return Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem(this: Record<string, string>, key: string, value: string) {
      kept[key] = value;
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete kept[key];
      delete this[key];
    },
  }) as Storage;
}

const isText = (value: unknown): value is string => typeof value === "string";
const textOf = (storage: Storage | undefined, of: string) =>
  stored(storage, { name: "unsent", of: [of, "note"], fits: isText });

test("what is kept of one person is not another’s", () => {
  const storage = memory();
  textOf(storage, "anne").write("Bonjour");
  expect(textOf(storage, "anne").read()).toBe("Bonjour");
  expect(textOf(storage, "bruno").read()).toBeUndefined();
});

test("what does not fit any more, a full storage and none at all are no failure", () => {
  const storage = memory();
  storage.setItem("unsent:anne:note", "{broken");
  expect(textOf(storage, "anne").read()).toBeUndefined();
  storage.setItem("unsent:anne:note", "12");
  expect(textOf(storage, "anne").read()).toBeUndefined();
  const full = Object.assign(memory(), {
    setItem: () => {
      throw new Error("QuotaExceededError");
    },
  });
  expect(() => textOf(full, "anne").write("Bonjour")).not.toThrow();
  expect(() => textOf(undefined, "anne").write("Bonjour")).not.toThrow();
});
