import type { Question } from "@metiro/shared/sub-category/questions";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "#test/render.tsx";
import type { PhotoStore } from "../photo/photos.ts";
import { QuestionField } from "./question-field.tsx";

const noPhotos: PhotoStore = { upload: () => Promise.reject(new Error("none")), find: () => undefined };

interface AskedProps {
  question: Partial<Question> & Pick<Question, "type">;
  start?: unknown;
  error?: string;
  photos?: PhotoStore;
  language?: "fr" | "en";
}

function Asked({ question, start, error, photos = noPhotos, language = "fr" }: AskedProps) {
  const [answer, setAnswer] = useState<unknown>(start);
  return (
    <>
      <QuestionField
        question={{ id: "q", label: { fr: "La question", en: "The question" }, required: true, ...question }}
        language={language}
        name="answers.q"
        value={answer}
        onChange={setAnswer}
        error={error}
        today="2026-06-03"
        currency="CHF"
        photos={photos}
      />
      <output aria-label="answer">{JSON.stringify(answer)}</output>
    </>
  );
}

const answer = () => JSON.parse(screen.getByRole("status", { name: "answer" }).textContent || "null") as unknown;
const options = [
  { value: "flat", label: { fr: "Appartement", en: "Flat" } },
  { value: "house", label: { fr: "Maison" } },
  { value: "unknown", label: { fr: "Je ne sais pas", en: "I do not know" }, exclusive: true },
];

test("one of several", async () => {
  const user = show(<Asked question={{ type: "singleChoice", options }} />);
  expect(screen.getByRole("radiogroup", { name: "La question" })).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Maison" }));
  expect(answer()).toBe("house");
});

test("several of several, where an exclusive one stands alone", async () => {
  const user = show(<Asked question={{ type: "multiChoice", options }} />);
  expect(screen.getByRole("group", { name: "La question", description: "Plusieurs réponses possibles." })).toBeTruthy();
  await user.click(screen.getByRole("checkbox", { name: "Maison" }));
  await user.click(screen.getByRole("checkbox", { name: "Appartement" }));
  expect(answer()).toEqual(["flat", "house"]);
  await user.click(screen.getByRole("checkbox", { name: "Je ne sais pas" }));
  expect(answer()).toEqual(["unknown"]);
});

test("yes or no; no is an answer too", async () => {
  const user = show(<Asked question={{ type: "yesNo" }} />);
  await user.click(screen.getByRole("radio", { name: "Non" }));
  expect(answer()).toBe(false);
});

test("a mark on a scale", async () => {
  const user = show(<Asked question={{ type: "scale", validation: { min: 1, max: 5 } }} />);
  expect(screen.getAllByRole("radio")).toHaveLength(5);
  await user.click(screen.getByRole("radio", { name: "4" }));
  expect(answer()).toBe(4);
});

test("a number of few steps is stepped to", async () => {
  const user = show(
    <Asked question={{ type: "number", unit: "pièces", validation: { min: 1, max: 20, step: 0.5 } }} start={3} />,
  );
  await user.click(screen.getByRole("button", { name: "Augmenter" }));
  expect(answer()).toBe(3.5);
});

test("a number of many steps is typed, with its unit", async () => {
  const user = show(<Asked question={{ type: "number", unit: "m2", validation: { min: 1, max: 2000 } }} />);
  await user.type(screen.getByRole("textbox", { name: "La question", description: "m²" }), "84,5");
  expect(answer()).toBe(84.5);
});

test("an amount is typed in francs and kept in cents", async () => {
  const user = show(<Asked question={{ type: "money" }} />);
  await user.type(screen.getByRole("textbox", { name: "La question", description: "CHF" }), "1'200");
  expect(answer()).toBe(120000);
});

test("a short and a long text", async () => {
  const user = show(
    <Asked question={{ type: "longText", required: false, validation: { minLength: 5, maxLength: 1500 } }} />,
  );
  expect(screen.getByText("5 caractères au moins (0)")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "La question (facultatif)" }), "Deux pièces");
  expect(answer()).toBe("Deux pièces");
  expect(screen.getByText("11 / 1’500")).toBeTruthy();
});

test("a date, typed", async () => {
  const user = show(<Asked question={{ type: "date", validation: { minDate: "today" } }} />);
  await user.type(screen.getByRole("textbox", { name: "La question" }), "15.6.2026");
  expect(answer()).toBe("2026-06-15");
});

test("two dates", async () => {
  const user = show(<Asked question={{ type: "dateRange" }} />);
  await user.type(screen.getByRole("textbox", { name: "Du" }), "15.6.2026");
  await user.type(screen.getByRole("textbox", { name: "Au" }), "20.6.2026");
  expect(answer()).toEqual({ from: "2026-06-15", to: "2026-06-20" });
});

test("an address", async () => {
  const user = show(<Asked question={{ type: "address" }} />);
  await user.type(screen.getByRole("textbox", { name: "NPA" }), "1003");
  await user.type(screen.getByRole("textbox", { name: "Localité" }), "Lausanne");
  await user.type(screen.getByRole("textbox", { name: /Rue et numéro/ }), "Rue de Bourg 1");
  expect(answer()).toEqual({ street: "Rue de Bourg 1", postalCode: "1003", locality: "Lausanne" });
});

