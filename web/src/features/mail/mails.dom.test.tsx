import type { FailedMail } from "@metiro/shared/mail/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const mailOf = (end: string, fields: Partial<FailedMail> = {}): FailedMail => ({
  id: `01900000-0000-7000-8000-0000000000${end}`,
  kind: "requestSent",
  recipient: { id: "1", email: `entreprise${end}@exemple.ch`, firstName: "Luc", lastName: "Rivaz" },
  reason: { code: "EENVELOPE", responseCode: 550 },
  attempts: 19,
  createdAt: "2026-06-01T08:00:00.000Z",
  failedAt: "2026-06-02T08:00:00.000Z",
  ...fields,
});
const [one, two] = [mailOf("01"), mailOf("02", { kind: "passwordReset", reason: { code: "ESOCKET" } })];
const pageOf = (items: unknown[]) => ({ items, totalCount: items.length, pageNumber: 1, pageSize: 10, totalPages: 1 });

const open = (answers = {}) =>
  visit("/admin/mails", {
    role: "Admin",
    answers: {
      "mail.listFailed": () => pageOf([one, two]),
      "mail.listWaiting": () => pageOf([]),
      "mail.listHeld": () => pageOf([]),
      "mail.retry": ({ id }: { id: string }) => ({ id }),
      "mail.retryMany": () => ({ count: 2 }),
      ...answers,
    },
  });

test("why a mail failed is said in words, and it is tried again", async () => {
  const { user, asked } = await open();
  await screen.findByText("L’adresse n’existe pas (550)");
  screen.getByText("Le serveur d’envoi est injoignable (ESOCKET)");
  await user.click(screen.getByRole("button", { name: /^Réessayer : Demande transmise.*entreprise01@exemple.ch$/ }));
  await waitFor(() => expect(asked("mail.retry")).toEqual([{ id: one.id }]));
});

test("what was sent stands first among the tabs, and the request beside its reader's name", async () => {
  const request = { id: "2", number: "2026-000133", title: "Repeindre un salon" };
  await open({ "mail.listFailed": () => pageOf([mailOf("01", { request })]) });
  const tabs = within(await screen.findByRole("navigation", { name: "État des e-mails" }));
  expect(tabs.getAllByRole("link")[0]?.textContent).toBe("Envoyés");
  await screen.findByText("L’adresse n’existe pas (550)");
  expect(document.querySelector('[data-place="below"]')?.textContent).toMatch(/^Luc Rivaz.*2026-000133$/);
});

test("several are tried again at once, and all that match after a question", async () => {
  const { user, asked } = await open();
  await user.click(await screen.findByRole("checkbox", { name: "Tout sélectionner" }));
  await user.click(screen.getByRole("button", { name: "Réessayer la sélection" }));
  await waitFor(() => expect(asked("mail.retryMany")).toEqual([{ ids: [one.id, two.id] }]));

  await user.selectOptions(screen.getByRole("combobox", { name: "Type" }), "Demande transmise à une entreprise");
  await user.click(await screen.findByRole("button", { name: "Réessayer les 2 e-mails" }));
  const question = within(await screen.findByRole("dialog"));
  await user.click(question.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(asked("mail.retryMany").at(-1)).toEqual({ kind: "requestSent" }));
});

test("what a mail says is drawn as text, and one without anything to say says so", async () => {
  const content = {
    subject: "Une demande <b>pour vous</b>",
    heading: "Une demande",
    greeting: "Bonjour Luc,",
    paragraphs: ["<img src=x onerror=alert(1)>"],
    button: { label: "Voir", url: "https://metiro.ch/company" },
    footer: [],
  };
  const { user } = await open({
    "mail.preview": ({ id }: { id: string }) => ({ ...one, id, ...(id === one.id && { content }) }),
  });
  await user.click(await screen.findByRole("button", { name: /^Voir l’e-mail : Demande/ }));
  const dialog = await screen.findByRole("dialog", { name: "Demande transmise à une entreprise" });
  await within(dialog).findByText("<img src=x onerror=alert(1)>");
  expect(dialog.querySelector("img, a, iframe, b")).toBeNull();
  await user.click(within(dialog).getAllByRole("button", { name: "Fermer" })[0] as HTMLElement);
  await user.click(screen.getByRole("button", { name: /^Voir l’e-mail : Nouveau/ }));
  await screen.findByText(/n’a plus rien à dire/);
});

