import { expect, test } from "vitest";
import { readAfter, readBefore, trailOf } from "./list-trail.ts";

const page = (ids: string, pageNumber: number, next: string | null = null) => ({
  items: ids.split("").map((id) => ({ id })),
  pageNumber,
  next,
});
const idsOf = ({ rows }: ReturnType<typeof trailOf>) => rows.map(({ id, page: at }) => `${id}${at}`).join(" ");

test("a list is read on after its last row, whatever has left it and whatever came in", () => {
  const trail = trailOf("list", page("cd", 2, "after d"));
  const on = readAfter(trail, page("ef", 3, "after f"), 3);
  expect([idsOf(on), on.next]).toEqual(["c2 d2 e3 f3", "after f"]);
  // Of the page read anew what has come in before a known row is left out, what has moved up is taken.
  expect(idsOf(readAfter(trail, page("xde", 2), 2))).toBe("c2 d2 e2");
  expect(readAfter(trail, page("e", 3), 3).next).toBeNull();
});

test("a list is read on before its first row; what has moved there from the page after it is known", () => {
  const trail = trailOf("list", page("cd", 2));
  expect(idsOf(readBefore(trail, page("ab", 1), 1))).toBe("a1 b1 c2 d2");
  expect(idsOf(readBefore(trail, page("bc", 1), 1))).toBe("b1 c2 d2");
});
