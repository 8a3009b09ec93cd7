import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { sendDocument } from "#api/send-document.ts";
import { keepPhoto } from "#drafts/device-photos.ts";
import { refusal, visit, type Visit } from "#test/app.tsx";

vi.mock("#api/send-document.ts", () => ({ sendDocument: vi.fn() }));

const canton = "01900000-0000-7000-8000-000000000003";
const district = "01900000-0000-7000-8000-000000000004";
const plan = "0198a000-0000-7000-8000-000000000001";
const subcategory = {
  id: "01900000-0000-7000-8000-000000000001",
  categoryId: "01900000-0000-7000-8000-000000000002",
  name: "Peinture",
  slug: "peinture",
  translations: {},
  questions: { version: 1, steps: [] },
};
const draft = {
  answers: {},
  idempotencyKey: "k",
  regionId: canton,
  subregionId: district,
  postalCode: "1096",
  locality: "Cully",
  street: "Rue du Temple 3",
  startPreference: "flexible",
  title: "Repeindre le salon",
  description: "Murs et plafonds, environ septante mètres carrés.",
  planIds: [plan],
  contact: { firstName: "Anna", lastName: "Rochat", email: "anna@exemple.ch" },
};

beforeEach(() => {
  localStorage.clear();
  vi.mocked(sendDocument).mockReset();
});

/** The end of a request with a plan, as a client who is signed in and confirmed comes to it, or a stranger. */
async function visitWithPlan(
  step: string,
  role?: "Tenderer" | "Company",
  more: Pick<Visit, "claims" | "answers"> = { answers: {} },
  told: { codeSentTo?: string } = {},
) {
  await keepPhoto(plan, { name: "Plan.pdf", blob: new Blob(["%PDF-1.4"], { type: "application/pdf" }) });
  localStorage.setItem("draft:peinture", JSON.stringify({ ...draft, ...told, sync: { at: Date.now() } }));
  return visit(`/request/peinture?step=${step}`, {
    ...(role && { role }),
    ...more,
    answers: {
      ...more.answers,
      "auth.botChallenge": () => ({ provider: "none" }),
      "subCategory.getByName": () => subcategory,
      "region.tree": () => [
        {
          id: canton,
          code: "VD",
          name: "Vaud",
          translations: {},
          subregions: [{ id: district, regionId: canton, name: "Lavaux", translations: {} }],
        },
      ],
      "category.list": () => [],
      "tenderer.own": () => ({ subregionId: district, postalCode: "1096", locality: "Cully" }),
      "requestDraft.list": () => [],
      "requestDraft.save": () => new Promise(() => undefined),
    },
  });
}

test("a plan that the server refuses as the request is sent is told of once: at its own row, where it can be taken away", async () => {
  const reason = "Ce PDF est protégé par un mot de passe.";
  vi.mocked(sendDocument).mockRejectedValue(refusal("VALIDATION_FAILED", { errors: { file: [reason] } }));
  const { user, asked, at } = await visitWithPlan("summary", "Tenderer");
  await user.click(await screen.findByRole("button", { name: "Envoyer ma demande" }));
  await waitFor(() => expect(at()).toContain("step=photos"));
  const told = await screen.findAllByText(reason, { exact: false });
  expect(told).toHaveLength(1);
  const row = told[0]?.closest("li") ?? expect.fail("It is told beside the plan");
  within(row).getByText("Plan.pdf");
  // Below the photos, far from the head of the screen.
  await waitFor(() => expect(document.activeElement?.getAttribute("name")).toBe("planIds"));
  expect(asked("jobRequest.create")).toEqual([]);
  await user.click(within(row).getByRole("button", { name: "Retirer Plan.pdf" }));
  await waitFor(() => expect(screen.queryByText(reason, { exact: false })).toBeNull());
});

test("a server that takes no file just now is told of in the page, and the next try asks for no code", async () => {
  const busy = "Le serveur est occupé.";
  vi.mocked(sendDocument).mockRejectedValue(refusal("UNAVAILABLE", { detail: busy }));
  // What the address is called after the code of a mail was right.
  const { user, asked } = await visitWithPlan("code", "Tenderer");
  await user.click(await screen.findByRole("button", { name: "Envoyer ma demande" }));
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe(`Votre demande n’est pas encore envoyée. ${busy}`);
  expect(asked("jobRequest.create")).toEqual([]);

  vi.mocked(sendDocument).mockReturnValue(new Promise(() => undefined));
  await user.click(screen.getByRole("button", { name: "Envoyer ma demande" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Tout est juste ?");
});

test("the summary says how a stranger will sign in: a password that was typed before a reload is gone", async () => {
  const { user } = await visitWithPlan("summary");
  await screen.findByText("Avec un code reçu par e-mail, sans mot de passe");
  await user.click(screen.getByRole("button", { name: "Modifier : Pour vous connecter" }));
  await user.type(await screen.findByLabelText(/^Mot de passe/), "Le-Chat-Gris-1958");
  await user.click(screen.getByRole("button", { name: "Continuer" }));
  await screen.findByText("Avec votre mot de passe");
});

test("a code that cannot be sent is told of and not waited for; one that was sent a moment ago is", async () => {
  const sendVerificationCode = vi.fn().mockImplementationOnce(() => {
    throw refusal("UNAVAILABLE", { detail: "Le serveur est occupé." });
  });
  sendVerificationCode.mockImplementation(() => {
    throw refusal("TOO_MANY_REQUESTS");
  });
  const { user, at } = await visitWithPlan("summary", "Tenderer", {
    claims: { EmailConfirmed: "false" },
    answers: { "auth.sendVerificationCode": sendVerificationCode },
  });
  await user.click(await screen.findByRole("button", { name: "Envoyer ma demande" }));
  await screen.findByText("Le serveur est occupé.");
  expect(at()).toContain("step=summary");
  await user.click(screen.getByRole("button", { name: "Envoyer ma demande" }));
  await waitFor(() => expect(at()).toContain("step=code"));
});

test("who comes back from the mail's own page with the right code has nothing left to press: the request is sent, once", async () => {
  vi.mocked(sendDocument).mockResolvedValue({ id: plan } as never);
  const create = vi.fn(() => ({ id: "01900000-0000-7000-8000-000000000009" }));
  const answers = { "jobRequest.create": create };
  await visitWithPlan("code", "Tenderer", { answers }, { codeSentTo: "anne@exemple.ch" });
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1));
});

test("a company that entered with the code sends nothing: only a client publishes", async () => {
  const { asked } = await visitWithPlan("code", "Company", { answers: {} }, { codeSentTo: "anne@exemple.ch" });
  await screen.findByRole("button", { name: "Envoyer ma demande" });
  expect(asked("jobRequest.create")).toEqual([]);
  expect(vi.mocked(sendDocument)).not.toHaveBeenCalled();
});

test("a code that somebody else waits for sends nothing", async () => {
  const { asked } = await visitWithPlan("code", "Tenderer", { answers: {} }, { codeSentTo: "autre@exemple.ch" });
  await screen.findByRole("button", { name: "Envoyer ma demande" });
  expect(asked("jobRequest.create")).toEqual([]);
});

test("a box that is not ticked takes the focus, however far it is from the button", async () => {
  const { user } = await visitWithPlan("summary");
  await user.click(await screen.findByRole("button", { name: "Envoyer ma demande" }));
  const box = await screen.findByRole("checkbox", { name: /conditions/i });
  await waitFor(() => expect(document.activeElement).toBe(box));
});
