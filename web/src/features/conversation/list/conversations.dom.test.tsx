import type { ConversationItem } from "@metiro/shared/conversation/schema";
import { nameless } from "@metiro/shared/user/nameless";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { pageOf, requestId } from "#domain/request/request.fixture.ts";
import { companyId, itemWith, pair } from "../conversation.fixture.ts";

const open = (items: ConversationItem[], unread = 0) =>
  visit("/tenderer/messages", {
    role: "Tenderer",
    answers: {
      "conversation.list": () => pageOf(items),
      "conversation.unread": () => ({ total: unread, byRequest: unread > 0 ? [{ ...pair, count: unread }] : [] }),
    },
  });

test("each conversation says with whom, about what, the last word and how much of it is new", async () => {
  await open([itemWith({ unread: 2, lastMessage: { ...itemWith().lastMessage, excerpt: "Le 079 •••" } })], 2);
  const row = await screen.findByRole("link", { name: /Peinture Morand Sàrl/ });
  expect(row.getAttribute("href")).toBe(`/tenderer/requests/${requestId}/messages/${companyId}`);
  expect(within(row).getByText(/Peinture intérieure/)).toBeTruthy();
  expect(within(row).getByText("(masqué)")).toBeTruthy();
  expect(within(row).getByText("2 messages non lus")).toBeTruthy();
  // Where there is room a conversation opens beside the list.
  expect(screen.getByRole("heading", { name: "Choisissez une conversation" })).toBeTruthy();
});

test("to an admin who looks at the panel: where messages are read, in words, and nothing is asked for", async () => {
  const { asked } = await visit("/company/messages", { role: "Company", claims: { view: true }, answers: {} });
  expect(await screen.findByText("Les messages ne sont pas montrés ici")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(asked("conversation.get")).toEqual([]);
});

test("what is unread is counted in the menu and before the title of the window", async () => {
  await open([itemWith({ unread: 3 })], 3);
  const entry = await screen.findByRole("link", { name: "Messages 3" });
  expect(entry.getAttribute("aria-current")).toBe("page");
  await waitFor(() => expect(document.title).toMatch(/^\(3\) Messages/));
});

test("a client whose account is deleted is called so, and not by a dash", async () => {
  await visit("/company/messages", {
    role: "Company",
    answers: {
      "conversation.list": () => pageOf([itemWith({ client: { firstName: nameless }, open: false })]),
      "conversation.unread": () => ({ total: 0, byRequest: [] }),
    },
  });
  expect(await screen.findByRole("link", { name: /Client supprimé/ })).toBeTruthy();
});

test("without any it says how they come about", async () => {
  await open([]);
  expect(await screen.findByText("Pas encore de messages")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Choisissez une conversation" })).toBeNull();
  expect(document.title).toMatch(/^Messages/);
});

test("from four on they are searched, and what is unread stands alone at a touch", async () => {
  const items = [1, 2, 3, 4].map((at) =>
    itemWith({ jobRequestId: requestId.replace(/.$/, String(at)), title: `Demande ${at}`, unread: at === 2 ? 1 : 0 }),
  );
  const { user, at, asked } = await visit("/company/messages", {
    role: "Company",
    answers: {
      "conversation.list": ({ search, unread }: { search?: string; unread?: boolean }) =>
        pageOf(items.filter((item) => (!unread || item.unread > 0) && (!search || item.title.includes(search)))),
      "conversation.unread": () => ({ total: 1, byRequest: [] }),
    },
  });
  const rows = () => within(screen.getByRole("main")).getAllByRole("link", { name: /Demande \d/ });
  await screen.findByText(/Demande 4/);
  await user.click(screen.getByRole("button", { name: /^Non lus/ }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(at()).toContain("unread=yes");
  await user.click(screen.getByRole("button", { name: /^Non lus/ }));
  await waitFor(() => expect(rows()).toHaveLength(4));
  await user.type(screen.getByRole("searchbox", { name: "Rechercher" }), "Demande 9");
  expect(await screen.findByText("Aucune conversation trouvée")).toBeTruthy();
  expect(asked("conversation.list").at(-1)).toMatchObject({ search: "Demande 9" });
  await user.click(screen.getByRole("button", { name: "Voir toutes les conversations" }));
  await waitFor(() => expect(rows()).toHaveLength(4));
});
