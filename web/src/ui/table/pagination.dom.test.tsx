import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { Pagination } from "./pagination.tsx";
import type { LinkParts } from "../navigation/link-parts.ts";

const link = (page: number, parts: LinkParts) => (
  <a {...parts} href={`?pageNumber=${page}`}>
    {parts.children}
  </a>
);
const nav = () => within(screen.getByRole("navigation", { name: "Pagination" }));

test("says which rows of how many, and links the pages around", () => {
  show(<Pagination pageNumber={2} pageSize={10} totalCount={2031} link={link} />);
  expect(nav().getByText("11–20").parentElement?.textContent).toBe("11–20 sur 2’031");
  expect(
    nav()
      .getAllByRole("link")
      .map((page) => page.getAttribute("aria-label")),
  ).toEqual(["Page précédente", "Page 1", "Page 2", "Page 3", "Page 204", "Page suivante"]);
  expect(nav().getByRole("link", { current: "page" }).textContent).toBe("2");
  expect(nav().getByRole("link", { name: "Page suivante" }).getAttribute("href")).toBe("?pageNumber=3");
});

test("has no way beyond the ends", () => {
  show(<Pagination pageNumber={204} pageSize={10} totalCount={2031} link={link} />);
  expect(nav().queryByRole("link", { name: "Page suivante" })).toBeNull();
  expect(nav().getByText("2’031–2’031")).toBeTruthy();
});

test("says that a total was not counted to its end", () => {
  show(<Pagination pageNumber={1} pageSize={10} totalCount={1000} totalCapped link={link} />);
  expect(nav().getByText("1–10").parentElement?.textContent).toBe("1–10 sur plus de 1’000");
});

test("offers another page size", async () => {
  const onPageSize = vi.fn();
  const user = show(<Pagination pageNumber={1} pageSize={10} totalCount={31} link={link} onPageSize={onPageSize} />);
  await user.selectOptions(screen.getByRole("combobox", { name: "Par page" }), "25");
  expect(onPageSize).toHaveBeenCalledExactlyOnceWith(25);
});
