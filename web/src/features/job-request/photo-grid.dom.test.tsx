import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { PhotoGrid } from "./photo-grid.tsx";

test("a photo is shown in the size of the page and opens in full", () => {
  const url = "/api/File/1?expires=1790000000&signature=abc";
  show(<PhotoGrid photos={[{ id: "1", url, width: 1920, height: 1440 }]} />);
  expect(screen.getByRole<HTMLImageElement>("img", { name: "Photo 1 sur 1" }).getAttribute("src")).toBe(url);
  expect(screen.getByRole("link").getAttribute("href")).toBe(`${url}&size=large`);
});
