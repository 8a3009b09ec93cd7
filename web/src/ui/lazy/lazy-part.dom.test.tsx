import { act, screen } from "@testing-library/react";
import { type ReactNode, Suspense, useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { show } from "../../test/render.tsx";
import { toast, toasts } from "../feedback/toast-store.ts";
import { lazyPart } from "./lazy-part.tsx";
import { watchMissingParts } from "./missing-part.ts";

const shownAnew = watchMissingParts();
const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  toast.clear();
  shownAnew();
  sessionStorage.clear();
  answer.mockReset().mockRejectedValue(new TypeError("no line"));
  vi.stubGlobal("fetch", answer);
  // React tells what a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

function Page({ children }: { children: (close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ouvrir</button>
      <input aria-label="Note" />
      <Suspense>{open && children(() => setOpen(false))}</Suspense>
    </>
  );
}

test("a dialog that does not arrive leaves the page as it is, offers to reload, and is fetched again when asked again", async () => {
  const load = vi
    .fn<() => Promise<{ default: (props: { onClose: () => void }) => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"))
    .mockResolvedValue({ default: () => <p>Le dialogue</p> });
  const Dialog = lazyPart(load);
  const user = show(<Page>{(close) => <Dialog onClose={close} />}</Page>);

  await user.type(screen.getByLabelText("Note"), "à garder");
  await user.click(screen.getByText("Ouvrir"));
  await vi.waitFor(() => expect(toasts.current()).toHaveLength(1));
  expect(toasts.current()[0]).toMatchObject({ tone: "error", action: { label: "Recharger" } });
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("à garder");
  expect(screen.queryByText("Le dialogue")).toBeNull();

  await user.click(screen.getByText("Ouvrir"));
  expect(await screen.findByText("Le dialogue")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a page on which nothing was typed is loaded anew, once, and says so", async () => {
  const missing = () => Promise.reject<{ default: () => ReactNode }>(new TypeError("404"));
  answer.mockResolvedValue(new Response());
  const Part = lazyPart(missing);
  const user = show(<Page>{(close) => <Part {...{ onClose: close }} />}</Page>);
  await user.click(screen.getByText("Ouvrir"));
  await vi.waitFor(() => expect(sessionStorage.getItem("toast")).toContain("Une nouvelle version du site"));
  expect(toasts.current()).toHaveLength(0);
  await user.click(screen.getByText("Ouvrir"));
  await vi.waitFor(() => expect(toasts.current()).toHaveLength(1));
  expect(answer).toHaveBeenCalledTimes(1);
});

test("several parts that are missing are told once", async () => {
  const missing = () => Promise.reject<{ default: () => ReactNode }>(new TypeError("404"));
  const [One, Other] = [lazyPart(missing), lazyPart(missing)];
  await act(async () => {
    show(
      <>
        <One />
        <Other />
      </>,
    );
  });
  await vi.waitFor(() => expect(toasts.current()).toHaveLength(1));
});

test("a fault of the part itself is the page's", async () => {
  const Broken = lazyPart(async () => ({
    default: (): ReactNode => {
      throw new Error("broken");
    },
  }));
  await expect(act(async () => void show(<Broken />))).rejects.toThrow("broken");
  expect(toasts.current()).toEqual([]);
});
