import { createFileRoute, redirect, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { loadWizard } from "#features/job-request/wizard/page/load-wizard.ts";
import { wizardHead } from "#features/job-request/wizard/page/wizard-head.ts";
import { WizardPage } from "#features/job-request/wizard/page/wizard-page.tsx";
import { type Address, wizardSearch } from "#features/job-request/wizard/page/wizard-search.ts";
import { NotFoundPage } from "#layout/public/not-found-page.tsx";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";

export const Route = createFileRoute("/request/$slug")({
  validateSearch: wizardSearch,
  loader: async ({ context: { calls }, params: { slug } }) =>
    loadWizard((await calls()).api, slug, (present) => {
      throw redirect({ to: "/request/$slug", params: { slug: present }, search: true, statusCode: 301 });
    }),
  head: (args) => wizardHead(args, args.loaderData?.subcategory),
  notFoundComponent: NotFoundPage,
  pendingComponent: Pending,
  component: Request,
});

/** Without the frame of the wizard, which comes with its code. */
function Pending() {
  return (
    <SkeletonArea className="wrap-form grid gap-4 py-16">
      <Skeleton shape="short" />
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </SkeletonArea>
  );
}

function Request() {
  const { step, editing = false, place, company, from } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const dropPlace = useCallback(
    () => void navigate({ search: (before) => ({ ...before, place: undefined }), replace: true, resetScroll: false }),
    [navigate],
  );
  const dropCompany = useCallback(
    () => void navigate({ search: (before) => ({ ...before, company: undefined }), replace: true, resetScroll: false }),
    [navigate],
  );
  const dropFormer = useCallback(
    (taken: boolean) =>
      void navigate({
        search: (before) => ({ ...before, from: undefined, ...(taken && { step: "summary" }) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const go: Address["go"] = (next, options) =>
    void navigate({
      search: { step: next, ...(options?.editing && { editing: true as const }), ...(company && { company }) },
      replace: options?.replace ?? false,
      resetScroll: false,
      state: options?.from === undefined ? {} : { screenBefore: options.from },
    });
  return (
    <WizardPage
      {...Route.useLoaderData()}
      place={place === undefined || place === "" ? undefined : String(place)}
      onPlaceTaken={dropPlace}
      company={company}
      onCompanyTaken={dropCompany}
      from={from}
      onFormerTaken={dropFormer}
      step={step}
      editing={editing}
      go={go}
      back={(before) => (router.state.location.state.screenBefore === before ? router.history.back() : go(before))}
      onLeave={() => void navigate({ to: "/" })}
    />
  );
}
