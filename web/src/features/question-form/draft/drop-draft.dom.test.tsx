import type { QuestionForm } from "@metiro/shared/sub-category/questions";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { visit } from "#test/app.tsx";

const [categoryId, id] = ["01900000-0000-7000-8000-000000000001", "01900000-0000-7000-8000-000000000002"];
const published: QuestionForm = { version: 1, steps: [] };
const drafted: QuestionForm = { version: 1, steps: [{ id: "s1", title: { fr: "Cheminée" }, questions: [] }] };
const subcategory = { id, categoryId, name: "Ramonage", slug: "ramonage", questions: published, questionsRevision: 3 };

test("a draft that is dropped is so on the server at once, and not after the pause that typing has", async () => {
  // What jsdom lacks, for the page that shows the form as clients see it.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  const { user, asked } = await visit(`/admin/category/${categoryId}/subcategories/${id}/questions`, {
    role: "Admin",
    answers: {
      "subCategory.get": () => subcategory,
      "category.list": () => [{ id: categoryId, name: "Toiture", slug: "toiture", subCategories: [subcategory] }],
      "subCategory.formDraft": () => ({
        revision: 5,
        draft: { form: drafted, baseRevision: 3, savedAt: "2026-06-04T08:00:00.000Z" },
      }),
      "subCategory.discardFormDraft": () => ({ revision: 6 }),
    },
  });
  await user.click(await screen.findByRole("button", { name: /^Abandonner le brouillon/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Abandonner le brouillon ?" }));
  const action = dialog.getByRole("button", { name: "Abandonner le brouillon" });
  // No pause ends any more: what comes does not wait for one.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await act(async () => {
    fireEvent.click(action);
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });
  await act(async () => {
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  });
  expect(asked("subCategory.discardFormDraft")).toEqual([{ id, draftRevision: 5 }]);
});
