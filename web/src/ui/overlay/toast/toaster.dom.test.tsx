import { act, fireEvent } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { toast } from "../../feedback/toast-store.ts";
import { Toaster } from "./toaster.tsx";

/** The drawing of toasts is fetched on demand: it is here before the clock is held. */
await import("./toast-list.tsx");

async function toaster() {
  vi.useFakeTimers();
  onTestFinished(() => {
    toast.clear();
    vi.useRealTimers();
  });
  show(<Toaster />);
  await pass(0);
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const say = (speak: () => unknown) =>
  act(async () => {
    speak();
    await vi.advanceTimersByTimeAsync(0);
  });
const shown = () => screen.queryAllByRole("listitem").map((item) => item.textContent);

test("a message stays for 5 seconds and leaves within 300 ms", async () => {
  await toaster();
  await say(() => toast.success("Offre transmise."));
  expect(shown()).toEqual(["SuccessOffre transmise."]);
  await pass(4999);
  expect(shown()).toHaveLength(1);
  await pass(1 + 300);
  expect(shown()).toEqual([]);
});

test("it waits under the pointer, and a second longer", async () => {
  await toaster();
  await say(() => toast.success("Offre transmise."));
  await pass(4000);
  fireEvent.pointerEnter(screen.getByRole("listitem"));
  await pass(60_000);
  expect(shown()).toHaveLength(1);
  fireEvent.pointerLeave(screen.getByRole("listitem"));
  await pass(999);
  expect(shown()).toHaveLength(1);
  await pass(1 + 300);
  expect(shown()).toEqual([]);
});

test("the newest stands on top, and any number stand", async () => {
  await toaster();
  await say(() => {
    for (let number = 1; number <= 7; number += 1) toast.success(`Message ${number}`);
  });
  expect(shown()).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `SuccessMessage ${number}`));
});

test("an error interrupts, titled by its status; closing takes it away", async () => {
  await toaster();
  await say(() => toast.error(409, "Cette entreprise a déjà reçu la demande."));
  expect(screen.getByRole("alert").textContent).toBe("Error code: 409Cette entreprise a déjà reçu la demande.");
  fireEvent.click(screen.getByRole("button", { name: "Fermer" }));
  await pass(300);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("without a line there is one message, in words and without a number, whatever fails at once", async () => {
  await toaster();
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  await say(() => {
    toast.success("Offre transmise.");
    toast.error(0, "Rien n’est parti.");
    toast.error(0, "La réponse n’est pas partie.");
  });
  expect(shown()).toEqual(["Hors connexionLa réponse n’est pas partie.", "SuccessOffre transmise."]);
  expect(screen.getByRole("alert").textContent).toBe("Hors connexionLa réponse n’est pas partie.");
  await say(() => toast.error(409, "Cette entreprise a déjà reçu la demande."));
  expect(shown()).toContain("Error code: 409Cette entreprise a déjà reçu la demande.");
  await pass(5000 + 300);
  expect(shown()).toEqual([]);
});

test("a line that is there and brings no answer is told by its number", async () => {
  await toaster();
  await say(() => toast.error(0, "Une erreur s'est produite !"));
  expect(shown()).toEqual(["Error code: 0Une erreur s'est produite !"]);
});

test("an error offers what it is told with", async () => {
  await toaster();
  const onPress = vi.fn<() => void>();
  await say(() => toast.error(0, "Cette partie manque.", { action: { label: "Recharger", onPress } }));
  fireEvent.click(screen.getByRole("button", { name: "Recharger" }));
  expect(onPress).toHaveBeenCalledOnce();
});

test("what it offers is done once, though it stands a moment longer as it leaves", async () => {
  await toaster();
  const leaving = document.createElement("style");
  leaving.textContent = "[data-state=closed] { animation-name: leave }";
  document.head.append(leaving);
  onTestFinished(() => leaving.remove());
  const onPress = vi.fn<() => void>();
  await say(() => toast.success("Supprimée.", { label: "Annuler", onPress }));
  const button = screen.getByRole("button", { name: "Annuler" });
  fireEvent.click(button);
  await pass(100);
  expect(button.isConnected).toBe(true);
  fireEvent.click(button);
  expect(onPress).toHaveBeenCalledOnce();
});

test("an error that the page says as well is seen, and read out by nothing of its own", async () => {
  await toaster();
  await say(() => toast.error(400, "Au moins 5 caractères.", { silent: true }));
  expect(shown()).toEqual(["Error code: 400Au moins 5 caractères."]);
  expect(screen.queryByRole("alert")).toBeNull();
  await pass(1000);
  expect(
    screen
      .queryAllByRole("status")
      .map((region) => region.textContent)
      .join(""),
  ).not.toContain("Au moins");
});

test("calls that fail alike say it once", async () => {
  await toaster();
  await say(() => {
    toast.error(500, "Une erreur s’est produite !");
    toast.error(500, "Une erreur s’est produite !");
    toast.error(404, "Introuvable.");
  });
  expect(shown()).toEqual(["Error code: 404Introuvable.", "Error code: 500Une erreur s’est produite !"]);
});
