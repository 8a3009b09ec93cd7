import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { FollowUp } from "@metiro/shared/job-request/follow-up";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { offerWith, pageOf, recipientWith, requestId, requestWith, rowOf } from "#domain/request/request.fixture.ts";

const open = (request: JobRequest, answers: Answers = {}) =>
  visit(`/admin/jobs/${requestId}?status=processed`, {
    role: "Admin",
    answers: {
      "jobRequest.get": () => request,
      "jobRequest.rowsForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      "jobRequest.followUp": () => followUp,
      "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
      "audit.list": () => pageOf(audit),
      ...answers,
    },
  });

const anna = {
  id: "01900000-0000-7000-8000-000000000900",
  firstName: "Anna",
  lastName: "Keller",
  role: "Admin" as const,
};
const chosen = [{ id: "01900000-0000-7000-8000-000000000901", name: "Rénova Gypserie" }];
const followUp: FollowUp = {
  events: [
    { at: "2026-06-03T12:20:00.000Z", kind: "created", companies: [] },
    {
      at: "2026-06-03T13:00:00.000Z",
      kind: "edited",
      actor: anna,
      companies: [],
      text: "Il y a 3,5 pièces.",
      before: { title: "Peinture" },
      after: { title: "Peinture intérieure, 3,5 pièces" },
    },
    { at: "2026-06-04T07:02:00.000Z", kind: "sent", actor: anna, companies: chosen },
    { at: "2026-06-04T08:00:00.000Z", kind: "seen", companies: chosen },
  ],
  mails: [],
};
const audit = [
  {
    id: "1",
    at: "2026-06-04T07:02:00.000Z",
    action: "jobRequest.sendToCompanies",
    actor: anna,
    entity: "jobRequest",
    details: {},
  },
];

const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const named = ({ id, name }: { id: string; name: string }) => ({ id, name, translations: {} });
const message = (n: number, from: "client" | "company", body: string) => ({
  id: idOf(600 + n),
  from,
  body,
  masked: body.includes("•••"),
  photos: [],
  plans: [],
  createdAt: `2026-06-05T08:0${n}:00.000Z`,
});

const part = (name: string) => within(screen.getByRole("heading", { name }).closest("section") ?? document.body);
const act = async (user: Awaited<ReturnType<typeof open>>["user"], entry: string) => {
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  await user.click(await screen.findByRole("menuitem", { name: entry }));
};
const reasonOf = (name: string) => {
  const button = screen.getByRole("button", { name });
  return document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent;
};

test("everything about a request: what is asked, by whom, who has it, what they answered", async () => {
  await open(
    requestWith({
      jobRequestCompanies: [
        offerWith({ name: "Peinture Morand Sàrl", clientDecision: "accepted", decidedAt: "2026-06-10T08:00:00.000Z" }),
        recipientWith({ name: "Rénova Gypserie" }),
      ],
    }),
  );
  expect(screen.getByRole("heading", { level: 1 }).parentElement?.textContent).toMatch(/3,5 piècesAcceptée/);
  const recipients = within(screen.getByRole("table", { name: "Destinataires" })).getAllByRole("row");
  expect(recipients.map((row) => row.textContent)).toEqual([
    expect.anything(),
    expect.stringMatching(/Morand.*04\/06\/202609:02.*04\/06\/202610:00.*04\/06\/202616:41.*10\/06\/2026.*Acceptée/),
    expect.stringMatching(/Rénova.*04\/06\/202609:02–––Pas encore vue/),
  ]);
  expect(part("Destinataires").getByText("2 sur 5 au plus")).toBeTruthy();
  expect(part("Réponses").getByText(/CHF 5’400 – 6’100 au total · disponible dès le 15\/06\/2026/)).toBeTruthy();
  expect(part("La demande").getByText("Un logement entier")).toBeTruthy();
  const client = part("Client");
  expect(client.getByText("Françoise Rochat")).toBeTruthy();
  expect(client.getByRole("link", { name: "079 555 01 42" }).getAttribute("href")).toBe("tel:+41795550142");
  expect(client.getByText("Rue du Lac 1, 1003 Lausanne")).toBeTruthy();
  const told = within(await part("Suivi").findByRole("list")).getAllByRole("listitem");
  expect(told.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Demande créée/),
    expect.stringMatching(/Demande corrigée.*Anna Keller.*Il y a 3,5 pièces.*Ce qui a changé.*Peinture/),
    expect.stringMatching(/Envoyée à 1 entreprise.*Anna Keller.*Rénova Gypserie/),
    expect.stringMatching(/Vue par Rénova Gypserie/),
  ]);
  const audited = (await screen.findByText(/a transmis l’offre/)).closest("li");
  expect(audited?.textContent).toMatch(/Anna Keller/);
});