test("what its reader lets wait is told with what it waits for, and a mail of the day with its news", async () => {
  const { id, recipient, createdAt } = one;
  const dueAt = "2026-06-01T16:00:00.000Z";
  const content = {
    subject: "Votre résumé du jour",
    heading: "Votre résumé du jour",
    greeting: "Bonjour Luc,",
    paragraphs: [],
    sections: [
      { heading: "Nouvelles demandes", items: [{ text: "Façade", note: "Nyon", url: "https://metiro.ch/company" }] },
    ],
    footer: [],
  };
  const { user } = await open({
    "mail.listHeld": () => pageOf([{ id, kind: "dailyDigest", recipient, why: "quiet", createdAt, dueAt }]),
    "mail.preview": () => ({ id, kind: "dailyDigest", recipient, content }),
  });
  await user.click(await screen.findByRole("link", { name: /^Reportés/ }));
  await screen.findByText("La fin des heures calmes");
  await user.click(screen.getByRole("button", { name: /^Voir l’e-mail : Résumé du jour/ }));
  const dialog = await screen.findByRole("dialog", { name: "Résumé du jour" });
  await within(dialog).findByRole("heading", { name: "Nouvelles demandes" });
  within(dialog).getByText("Façade");
});

test("what was sent is found by person and sent again after a question; of a code nothing is kept to show", async () => {
  const { recipient } = one;
  const at = "2026-06-01T16:00:00.000Z";
  const request = { id: two.id, number: "2026-000123", title: "Refaire la salle de bains" };
  const [told, code] = [
    { id: one.id, kind: "requestSent", recipient, request, outcome: "sent", at, canResend: true },
    { id: two.id, kind: "signInCode", recipient, outcome: "sent", at, canResend: false },
  ];
  const { user, asked } = await open({
    "mail.listSent": () => ({ ...pageOf([told, code]), totalCapped: false }),
    "mail.resend": ({ id }: { id: string }) => ({ id }),
    "mail.preview": () => ({ id: two.id, kind: "signInCode", recipient, withheld: true }),
  });
  await user.click(await screen.findByRole("link", { name: "Envoyés" }));
  await screen.findAllByText("Envoyé");
  // In its column, and on a phone beside its reader.
  for (const link of screen.getAllByRole("link", { name: "2026-000123" }))
    expect(link.getAttribute("href")).toBe(`/admin/jobs/${request.id}`);
  await user.click(screen.getByRole("button", { name: /^Voir l’e-mail : Code/ }));
  await screen.findByText(/rien n’en est gardé/);
  expect(screen.queryByRole("button", { name: "Renvoyer" })).toBeNull();
  await user.click(screen.getAllByRole("button", { name: "Fermer" })[0] as HTMLElement);

  await user.click(screen.getByText(/^Demande transmise à une entreprise/, { selector: "td" }));
  await user.click(await screen.findByRole("button", { name: "Renvoyer" }));
  expect(asked("mail.resend")).toEqual([]);
  const question = within(await screen.findByRole("dialog", { name: /^Renvoyer « / }));
  await user.click(question.getByRole("button", { name: "Renvoyer" }));
  await waitFor(() => expect(asked("mail.resend")).toEqual([{ id: told?.id }]));
});

test("what failed is shown first, and what was sent where nothing failed; one press leads there too", async () => {
  const { user, at } = await open({ "mail.listFailed": () => pageOf([]), "mail.listSent": () => pageOf([]) });
  await waitFor(() => expect(at()).toBe("/admin/mails?view=sent"));
  await user.click(await screen.findByRole("link", { name: /^Échecs/ }));
  await waitFor(() => expect(at()).toBe("/admin/mails?view=failed"));
  // There is nothing to search in.
  await user.click(await screen.findByRole("link", { name: "Voir les e-mails envoyés" }));
  await waitFor(() => expect(at()).toBe("/admin/mails?view=sent"));
  expect(screen.queryByRole("link", { name: "Voir les e-mails envoyés" })).toBeNull();
});
