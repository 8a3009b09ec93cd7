import { afterEach, expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import { FoldCard } from "./fold-card.tsx";

afterEach(() => void vi.unstubAllGlobals());

const onTablet = () =>
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: media === "(max-width: 1023px)",
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

test("a tablet folds one card of many, and leaves a card by itself open", async () => {
  onTablet();
  const user = show(
    <>
      <FoldCard title="Délais" tabletToo>
        <p>17 heures</p>
      </FoldCard>
      <FoldCard title="Réglages">
        <p>Trois langues</p>
      </FoldCard>
    </>,
  );
  expect(screen.getByText("Trois langues")).toBeTruthy();
  expect(screen.queryByText("17 heures")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Délais" }));
  expect(screen.getByText("17 heures")).toBeTruthy();
});
