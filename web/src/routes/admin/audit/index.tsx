import { msg } from "@lingui/core/macro";
import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { AuditList } from "#features/audit/audit-list.tsx";
import { adminsInput, auditInput, auditSearch } from "#features/audit/audit-search.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/audit/")({
  validateSearch: auditSearch.validate,
  search: { middlewares: [stripSearchParams(auditSearch.defaults)] },
  loaderDeps: ({ search }) => search,
  loader: ({ context: { api }, deps }) => {
    void api.audit.list.prefetch(auditInput(deps));
    void api.user.list.prefetch(adminsInput, handlesOwnErrors);
  },
  head: (args) => pageTitle(args, msg`Audit`),
  component: AuditList,
});
