import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { onEnter } from "#api/on-enter.ts";
import { Agenda } from "#features/job-request/company/agenda/agenda.tsx";
import { toAnswerInput, wonInput } from "#features/job-request/company/agenda/agenda-input.ts";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/agenda")({
  loader: ({ context: { api }, cause }) =>
    onEnter(cause, [
      api.jobRequest.listForCompany.prefetch(toAnswerInput, handlesOwnErrors),
      api.jobRequest.listForCompany.prefetch(wonInput, handlesOwnErrors),
      api.company.own.prefetch(undefined, handlesOwnErrors),
    ]),
  head: (args) => pageTitle(args, msg`Agenda`),
  component: Agenda,
});
