import type { Conversation, SendMessageInput } from "@metiro/shared/conversation/schema";
import { maxMessage } from "@metiro/shared/conversation/constants";
import { maxUploadBytes } from "@metiro/shared/file/constants";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { offerWith, pageOf, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { companyId, messageWith, threadWith } from "./conversation.fixture.ts";

const offer = offerWith();
const request = requestWith({ jobRequestCompanies: [{ ...offer, company: { ...offer.company, id: companyId } }] });

const answersWith = (thread: Conversation, answers: Answers): Answers => ({
  "jobRequest.get": () => request,
  "conversation.get": () => thread,
  "conversation.list": () => pageOf([]),
  "conversation.unread": () => ({ total: 0, byRequest: [] }),
  "conversation.markRead": () => ({ unread: 0 }),
  ...answers,
});
const asClient = (thread: Conversation, answers: Answers = {}) =>
  visit(`/tenderer/requests/${requestId}/messages/${companyId}`, {
    role: "Tenderer",
    answers: answersWith(thread, answers),
  });
const asCompany = (thread: Conversation, answers: Answers = {}) =>
  visit(`/company/requests/${requestId}/messages`, { role: "Company", answers: answersWith(thread, answers) });

const log = () => screen.getByRole("log", { name: "Messages" });
const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: /^Votre message à/ });
const sendButton = () => screen.getByRole("button", { name: "Envoyer" });
const sentAs = ({ id = "", body = "" }: SendMessageInput) => messageWith({ id, body, mine: true });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith("unsent:"));

/** Says that nobody looks at the window. */
function hideWindow() {
  const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  return () => {
    state.mockRestore();
    fireEvent(document, new Event("visibilitychange"));
  };
}

