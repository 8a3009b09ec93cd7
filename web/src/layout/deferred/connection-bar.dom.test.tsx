import { setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { act, render, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ConnectionBar } from "./connection-bar.tsx";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });

test("the line is told of when it goes, with the moment, and when it is back, in a region that was there before", () => {
  vi.useFakeTimers({ now: new Date("2026-06-15T12:32:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  onTestFinished(() => onLine.mockRestore());
  render(
    <I18nProvider i18n={i18n}>
      <ConnectionBar />
    </I18nProvider>,
  );
  const region = screen.getByRole("status");
  expect(region.textContent).toBe("");
  const turn = (on: boolean) =>
    act(() => {
      onLine.mockReturnValue(on);
      window.dispatchEvent(new Event(on ? "online" : "offline"));
    });

  turn(false);
  expect(region.textContent).toMatch(/^Hors connexion depuis 14:32 : l’affichage date de ce moment\./);
  turn(true);
  expect(region.textContent).toBe("La connexion est revenue.");
  // Gone again while the way back is told of: it is another moment.
  vi.setSystemTime(new Date("2026-06-15T12:40:00Z"));
  turn(false);
  expect(region.textContent).toMatch(/depuis 14:40/);
  turn(true);
  act(() => void vi.advanceTimersByTime(6_000));
  expect(region.textContent).toBe("");
});
