import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { RequestItem } from "@metiro/shared/job-request/schema";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { offerWith, recipientWith } from "#domain/request/request.fixture.ts";
import { useNextStepWords } from "./next-step-words.ts";

type Progress = Pick<RequestItem, "status" | "jobRequestCompanies">;

function Words({ of: request }: { of: Progress }) {
  const { title, text } = useNextStepWords()(request);
  return (
    <output>
      {title} | {text}
    </output>
  );
}

const { Active, Processed, Canceled } = JobStatus;
const chosen = offerWith({ clientDecision: "accepted" });
const rejected = offerWith({ clientDecision: "rejected" });

test.each<[string, JobStatus, Progress["jobRequestCompanies"]]>([
  ["En relecture | Nous relisons votre demande, puis nous l’envoyons à des entreprises.", Active, []],
  ["Envoyée | Aucune réponse pour l’instant. Nous vous écrivons dès la première.", Processed, [recipientWith()]],
  ["Envoyée | Nous vous écrivons dès la prochaine réponse.", Processed, [rejected, recipientWith()]],
  ["À vous de choisir | 1 réponse à examiner", Processed, [offerWith()]],
  ["À vous de choisir | 2 réponses à comparer", Processed, [offerWith(), offerWith(), rejected]],
  ["Entreprise choisie | Elle a vos coordonnées, vous avez les siennes.", Processed, [chosen, offerWith()]],
  ["2 entreprises choisies | Elles ont vos coordonnées, vous avez les leurs.", Processed, [chosen, chosen]],
  [
    "Aucune entreprise disponible | Les entreprises contactées ont décliné votre demande.",
    Processed,
    [recipientWith({ response: "declined" })],
  ],
  ["Réponses déclinées | Vous pouvez encore accepter une des réponses.", Processed, [rejected]],
  ["Annulée | Plus aucune entreprise ne peut y répondre.", Canceled, [chosen]],
])("says %s", (words, status, jobRequestCompanies) => {
  show(<Words of={{ status, jobRequestCompanies }} />);
  expect(screen.getByRole("status").textContent).toBe(words);
});
