import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { Timeline } from "#ui/display/timeline.tsx";
import { useRequestTimeline } from "./request-timeline.ts";
import { offerWith, recipientWith, requestWith } from "#domain/request/request.fixture.ts";

const History = ({ of: request }: { of: JobRequest }) => <Timeline items={useRequestTimeline()(request)} />;

test("what has happened is told in its order, with Swiss times", () => {
  show(
    <History
      of={requestWith({
        status: JobStatus.Canceled,
        canceledAt: "2026-06-11T08:00:00.000Z",
        cancelReason: "Travaux reportés",
        jobRequestCompanies: [
          recipientWith({ createdAt: "2026-06-05T09:00:00.000Z" }),
          offerWith({ name: "Morand", clientDecision: "accepted", decidedAt: "2026-06-10T08:00:00.000Z" }),
          offerWith({ respondedAt: "2026-06-06T08:00:00.000Z" }),
        ],
      })}
    />,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Demande créée03/06/2026 à 14:20",
    "Relue par notre équipe04/06/2026 à 09:02",
    "Envoyée à 2 entreprises04/06/2026 à 09:02",
    "Vue par 2 entreprises sur 304/06/2026 à 10:00",
    "Réponse : Morand04/06/2026 à 16:41",
    "Envoyée à 1 autre entreprise05/06/2026 à 11:00",
    "Réponse : Peinture Morand Sàrl06/06/2026 à 10:00",
    "Réponse acceptée : Morand10/06/2026 à 10:00",
    "Demande annulée11/06/2026 à 10:00 · Travaux reportés",
  ]);
});

test("a request is read before it is sent and seen before it is answered, whatever the clock of each row says", () => {
  show(
    <History
      of={requestWith({
        processedAt: "2026-06-04T07:02:00.009Z",
        jobRequestCompanies: [
          offerWith({ name: "Morand", createdAt: "2026-06-04T07:02:00.001Z", seenAt: "2026-06-04T08:00:00.000Z" }),
          recipientWith({ createdAt: "2026-06-04T07:02:00.001Z", seenAt: "2026-06-08T08:00:00.000Z" }),
        ],
      })}
    />,
  );
  expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace(/\d.*/, ""))).toEqual([
    "Demande créée",
    "Relue par notre équipe",
    "Envoyée à ",
    "Vue par toutes les entreprises",
    "Réponse : Morand",
  ]);
});

test("a company whose account is deleted is told in words, not as a dash", () => {
  show(
    <History
      of={requestWith({
        jobRequestCompanies: [offerWith({ name: "—", respondedAt: "2026-06-06T08:00:00.000Z" })],
      })}
    />,
  );
  expect(screen.getByText(/Réponse : Entreprise supprimée/)).toBeDefined();
});
