import { maxPageSize } from "@metiro/shared/paging/constants";
import type { AuditListInput } from "@metiro/shared/audit/schema";
import { listSearch } from "#list/list-search.ts";
import { dayField, idField, textField } from "#list/filter/search-field.ts";

export const auditSearch = listSearch({
  actorId: idField(),
  action: textField(),
  entity: textField(),
  entityId: idField(),
  from: dayField(),
  to: dayField(),
});
export type AuditValues = (typeof auditSearch)["defaults"];

const orAbsent = (value: string) => (value === "" ? undefined : value);

/** The address of the screen as the input of its call. */
export const auditInput = ({ pageNumber, pageSize, ...filters }: AuditValues): AuditListInput => ({
  pageNumber,
  pageSize,
  actorId: orAbsent(filters.actorId),
  action: orAbsent(filters.action),
  entity: orAbsent(filters.entity),
  entityId: orAbsent(filters.entityId),
  from: orAbsent(filters.from),
  to: orAbsent(filters.to),
  search: orAbsent(filters.search),
});

/** Whose acts can be looked for. */
export const adminsInput = { role: "Admin", pageSize: maxPageSize } as const;
