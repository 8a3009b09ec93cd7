import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { TemplatesPage } from "#features/job-request/company/templates/templates-page.tsx";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/templates")({
  loader: ({ context: { api } }) => api.answerTemplate.list.ensureData(),
  head: (args) => pageTitle(args, msg`Modèles de réponse`),
  component: () => (
    <UnsavedGuard>
      <TemplatesPage />
    </UnsavedGuard>
  ),
});
