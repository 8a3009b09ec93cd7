import { findInput, findings } from "@metiro/shared/search/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const ofFindingsTenderers = document(inside(findings.shape.tenderers), {
  id: common.id,
  firstName: common.firstName,
  lastName: common.lastName,
  email: common.email,
});

export const searchDocs: readonly Documented[] = [
  document(findings, "Findings", {
    requests: ["Job requests that match: the one with the typed number first, then the newest."],
    companies: ["Companies whose name, place or whole UID matches."],
    tenderers: ["Clients whose name or e-mail address matches."],
    users: ["Accounts of admins and companies whose name or e-mail address matches."],
  }),
  document(inside(findings.shape.requests), {
    id: common.id,
    number: common.number,
    title: common.title,
    status: common.status,
    client: ["First and last name of the client who made the request.", "Françoise Rochat"],
  }),
  document(inside(findings.shape.companies), {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
    locality: common.locality,
  }),
  ofFindingsTenderers,
  document(inside(findings.shape.users), {
    ...ofFindingsTenderers.texts,
    role: common.role,
  }),
  document(findInput, {
    query: [
      "What to look for, at most {max} characters: a number, words of a title, a name or a place, or a part of an e-mail address.",
      "2026-000123",
    ],
  }),
];
