import { auditEntry, auditFilter, auditListInput, auditPage } from "@metiro/shared/audit/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

const ofAuditFilter = document(auditFilter, {
  actorId: ["Only entries of what this user did."],
  action: ["The call that did it, or an event such as `auth.signInPaused`.", "category.update"],
  entity: ["The kind of row that it was done to.", "category"],
  entityId: ["The row that it was done to."],
  from: ["First day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
  to: ["Last day, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-31"],
  search: [
    "Beginnings of the words of the row's name, number or key or of the actor's name, or the id of either.",
    "peinture",
  ],
});

export const auditDocs: readonly Documented[] = [
  document(auditEntry, "AuditEntry", {
    id: common.id,
    at: ["When it was done: ISO 8601, UTC."],
    action: ["The call that did it, or an event such as `auth.signInPaused`.", "category.update"],
    actor: ["Who did it; absent when nobody was signed in."],
    apiKey: ["The API key that a program of the actor's did it with; absent where it was no program."],
    entity: ["The kind of row that it was done to.", "category"],
    entityId: ["The row that it was done to."],
    subject: ["What the row is called today; absent when it is gone or has no name.", "Peinture"],
    details: [
      "`before` and `after` hold what changed; a name, a number or a key says of which row.",
      { name: "Peinture", before: { icon: null }, after: { icon: "paint-roller" } },
    ],
    names: ["What the rows are called today that the details name by their ids; those that are gone are left out."],
  }),
  document(inside(auditEntry.shape.names), {
    id: common.id,
    name: ["What it is called today.", "Peinture"],
  }),
  document(inside(auditEntry.shape.actor), {
    id: common.id,
    firstName: common.firstName,
    lastName: common.lastName,
    role: common.role,
  }),
  document(inside(auditEntry.shape.apiKey), {
    id: common.id,
    prefix: ["How the key begins.", "mtr_7Kd0Qz"],
    name: ["What its owner calls it; absent when the key is gone.", "Comptabilité"],
  }),
  document(auditPage, "AuditPage", {
    ...common.page,
    totalCapped: ["Whether there are more than `totalCount`, which stops counting there."],
  }),
  document(auditListInput, {
    ...common.paging,
    ...ofAuditFilter.texts,
    search: [
      "Beginnings of the words of the row's name, number or key or of the actor's name, or the id of either.",
      "peinture",
    ],
  }),
  ofAuditFilter,
];