test("an info is read, not answered", () => {
  show(<Asked question={{ type: "info" }} />);
  expect(screen.getByText("La question")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test("words stand in the reader's language, in French where there are none", () => {
  show(<Asked question={{ type: "singleChoice", options }} language="en" />);
  expect(screen.getByRole("radiogroup", { name: "The question" })).toBeTruthy();
  expect(screen.getAllByRole("radio").map((radio) => radio.closest("label")?.textContent)).toEqual([
    "Flat",
    "Maison",
    "I do not know",
  ]);
});

test("an error belongs to the question as a whole", () => {
  show(<Asked question={{ type: "singleChoice", options }} error="Ce champ est à compléter." />);
  const group = screen.getByRole("radiogroup", { name: "La question", description: "Ce champ est à compléter." });
  expect(group.getAttribute("aria-invalid")).toBe("true");
});

const photo = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: "image/jpeg" });

test("photos are sent side by side, shown, and taken away again", async () => {
  const upload = vi.fn(async (file: File) => ({ id: `id-${file.name}`, url: `blob:${file.name}` }));
  const user = show(<Asked question={{ type: "photos" }} photos={{ upload, find: () => undefined }} />);
  await user.upload(await screen.findByLabelText("Choisir des photos"), [photo("salon.jpg"), photo("couloir.jpg")]);
  expect((await screen.findAllByRole("img")).map((image) => image.getAttribute("alt"))).toEqual([
    "salon.jpg",
    "couloir.jpg",
  ]);
  expect(answer()).toEqual(["id-salon.jpg", "id-couloir.jpg"]);
  await user.click(screen.getByRole("button", { name: "Retirer salon.jpg" }));
  expect(answer()).toEqual(["id-couloir.jpg"]);
});

test("a photo that fails says so and can be taken away; one that is too big is not sent", async () => {
  const upload = vi.fn(async () => Promise.reject<{ id: string; url: string }>(new Error("away")));
  const user = show(<Asked question={{ type: "photos" }} photos={{ upload, find: () => undefined }} />);
  await user.upload(await screen.findByLabelText("Choisir des photos"), [photo("a.jpg"), photo("b.jpg", 11_000_000)]);
  expect(await screen.findByText("L’envoi a échoué")).toBeTruthy();
  expect(screen.getByText("Plus de 10 Mo")).toBeTruthy();
  expect(upload).toHaveBeenCalledOnce();
  await user.click(screen.getByRole("button", { name: "Retirer a.jpg" }));
  expect(screen.queryByText("L’envoi a échoué")).toBeNull();
});

test("photos keep the order in which they were chosen, whatever their speed, until they are moved", async () => {
  const arrivals = new Map<string, () => void>();
  const upload = (file: File) =>
    new Promise<{ id: string; url: string }>((resolve) => {
      arrivals.set(file.name, () => resolve({ id: `id-${file.name}`, url: `blob:${file.name}` }));
    });
  const user = show(<Asked question={{ type: "photos" }} photos={{ upload, find: () => undefined }} />);
  await user.upload(await screen.findByLabelText("Choisir des photos"), [photo("a.jpg"), photo("b.jpg")]);
  await vi.waitFor(() => expect(arrivals.size).toBe(2));
  arrivals.get("b.jpg")?.();
  await screen.findByRole("img", { name: "b.jpg" });
  arrivals.get("a.jpg")?.();
  await screen.findByRole("img", { name: "a.jpg" });
  expect(answer()).toEqual(["id-a.jpg", "id-b.jpg"]);
  await user.click(screen.getByRole("button", { name: "Reculer a.jpg" }));
  expect(answer()).toEqual(["id-b.jpg", "id-a.jpg"]);
});

test("a format that the browser cannot read is refused in words, and nothing is sent", async () => {
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no decoder")));
  const upload = vi.fn();
  const user = show(<Asked question={{ type: "photos" }} photos={{ upload, find: () => undefined }} />);
  const input = await screen.findByLabelText("Choisir des photos");
  await user.upload(input, new File(["x"], "IMG_1.HEIC", { type: "image/jpeg" }));
  expect(await screen.findByText(/ne lit pas le format HEIC/)).toBeTruthy();
  expect(upload).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

test("photos of an earlier visit are found again, and the number is bounded", async () => {
  const find = (id: string) => ({ url: `/api/File/${id}`, name: `${id}.jpg` });
  show(
    <Asked
      question={{ type: "photos", validation: { maxFiles: 2 } }}
      start={["p1", "p2"]}
      photos={{ ...noPhotos, find }}
    />,
  );
  expect((await screen.findAllByRole("img")).map((image) => image.getAttribute("src"))).toEqual([
    "/api/File/p1",
    "/api/File/p2",
  ]);
  expect(screen.queryByLabelText("Choisir des photos")).toBeNull();
});
