import { fireEvent, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { visit } from "#test/app.tsx";
import { screen } from "#test/render.tsx";

const urlOf = (n: number) => `/api/File/${n}?expires=1790000000&signature=abc`;
const photos = [1, 2, 3].map((n) => ({ id: String(n), url: urlOf(n), width: 1920, height: 1440 }));
const open = () =>
  visit(`/company/requests/${requestId}`, {
    role: "Company",
    answers: {
      "jobRequest.get": () => requestWith({ photos, jobRequestCompanies: [recipientWith({})], contactVisible: false }),
    },
  });
const link = (n: number) => screen.getByRole("link", { name: `Photo ${n} sur 3` });
const viewer = (n: number) => screen.findByRole("dialog", { name: `Photo ${n} sur 3` }, { timeout: 20_000 });

test("a photo is shown in the size of the page, and is a link to it", async () => {
  await open();
  expect(within(link(1)).getByRole("img").getAttribute("src")).toBe(urlOf(1));
  // A signed address is good for the size that it names.
  expect(link(1).getAttribute("href")).toBe(urlOf(1));
});

test("it opens on the whole screen, the next ones come by keys, buttons and a finger, and Escape leads back to it", async () => {
  const asked = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response("photo")));
  vi.stubGlobal("fetch", asked);
  URL.createObjectURL = () => "blob:in-full";
  URL.revokeObjectURL = () => undefined;
  onTestFinished(() => void vi.unstubAllGlobals());
  const { user } = await open();
  await user.click(link(2));
  const shown = await viewer(2);
  await waitFor(() => expect(within(shown).getByRole("img").getAttribute("src")).toBe("blob:in-full"));
  const [, init] = asked.mock.calls.find(([url]) => url === "/api/File/2?size=large") ?? [];
  // The address of the page is signed for its own size: in full it is fetched as its reader.
  expect(new Headers(init?.headers).get("authorization")).toMatch(/^Bearer ./);
  await user.keyboard("{ArrowRight}");
  const last = await viewer(3);
  expect(within(last).getByRole("button", { name: "Photo suivante" }).getAttribute("aria-disabled")).toBe("true");
  await user.click(within(last).getByRole("button", { name: "Photo précédente" }));
  await viewer(2);
  const swipe = (from: number, to: number) => {
    const [begin, end] = [from, to].map((clientX) => [{ clientX, clientY: 200 }]);
    fireEvent.touchStart(screen.getByRole("dialog"), { touches: begin, changedTouches: begin });
    fireEvent.touchEnd(screen.getByRole("dialog"), { changedTouches: end });
  };
  swipe(200, 300);
  await viewer(1);
  swipe(300, 280);
  await viewer(1);
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(document.activeElement).toBe(link(2));
});

test("the way back closes it and leaves the page", async () => {
  const { user, back } = await open();
  await user.click(link(1));
  await viewer(1);
  await user.keyboard("{ArrowRight}");
  await viewer(2);
  back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(link(1)).toBeTruthy();
});