describe("what was said", () => {
  test("begins with the answer and goes on day by day, with a mark on what the other one has read", async () => {
    const [read, unread] = [
      messageWith({ mine: true, body: "Le lino est-il compris ?", createdAt: "2026-06-05T21:30:00.000Z" }),
      messageWith({ mine: true, body: "Et la dépose ?", createdAt: "2026-06-05T22:30:00.000Z" }),
    ];
    await asClient(threadWith([read, unread], { otherReadAt: read.createdAt }));
    expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("Peinture Morand Sàrl");
    const text = log().textContent ?? "";
    const order = ["Réponse : Peinture Morand Sàrl", "Vendredi 5 juin 2026", read.body, "Lu", "Samedi 6 juin 2026"];
    expect(order.map((part) => text.indexOf(part)).toSorted((a, b) => a - b)).toEqual(
      order.map((part) => text.indexOf(part)),
    );
    expect(text).not.toContain("-1");
    expect(within(log()).getAllByText("Lu")).toHaveLength(1);
    expect(screen.getByRole("navigation", { name: "Conversations" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Conversations" })).toBeNull();
    const link = screen.getByRole("link", { name: request.title });
    expect(link.getAttribute("href")).toBe(`/tenderer/requests/${requestId}`);
  });

  test("has older messages, which come above when they are asked for", async () => {
    const [first, second] = [messageWith({ body: "La toute première" }), messageWith({ body: "La deuxième" })];
    const { user, asked } = await asClient(threadWith([]), {
      "conversation.get": ({ before }: { before?: string }) =>
        before === second.id ? threadWith([first]) : threadWith([second], { more: true }),
    });
    // The answer stays in sight above them, however far back one reads.
    const answer = screen.getByText(/^Réponse : /).closest("details");
    expect(within(log()).queryByText(/^Réponse : /)).toBeNull();
    expect(answer?.open).toBe(false);
    await user.click(screen.getByRole("button", { name: "Messages précédents" }));
    await screen.findByText("La toute première");
    expect(answer?.isConnected).toBe(true);
    expect(screen.queryByRole("button", { name: "Messages précédents" })).toBeNull();
    expect(asked("conversation.get").at(-1)).toMatchObject({ jobRequestId: requestId, companyId, before: second.id });
  });

  test("hides contact details from a client and says until when", async () => {
    await asClient(
      threadWith([
        messageWith({ body: "Appelez le •••", masked: true }),
        messageWith({ mine: true, body: "Moi c’est le 079 412 33 22", masked: true }),
      ]),
    );
    expect(within(log()).getByText("(masqué)")).toBeTruthy();
    expect(screen.getByText("Les coordonnées sont masquées jusqu’à ce que vous acceptiez la réponse.")).toBeTruthy();
    expect(
      screen.getByText(/^Peinture Morand Sàrl ne voit pas encore ces coordonnées\. .* vous acceptez/),
    ).toBeTruthy();
    expect(screen.getByText("Moi c’est le 079 412 33 22")).toBeTruthy();
  });

  test("says before sending what the other one will not see, and takes it out", async () => {
    const { user } = await asClient(threadWith([]));
    await user.type(field(), "Appelez le 079 555 77 88");
    expect(await screen.findByText(/inutile de les écrire ici/, {}, { timeout: 10_000 })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Retirer du texte" }));
    expect(field().value).toBe("Appelez le");
    expect(document.activeElement).not.toBe(document.body);
  });

  test("says nothing of it once both may know each other", async () => {
    const { user } = await asCompany(threadWith([], { contactVisible: true }));
    await user.type(field(), "Appelez le 079 555 77 88");
    expect(screen.queryByText(/inutile de les écrire ici/)).toBeNull();
  });

  test("hides them from a company, which learns that it has to wait for the acceptance", async () => {
    await asCompany(
      threadWith([
        messageWith({ body: "Appelez le •••", masked: true }),
        messageWith({ mine: true, body: "Au 079 555 01 42", masked: true }),
      ]),
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Françoise");
    expect(screen.getByText("Votre réponse")).toBeTruthy();
    expect(screen.getByText("Les coordonnées sont masquées jusqu’à ce que votre réponse soit acceptée.")).toBeTruthy();
    expect(screen.getByText(/^Françoise ne voit pas encore ces coordonnées\./)).toBeTruthy();
  });

  test("opens each photo in a tab of its own, at the address that was signed", async () => {
    const photo = { id: companyId, url: "/photo?signed", width: 800, height: 600 };
    await asClient(threadWith([messageWith({ body: "", photos: [photo] })]));
    const link = within(log()).getByRole("link", { name: "Photo 1 sur 1" });
    expect(link.getAttribute("href")).toBe("/photo?signed");
  });
});

describe("reading", () => {
  test("is told once the end is before somebody’s eyes, not while nobody looks at the window", async () => {
    const look = hideWindow();
    const news = messageWith({ body: "Quand passez-vous ?" });
    const { asked } = await asClient(threadWith([news], { unread: 1 }));
    expect(screen.getByText("Non lus")).toBeTruthy();
    expect(asked("conversation.markRead")).toEqual([]);
    look();
    await waitFor(() =>
      expect(asked("conversation.markRead")).toEqual([{ jobRequestId: requestId, companyId, upTo: news.id }]),
    );
  });

  test("is not told while one reads further up; a button leads to what is new", async () => {
    const look = hideWindow();
    const { asked } = await asClient(threadWith([messageWith()], { unread: 2 }));
    log().scrollTop = -600;
    fireEvent.scroll(log());
    look();
    const toEnd = await screen.findByRole("button", { name: "2 nouveaux messages" });
    expect(asked("conversation.markRead")).toEqual([]);
    expect(toEnd).toBeTruthy();
  });
});

describe("the message", () => {
  test("is sent with Ctrl and Enter; Enter alone begins a new line", async () => {
    const { user, asked } = await asClient(threadWith([]), { "conversation.send": sentAs });
    await user.type(field(), "Bonjour{Enter}Madame  ");
    expect(field().value).toBe("Bonjour\nMadame  ");
    await user.keyboard("{Control>}{Enter}{/Control}");
    await waitFor(() => expect(within(log()).getByText(/Bonjour\s+Madame/)).toBeTruthy());
    expect(asked("conversation.send")).toEqual([
      { jobRequestId: requestId, companyId, id: expect.stringMatching(/^[\da-f-]{36}$/), body: "Bonjour\nMadame" },
    ]);
    expect(field().value).toBe("");
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test("is not sent empty, nor too long, and loses nothing of what was pasted", async () => {
    const { user, asked } = await asClient(threadWith([]));
    await user.type(field(), "   ");
    expect(sendButton().getAttribute("aria-disabled")).toBe("true");
    await user.click(sendButton());
    fireEvent.change(field(), { target: { value: "a".repeat(maxMessage + 3) } });
    expect(screen.getByText("Raccourcissez votre message : il compte 3 caractères de trop.")).toBeTruthy();
    expect(field().value).toHaveLength(maxMessage + 3);
    await user.click(sendButton());
    expect(asked("conversation.send")).toEqual([]);
  });

  test("that is not finished is there after a reload, with this person only", async () => {
    const { user } = await asClient(threadWith([]));
    await user.type(field(), "Je voulais encore vous dire");
    await asClient(threadWith([]));
    expect(field().value).toBe("Je voulais encore vous dire");
  });

  test("that did not arrive stays, after a reload too, and is the same one when it is sent again", async () => {
    let works = false;
    const answers: Answers = {
      "conversation.send": (input: SendMessageInput) => {
        if (!works) throw new TypeError("Failed to fetch");
        return sentAs(input);
      },
    };
    const first = await asClient(threadWith([]), answers);
    await first.user.type(field(), "Êtes-vous là ?");
    await first.user.click(sendButton());
    expect(await screen.findByText(/La connexion a été coupée/)).toBeTruthy();

    const again = await asClient(threadWith([]), answers);
    expect(within(log()).getByText("Êtes-vous là ?")).toBeTruthy();
    works = true;
    await again.user.click(screen.getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(screen.queryByText(/Pas envoyé/)).toBeNull());
    expect(within(log()).getAllByText("Êtes-vous là ?")).toHaveLength(1);
    const [before] = first.asked("conversation.send") as SendMessageInput[];
    expect(again.asked("conversation.send")).toEqual([before]);
    await waitFor(() => expect(kept()).toEqual([]));
  });

  test("that is sent without a line says so, waits, and goes when it is sent again and not by itself", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    window.dispatchEvent(new Event("offline"));
    let works = false;
    const { user, asked } = await asClient(threadWith([]), {
      "conversation.send": (input: SendMessageInput) => {
        if (!works) throw new TypeError("Failed to fetch");
        return sentAs(input);
      },
    });
    await user.type(field(), "Êtes-vous là ?");
    await user.click(sendButton());
    expect(await screen.findByText(/Il n’y avait pas de connexion/)).toBeTruthy();
    works = true;
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    await user.type(field(), "Bonjour");
    expect(asked("conversation.send")).toHaveLength(1);
    expect(screen.getByText(/Pas envoyé/)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Réessayer" }));
    await waitFor(() => expect(screen.queryByText(/Pas envoyé/)).toBeNull());
  });

  test("waits for a photo that was refused, until that is taken away: without it, it would look sent", async () => {
    const { user, asked } = await asClient(threadWith([]), { "conversation.send": sentAs });
    const large = new File([new Uint8Array(maxUploadBytes + 1)], "plan.jpg", { type: "image/jpeg" });
    await user.upload(screen.getByLabelText("Joindre des photos"), large);
    await screen.findByText("Plus de 10 Mo");
    await user.type(field(), "Voici la photo");
    await user.click(sendButton());
    expect(await screen.findByText("Une photo n’est pas partie : renvoyez-la ou retirez-la.")).toBeTruthy();
    expect(asked("conversation.send")).toHaveLength(0);
    await user.click(screen.getByRole("button", { name: "Retirer plan.jpg" }));
    expect(screen.queryByText("Plus de 10 Mo")).toBeNull();
    await user.click(sendButton());
    await waitFor(() => expect(asked("conversation.send")).toHaveLength(1));
  });

  test("that did not arrive goes back into the field to be changed, before what is typed there", async () => {
    const { user, asked } = await asClient(threadWith([]), {
      "conversation.send": () => {
        throw refusal("TOO_MANY_REQUESTS", { detail: "Trop de messages." });
      },
    });
    await user.type(field(), "Premier");
    await user.click(sendButton());
    await screen.findByText(/Trop de messages/);
    await user.type(field(), "Second");
    await user.click(screen.getByRole("button", { name: "Modifier" }));
    expect(field().value).toBe("Premier\nSecond");
    expect(within(log()).queryByText("Premier")).toBeNull();
    expect(asked("conversation.send")).toHaveLength(1);
  });
});

describe("a conversation that has ended", () => {
  test("says why in the place of the field", async () => {
    await asClient(threadWith([messageWith()], { open: false, closedReason: "rejected" }));
    expect(screen.getByText("Cette conversation est terminée.")).toBeTruthy();
    expect(screen.getByText(/acceptez-la pour continuer à écrire/)).toBeTruthy();
    expect(screen.queryByRole("textbox")).toBeNull();
  });

  test("while somebody writes keeps what was written, to be taken away", async () => {
    let open = true;
    const { user } = await asCompany(threadWith([]), {
      "conversation.get": () => threadWith([], open ? {} : { open, closedReason: "canceled" }),
      "conversation.send": () => {
        open = false;
        throw refusal("CONVERSATION_CLOSED", { detail: "Cette conversation est terminée." });
      },
    });
    await user.type(field(), "Je viens lundi");
    await user.click(sendButton());
    expect(await screen.findByText("La demande a été annulée.")).toBeTruthy();
    expect(within(log()).getByText("Je viens lundi")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Réessayer" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Supprimer" }));
    expect(within(log()).queryByText("Je viens lundi")).toBeNull();
    expect(kept()).toEqual([]);
  });
});

test("what is not one’s own is not there", async () => {
  await asClient(threadWith([]), {
    "conversation.get": () => {
      throw refusal("NOT_FOUND");
    },
  });
  expect(screen.getByRole("heading", { name: "Cette conversation n’existe pas" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voir mes messages" }).getAttribute("href")).toBe("/tenderer/messages");
});

describe("what somebody else wrote is reported", () => {
  const theirs = messageWith({ body: "Vous êtes un incapable." });
  const reported = { "report.add": () => ({ id: theirs.id, createdAt: theirs.createdAt }) };

  test("with two presses, and with words afterwards for who wants to add some", async () => {
    const mine = messageWith({ mine: true, body: "Bonjour." });
    const { user, asked } = await asClient(threadWith([mine, theirs]), reported);
    await user.click(screen.getByRole("button", { name: "Signaler ce message" }));
    await user.click(await screen.findByRole("button", { name: "Propos blessants ou menaces" }));
    await screen.findByRole("dialog", { name: "Merci, c’est signalé" });
    const report = { kind: "message", id: theirs.id, reason: "insult" };
    expect(asked("report.add")).toEqual([report]);
    await user.type(screen.getByRole("textbox", { name: /Autre chose à nous dire/ }), "Depuis hier.");
    await user.click(screen.getByRole("button", { name: "Ajouter ces précisions" }));
    await waitFor(() => expect(asked("report.add")).toEqual([report, { ...report, note: "Depuis hier." }]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  test("a report that did not arrive is not said to have", async () => {
    const failing = { "report.add": () => Promise.reject(refusal("TOO_MANY_REPORTS")) };
    const { user } = await asClient(threadWith([theirs]), failing);
    await user.click(screen.getByRole("button", { name: "Signaler ce message" }));
    await user.click(await screen.findByRole("button", { name: "Autre chose" }));
    await screen.findByRole("alert");
    screen.getByRole("dialog", { name: /Que se passe-t-il/ });
  });
});
