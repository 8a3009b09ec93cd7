import { describe, expect, test } from "vitest";
import { offerWith, recipientWith } from "#domain/request/request.fixture.ts";
import { answerDraftIn, draftOf } from "./answer-draft.ts";

const typed = { priceMin: 540_000, priceMax: null, priceUnit: "hour", availableFrom: "", message: "Bonjour" } as const;

describe("a draft on the device", () => {
  test("comes back as it was typed, for the same request and company only", () => {
    answerDraftIn(localStorage, "r1", "c1").write(typed);
    expect(answerDraftIn(localStorage, "r1", "c1").read()).toEqual(typed);
    expect(answerDraftIn(localStorage, "r1", "c2").read()).toBeUndefined();
    expect(answerDraftIn(localStorage, "r2", "c1").read()).toBeUndefined();
    answerDraftIn(localStorage, "r1", "c1").remove();
    expect(answerDraftIn(localStorage, "r1", "c1").read()).toBeUndefined();
  });

  test("is none where the device keeps something else, or nothing at all", () => {
    localStorage.setItem("answer:c1:r1", '{"message":1}');
    expect(answerDraftIn(localStorage, "r1", "c1").read()).toBeUndefined();
    localStorage.setItem("answer:c1:r1", "{");
    expect(answerDraftIn(localStorage, "r1", "c1").read()).toBeUndefined();
    expect(answerDraftIn(undefined, "r1", "c1").read()).toBeUndefined();
  });
});

test("the fields begin as the answer was sent; the words of a decline are not those of a quote", () => {
  expect(draftOf(offerWith({ message: "Bonjour" }))).toMatchObject({ priceMin: 540_000, message: "Bonjour" });
  expect(draftOf(recipientWith({ response: "declined", message: "Complet" }))).toEqual({
    priceMin: null,
    priceMax: null,
    priceUnit: "total",
    availableFrom: "",
    visit: "",
    vat: "",
    duration: null,
    durationUnit: "day",
    message: "",
    documentId: "",
  });
});
