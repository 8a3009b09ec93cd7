import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { screen } from "#test/render.tsx";
import { showPage } from "#test/router.tsx";
import { FilterDays } from "./filter-days.tsx";
import { listSearch } from "../list-search.ts";
import { choiceField, dayField } from "./search-field.ts";
import { useListSearch } from "../use-list-search.ts";

const offers = listSearch({ from: dayField(), to: dayField(), status: choiceField(["all", "active"], "all") });

function Page() {
  const list = useListSearch(offers, ["status"]);
  return (
    <main>
      <FilterDays list={list} from="from" to="to" label="Date de création" />
      {list.filtered && <button onClick={list.reset}>Réinitialiser</button>}
    </main>
  );
}

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });

test("a day goes into the address once it is one; half of one stays in the field", async () => {
  const { user, address } = await showPage(Page, offers);
  await user.type(field("Du"), "31/02/2026");
  await user.type(field("Au"), "15.6.2026");
  await waitFor(() => expect(address()).toBe("/list?to=2026-06-15"));
  expect(field("Du").value).toBe("31/02/2026");
  await user.clear(field("Du"));
  await user.type(field("Du"), "01/06/2026");
  await waitFor(() => expect(address()).toBe("/list?from=2026-06-01&to=2026-06-15"));
  await user.clear(field("Du"));
  await waitFor(() => expect(address()).toBe("/list?to=2026-06-15"));
});

test("a reset empties the days and leaves the view as it is", async () => {
  const { user, address } = await showPage(Page, offers, "/list?from=2026-06-01&status=active");
  expect(field("Du").value).toBe("01/06/2026");
  await user.click(screen.getByRole("button", { name: "Réinitialiser" }));
  await waitFor(() => expect(address()).toBe("/list?status=active"));
  expect(field("Du").value).toBe("");
  expect(screen.queryByRole("button", { name: "Réinitialiser" })).toBeNull();
});
