import { I18nProvider } from "@lingui/react";
import { cleanup, render, within } from "@testing-library/react";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { screen, show, speaking } from "#test/render.tsx";
import type { TreeChoice } from "./tree-choice.ts";
import { TreePicker } from "./tree-picker.tsx";

const windowIs = (phone: boolean) =>
  vi.stubGlobal("matchMedia", () => ({ matches: phone, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
beforeEach(() => void windowIs(false));

const districts = (...names: string[]) => names.map((label) => ({ key: label, label }));
const cantons = [
  { key: "VD", label: "Vaud", items: districts("Lausanne", "Morges", "Nyon") },
  { key: "FR", label: "Fribourg", items: districts("La Gruyère", "La Sarine") },
  { key: "GE", label: "Genève", items: districts("Genève-ville") },
];

function Cantons({ first }: { first?: string[] }) {
  const [choice, setChoice] = useState<TreeChoice>(() => new Set(first));
  return (
    <>
      <TreePicker
        groups={cantons}
        choice={choice}
        onChange={setChoice}
        searchLabel="Rechercher un district"
        nameOfWhole={({ label }) => `Tout le canton : ${label}`}
      />
      <input aria-label="choice" readOnly value={[...choice].sort().join()} />
    </>
  );
}

const choice = () => screen.getByRole<HTMLInputElement>("textbox", { name: "choice" }).value;
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

test("the box of a group chooses all of it, and shows whether all, some or none is chosen", async () => {
  const user = show(<Cantons />);
  expect(screen.queryByRole("checkbox", { name: "Lausanne" })).toBeNull();
  await user.click(box("Tout choisir : Vaud"));
  expect(choice()).toBe("Lausanne,Morges,Nyon");
  expect(box("Tout choisir : Vaud").checked).toBe(true);
  await user.click(screen.getByRole("button", { name: /^Vaud/, expanded: false }));
  await user.click(box("Morges"));
  expect(choice()).toBe("Lausanne,Nyon");
  expect(box("Tout choisir : Vaud").checked).toBe(false);
  expect(box("Tout choisir : Vaud").indeterminate).toBe(true);
  expect(screen.getByRole("button", { name: /^Vaud\s*2\s*sur 3 choisis$/ })).toBeTruthy();
  await user.click(box("Tout choisir : Vaud"));
  await user.click(box("Tout choisir : Vaud"));
  expect(choice()).toBe("");
});

test("a search opens what it finds and chooses only that; the box of the group still stands for all of it", async () => {
  const user = show(<Cantons />);
  await user.type(screen.getByRole("searchbox", { name: "Rechercher un district" }), "gruyere{Enter}");
  expect(screen.getByRole("status").textContent).toBe("1 résultat");
  expect(screen.queryByRole("checkbox", { name: "La Sarine" })).toBeNull();
  await user.click(box("La Gruyère"));
  expect(choice()).toBe("La Gruyère");
  await user.click(box("Tout choisir : Fribourg"));
  expect(choice()).toBe("La Gruyère,La Sarine");
  await user.clear(screen.getByRole("searchbox"));
  await user.type(screen.getByRole("searchbox"), "zermatt");
  expect(screen.getByText(/Rien ne correspond à « zermatt »/)).toBeTruthy();
});

test("chips name the choice, a whole group once, and take it away; the focus stays in reach", async () => {
  const user = show(<Cantons first={["Lausanne", "La Gruyère", "La Sarine"]} />);
  const chips = () => screen.getAllByRole("button", { name: /^Retirer/ }).map((chip) => chip.ariaLabel);
  expect(chips()).toEqual(["Retirer Tout le canton : Fribourg", "Retirer Lausanne"]);
  await user.click(screen.getByRole("button", { name: "Retirer Tout le canton : Fribourg" }));
  expect(choice()).toBe("Lausanne");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
});

test("the group with the first choice is open from the start, and keys reach everything", async () => {
  const user = show(<Cantons first={["La Sarine"]} />);
  const fribourg = screen.getByRole("button", { name: /^Fribourg/, expanded: true });
  fribourg.focus();
  await user.tab();
  await user.keyboard(" ");
  expect(choice()).toBe("La Gruyère,La Sarine");
  await user.tab({ shift: true });
  await user.keyboard("{Enter}");
  expect(within(fribourg.closest("li") as HTMLElement).queryByRole("checkbox", { name: "La Sarine" })).toBeNull();
});

test("a group without items is not chosen, and offers nothing to choose", () => {
  const groups = [{ key: "UR", label: "Uri", items: [] }];
  const words = { searchLabel: "Rechercher", nameOfWhole: () => "Tout le canton", allLabel: "Toute la Suisse" };
  show(<TreePicker {...words} groups={groups} choice={new Set()} onChange={() => {}} />);
  for (const name of ["Tout choisir : Uri", /^Toute la Suisse/])
    expect(screen.getByRole<HTMLInputElement>("checkbox", { name })).toMatchObject({ checked: false, disabled: true });
});

test("on a phone the first groups and those with a choice are shown, and the others on a press or by a search", async () => {
  windowIs(true);
  const many = Array.from({ length: 14 }, (_, n) => ({
    key: `G${n}`,
    label: `Groupe ${n}`,
    items: districts(`D${n}`),
  }));
  const user = show(<TreePicker groups={many} choice={new Set(["D12"])} onChange={vi.fn()} searchLabel="Rechercher" />);
  const groups = () => screen.getAllByRole("checkbox", { name: /^Tout choisir/ }).length;
  expect([groups(), screen.queryByRole("checkbox", { name: "Tout choisir : Groupe 9" })]).toEqual([9, null]);
  box("Tout choisir : Groupe 12");
  await user.type(screen.getByRole("searchbox"), "D9");
  box("Tout choisir : Groupe 9");
  await user.clear(screen.getByRole("searchbox"));
  await user.click(screen.getByRole("button", { name: "Afficher les 5 autres" }));
  expect(groups()).toBe(14);
});

test.each([
  [true, 3],
  [false, 5],
])(
  "as a part of a longer form the groups with a choice stand alone, or the first ones of none (phone: %s)",
  (onPhone, few) => {
    windowIs(onPhone);
    const many = Array.from({ length: 14 }, (_, n) => ({
      key: `G${n}`,
      label: `Groupe ${n}`,
      items: districts(`D${n}`),
    }));
    const form = (first: string[]) => (
      <TreePicker short groups={many} choice={new Set(first)} onChange={vi.fn()} searchLabel="Rechercher" />
    );
    show(form(["D12"]));
    const groups = () => screen.getAllByRole("checkbox", { name: /^Tout choisir/ });
    expect(groups()).toHaveLength(1);
    expect(screen.getByRole("button", { name: /^Groupe 12/, expanded: !onPhone })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Afficher les 13 autres" })).toBeTruthy();
    cleanup();
    show(form([]));
    expect(groups()).toHaveLength(few);
  },
);

test("chips that come late leave what has the focus on the screen", async () => {
  const seen = vi.spyOn(Element.prototype, "scrollIntoView");
  const picker = (choice: TreeChoice) => (
    <TreePicker
      groups={cantons}
      choice={choice}
      onChange={() => undefined}
      searchLabel="Rechercher un district"
      nameOfWhole={({ label }) => label}
    />
  );
  const { rerender } = render(picker(new Set()), {
    wrapper: ({ children }) => <I18nProvider i18n={speaking()}>{children}</I18nProvider>,
  });
  box("Tout choisir : Vaud").focus();
  rerender(picker(new Set(["Lausanne"])));
  expect(seen.mock.contexts).toEqual([box("Tout choisir : Vaud")]);
});

test("what is offered beside the tree counts among the results that are told", async () => {
  const user = show(
    <TreePicker
      groups={cantons}
      choice={new Set()}
      onChange={() => undefined}
      searchLabel="Rechercher un district"
      beside={{
        onType: () => undefined,
        options: [{ key: "1003", label: "Lausanne (1003) et environs" }],
        onChoose: () => undefined,
      }}
    />,
  );
  await user.type(screen.getByRole("searchbox", { name: "Rechercher un district" }), "1003");
  expect(screen.getByRole("status").textContent).toBe("1 résultat");
});