test("title and description are put right with a reason; what companies have stays as they read it", async () => {
  const active = requestWith({ status: JobStatus.Active, jobRequestCompanies: [], revision: 3 });
  const { user, asked } = await open(active, { "jobRequest.edit": () => ({ ...active, title: "Peinture du salon" }) });
  await act(user, "Corriger");
  const form = within(await screen.findByRole("form", { name: "Corriger l’offre" }));
  const title = form.getByRole("textbox", { name: "Titre" });
  await user.clear(title);
  await user.type(title, "Peinture du salon");
  await user.click(form.getByRole("button", { name: "Enregistrer la correction" }));
  const reason = form.getByRole("textbox", { name: /Raison/ });
  await expect.poll(() => reason.getAttribute("aria-invalid")).toBe("true");
  expect(asked("jobRequest.edit")).toEqual([]);
  await user.type(reason, "Le salon seulement.");
  await user.click(form.getByRole("button", { name: "Enregistrer la correction" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Peinture du salon" })).toBeTruthy();
  expect(asked("jobRequest.edit")).toEqual([
    {
      id: requestId,
      title: "Peinture du salon",
      description: active.description,
      reason: "Le salon seulement.",
      baseRevision: 3,
    },
  ]);
});

test("service and district are put right, found under their category and canton; answers stay, and that is said", async () => {
  const active = requestWith({ status: JobStatus.Active, jobRequestCompanies: [], revision: 3 });
  const [roof, nyon] = [
    { id: idOf(41), name: "Couverture" },
    { id: idOf(42), name: "Nyon" },
  ];
  const followed = {
    ...followUp.events[1],
    before: { subcategory: named(active.subcategory) },
    after: { subcategory: named(roof) },
  };
  const { user, asked } = await open(active, {
    "category.list": () => [
      { ...active.category, subCategories: [active.subcategory] },
      { id: idOf(40), name: "Toiture", translations: {}, subCategories: [{ ...roof, translations: {} }] },
    ],
    "region.tree": () => [{ ...active.region, subregions: [active.subregion, { ...nyon, translations: {} }] }],
    "jobRequest.followUp": () => ({ ...followUp, events: [followed] }),
    "jobRequest.edit": () => ({ ...active, subcategory: { ...active.subcategory, ...roof } }),
  });
  expect((await part("Suivi").findByText("Sous-catégorie", { selector: ".text-ink-2" })).textContent).toBe(
    "Sous-catégorie",
  );
  await act(user, "Corriger");
  const form = within(await screen.findByRole("form", { name: "Corriger l’offre" }));
  const service = form.getByRole("combobox", { name: "Sous-catégorie" });
  expect(within(service).getByRole("group", { name: "Toiture" }).textContent).toBe("Couverture");
  expect(form.queryByText(/Les réponses données restent/)).toBeNull();
  await user.selectOptions(service, roof.id);
  expect(form.getByText(/Les réponses données restent/)).toBeTruthy();
  await user.selectOptions(form.getByRole("combobox", { name: "District" }), nyon.id);
  await user.type(form.getByRole("textbox", { name: /Raison/ }), "Il s’agit du toit.");
  await user.click(form.getByRole("button", { name: "Enregistrer la correction" }));
  await expect
    .poll(() => asked("jobRequest.edit"))
    .toMatchObject([{ id: requestId, subcategoryId: roof.id, subregionId: nyon.id, baseRevision: 3 }]);
});

test("a conversation is read once it is said why, oldest message first, and nothing can be written in it", async () => {
  const offer = offerWith({ name: "À temps SA", hasConversation: true });
  const [first, second, third] = [
    message(1, "client", "Bonjour, appelez le •••"),
    message(2, "company", "Volontiers."),
    message(3, "client", "Merci."),
  ];
  const talk = {
    jobRequestId: requestId,
    companyId: offer.company.id,
    number: "2026-002041",
    title: "Peinture",
    contactVisible: false,
    company: { id: offer.company.id, name: "À temps SA", verified: true },
    client: { firstName: "Françoise", lastName: "Rochat" },
  };
  const { user, asked } = await open(requestWith({ jobRequestCompanies: [offer] }), {
    "conversation.inspect": ({ before }: { before?: string }) => ({
      ...talk,
      messages: before === undefined ? [third, second] : [first],
      more: before === undefined,
    }),
  });
  await user.click(screen.getByRole("button", { name: "Actions pour À temps SA" }));
  await user.click(await screen.findByRole("menuitem", { name: /Lire la conversation/ }));
  const form = within(await screen.findByRole("form", { name: "Lire la conversation" }));
  expect(asked("conversation.inspect")).toEqual([]);
  await user.selectOptions(form.getByRole("combobox", { name: "Motif" }), "Un abus est soupçonné");
  await user.click(form.getByRole("button", { name: "Lire la conversation" }));
  // The dialog that asked why has the same name, and stands until the answer is there.
  await screen.findByRole("list", { name: "Messages" });
  const dialog = within(screen.getByRole("dialog", { name: "Conversation avec À temps SA" }));
  const said = () =>
    within(dialog.getByRole("list", { name: "Messages" }))
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent);
  await expect
    .poll(said)
    .toEqual([
      expect.stringMatching(/^À temps SA.*Volontiers\.$/),
      expect.stringMatching(/^Françoise Rochat.*Merci\.$/),
    ]);
  await user.click(dialog.getByRole("button", { name: "Messages précédents" }));
  await expect.poll(said).toHaveLength(3);
  expect(said()[0]).toContain("(masqué)");
  expect(dialog.queryByRole("textbox")).toBeNull();
  expect(asked("conversation.inspect")).toMatchObject([{ reason: "abuse" }, { reason: "abuse", before: second.id }]);
});

test("what was sent cannot be corrected, and says so", async () => {
  const { user } = await open(requestWith());
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  const entry = await screen.findByRole("menuitem", { name: /Corriger/ });
  expect(entry.textContent).toContain("Des entreprises ont déjà reçu ce texte.");
  expect(entry.getAttribute("aria-disabled")).toBe("true");
});

test("a precision is asked of the client", async () => {
  const { user, asked } = await open(requestWith(), { "jobRequest.askPrecision": () => requestWith() });
  await act(user, "Demander une précision");
  const form = within(await screen.findByRole("form", { name: "Demander une précision" }));
  await user.type(form.getByRole("textbox", { name: /Votre question/ }), "Quelle hauteur de plafond ?");
  await user.click(form.getByRole("button", { name: "Envoyer la question" }));
  expect(await screen.findByText("La question est envoyée à Françoise.")).toBeTruthy();
  expect(asked("jobRequest.askPrecision")).toEqual([{ id: requestId, message: "Quelle hauteur de plafond ?" }]);
});

test("a canceled request can only be deleted; the other buttons say why", async () => {
  const canceled = { status: JobStatus.Canceled, canceledAt: "2026-06-11T08:00:00.000Z", jobRequestCompanies: [] };
  const { user } = await open(requestWith(canceled));
  expect(reasonOf("Transmettre")).toBe("Cette offre est annulée.");
  await user.click(screen.getByRole("button", { name: "Transmettre" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  const entry = await screen.findByRole("menuitem", { name: /Annuler l’offre/ });
  expect(entry.textContent).toContain("Cette offre est annulée.");
  expect(screen.getByRole("menuitem", { name: "Supprimer l’offre" }).getAttribute("aria-disabled")).toBeNull();
});

test("a request whose words were erased is sent to nobody and takes none, and says why", async () => {
  const { user } = await open(requestWith({ description: "", erased: true }));
  const why = "Cette offre est ancienne : son contenu a été effacé.";
  expect(reasonOf("Transmettre")).toBe(why);
  await user.click(screen.getByRole("button", { name: "Transmettre" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(reasonOf("Noter")).toBe(why);
  await user.click(screen.getByRole("button", { name: "Autres actions" }));
  expect((await screen.findByRole("menuitem", { name: /Demander une précision/ })).textContent).toContain(why);
  expect(screen.getByRole("menuitem", { name: /Annuler l’offre/ }).getAttribute("aria-disabled")).toBeNull();
});

test("deleting asks first, leads back to the list as it was, and can be taken back there", async () => {
  const { user, at, asked } = await open(requestWith(), {
    "jobRequest.delete": () => ({ id: requestId }),
    "bin.list": () => pageOf([{ id: "entry", entityId: requestId, number: "2026-002041" }]),
    "bin.restore": () => ({ kind: "jobRequest", entityId: requestId }),
  });
  await act(user, "Supprimer l’offre");
  const dialog = within(await screen.findByRole("dialog", { name: "Supprimer l’offre n° 2026-002041 ?" }));
  expect(dialog.getByText("On peut la restaurer depuis la corbeille pendant 30 jours.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe("Garder l’offre");
  expect(asked("jobRequest.delete")).toEqual([]);
  await user.click(dialog.getByRole("button", { name: "Supprimer l’offre" }));
  await screen.findByRole("heading", { level: 1, name: "Offres" });
  expect(at()).toBe("/admin/jobs?status=processed");
  expect(asked("jobRequest.delete")).toEqual([{ id: requestId }]);
  expect(await screen.findByText("L’offre n° 2026-002041 est supprimée.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Annuler la suppression" }));
  expect(await screen.findByText("1 offre restaurée : 2026-002041.")).toBeTruthy();
  expect(asked("bin.restore")).toEqual([{ id: "entry" }]);
});

test("a request that is not there: said so, with the way back", async () => {
  await open(requestWith(), {
    "jobRequest.get": () => {
      throw refusal("NOT_FOUND");
    },
  });
  expect(screen.getByRole("heading", { name: "Cette demande n’existe pas" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voir les offres" }).getAttribute("href")).toBe(
    "/admin/jobs?status=processed",
  );
});

test("a decline stands with its reason, and a late answer is marked", async () => {
  await open(
    requestWith({
      jobRequestCompanies: [
        recipientWith({ name: "Trop loin SA", response: "declined", declineReason: "too_far", late: true }),
        offerWith({ name: "À temps SA" }),
      ],
    }),
  );
  const row = (name: RegExp) => within(screen.getByRole("table", { name: "Destinataires" })).getByRole("row", { name });
  expect(row(/Trop loin SA/).textContent).toMatch(/DéclinéeTrop loinAprès le délai de réponse\d\d\/\d\d\/\d{4}$/);
  expect(row(/À temps SA/).textContent).toMatch(/Intéressée\d\d\/\d\d\/\d{4}$/);
});

const nettoyage = requestWith({ id: "01900000-0000-7000-8000-000000000099", title: "Nettoyage" });
/** The list that one came from. */
const listOf = (...requests: JobRequest[]) => ({
  ...pageOf(requests.map((one) => rowOf(one))),
  statusCounts: { active: 0, canceled: 0, processed: requests.length },
  totalCapped: false,
});

test("the page leads to client and companies, and to its neighbours in the list that one came from", async () => {
  const other = nettoyage;
  const request = requestWith({ jobRequestCompanies: [recipientWith({ name: "Rénova Gypserie" })] });
  await open(request, {
    "jobRequest.rowsForAdmin": () => listOf(request, other),
  });
  const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(hrefOf("Françoise Rochat")).toMatch(`/admin/tenderer/${request.tenderer.id}`);
  expect(hrefOf("Rénova Gypserie")).toMatch(`/admin/company/${request.jobRequestCompanies[0]?.company.id}`);
  const next = await screen.findByRole("link", { name: "Offre suivante de la liste : Nettoyage" });
  expect(next.getAttribute("href")).toBe(`/admin/jobs/${other.id}?status=processed`);
});

test("`p` and `n` go to the offers before and after in the list, but neither while one types nor under a dialog", async () => {
  const [other, request] = [nettoyage, requestWith()];
  const { user, at } = await open(request, {
    "jobRequest.rowsForAdmin": () => listOf(request, other),
    "jobRequest.get": ({ id }: { id: string }) => (id === other.id ? other : request),
  });
  const isAt = (id: string) => expect(at()).toMatch(`/admin/jobs/${id}?status=processed`);
  await screen.findByRole("link", { name: "Offre suivante de la liste : Nettoyage" });
  await user.type(screen.getByRole("textbox", { name: "Note interne" }), "n");
  isAt(request.id);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("?");
  const help = await screen.findByRole("dialog", { name: "Raccourcis clavier" }, { timeout: 10_000 });
  expect(help.textContent).toMatch("Offre suivante de la liste");
  expect(help.textContent).not.toMatch("Offre précédente de la liste");
  await user.keyboard("n");
  isAt(request.id);
  await user.keyboard("{Escape}");
  await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("n");
  await screen.findByRole("link", { name: /^Offre précédente de la liste/ });
  isAt(other.id);
  await user.keyboard("np");
  await vi.waitFor(() => isAt(request.id));
});

test("notes, who looks after it and marks are the office's own; a mark is taken back", async () => {
  const desk = {
    duplicates: [],
    notes: [{ id: "1", text: "A rappelé mardi.", author: anna, createdAt: "2026-06-04T08:00:00.000Z" }],
    reminders: [],
  };
  const { user, asked } = await open(requestWith(), {
    "jobRequest.desk": () => desk,
    "jobRequest.addNote": () => ({ ...desk, notes: [{ ...desk.notes[0], id: "2", text: "Le matin." }] }),
    "jobRequest.setDesk": () => ({ ...desk, mark: "junk" }),
  });
  expect((await screen.findByText("A rappelé mardi.")).closest("li")?.textContent).toMatch(/Anna Keller/);
  await user.type(screen.getByRole("textbox", { name: "Note interne" }), "Le matin.");
  await user.click(screen.getByRole("button", { name: "Noter" }));
  expect(await screen.findByText("Le matin.")).toBeTruthy();
  expect(asked("jobRequest.addNote")).toEqual([{ id: requestId, text: "Le matin." }]);
  await act(user, "Marquer comme indésirable");
  expect(await screen.findByText("Indésirable")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Annuler" }));
  expect(asked("jobRequest.setDesk")).toEqual([
    { id: requestId, mark: "junk" },
    { id: requestId, mark: null },
  ]);
});
