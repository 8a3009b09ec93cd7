import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isId } from "@metiro/shared/id";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { questionsOf } from "@metiro/shared/sub-category/questions/form/questions-of";
import { createFileRoute, notFound, redirect, useHydrated, useRouter } from "@tanstack/react-router";
import { Suspense, use, useCallback, useMemo } from "react";
import { isMissing } from "#api/failure/failure.ts";
import { WizardPending } from "#features/job-request/wizard/wizard-pending.tsx";
import { createRequestDraftStore } from "#features/job-request/wizard/draft/draft.ts";
import type { Address } from "#features/job-request/wizard/address.ts";
import { deferredParts } from "#features/job-request/wizard/parts.ts";
import { needsNoDeferredParts } from "#features/job-request/wizard/screens.ts";
import { Wizard } from "#features/job-request/wizard/wizard.tsx";
import { nameIn } from "#i18n/catalogue-name.ts";
import { useCatalogueName } from "#i18n/use-catalogue-name.ts";
import { NotFoundPage } from "#layout/public/not-found-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";
import { deviceStorage } from "#session/device-storage.ts";
import { Skeleton, SkeletonArea } from "#ui/feedback/skeleton.tsx";

export interface Search {
  step?: string;
  editing?: true;
  /** A postal code or locality to begin with. */
  place?: string | number | undefined;
  /** The slug of the company that is asked for by name. */
  company?: string | undefined;
  /** The id of a former request to begin with. */
  from?: string | undefined;
}

/** « Votre demande : Peinture intérieure »: another title than that of the trade's own page. */
function titleOf(subcategory: SubcategoryWithForm, i18n: I18n): string {
  const name = nameIn(subcategory, i18n.locale);
  return i18n._(msg`Votre demande : ${name}`);
}

/** The first question comes from the server; what is on the device, a draft above all, decides once the page is alive. */
export const Route = createFileRoute("/request/$slug")({
  validateSearch: ({ step, editing, place, company, from }: Record<string, unknown>): Search => ({
    ...(typeof step === "string" && { step }),
    ...(editing === true && { editing }),
    ...(typeof from === "string" && isId(from) && { from }),
    ...(typeof company === "string" && /^[a-z\d-]{1,120}$/.test(company) && { company }),
    // A postal code stays the figure that its address has.
    ...(typeof place === "number" && { place }),
    ...(typeof place === "string" && { place: place.slice(0, 80) }),
  }),
  loader: async ({ context: { calls }, params: { slug } }) => {
    const { api } = await calls();
    // The server draws any first question, also one about a place.
    if (import.meta.env.SSR) await deferredParts.fetch();
    try {
      const [subcategory, regions, categories] = await Promise.all([
        api.subCategory.getByName.fetch({ Name: slug }),
        api.region.tree.fetch(),
        api.category.list.fetch(),
      ]);
      if (subcategory.slug !== slug)
        throw redirect({
          to: "/request/$slug",
          params: { slug: subcategory.slug },
          search: true,
          statusCode: 301,
        });
      return { subcategory, regions, icon: categories.find(({ id }) => id === subcategory.categoryId)?.icon };
    } catch (error) {
      throw isMissing(error) ? notFound() : error;
    }
  },
  head: (args) => pageTitle(args, args.loaderData ? titleOf(args.loaderData.subcategory, args.match.context.i18n) : ""),
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
  const { subcategory, regions, icon } = Route.useLoaderData();
  const { step, editing = false, place, company, from } = Route.useSearch();
  const navigate = Route.useNavigate();
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
  const { id, slug } = subcategory;
  const router = useRouter();
  const { session, calls } = router.options.context;
  // Before anything of the page may change: what was typed into it by then is React's to keep.
  const [first] = questionsOf(subcategory.questions);
  if (first && !needsNoDeferredParts({ question: first })) {
    use(deferredParts.fetch());
    use(calls());
  }
  const alive = useHydrated();
  const begun = useMemo(
    () => alive && createRequestDraftStore(deviceStorage(), () => session.current()?.user.id).read(slug) !== undefined,
    [alive, slug, session],
  );
  const go: Address["go"] = (next, options) =>
    void navigate({
      search: { step: next, ...(options?.editing && { editing: true as const }), ...(company && { company }) },
      replace: options?.replace ?? false,
      resetScroll: false,
      state: options?.from === undefined ? {} : { screenBefore: options.from },
    });
  // Which question another address is about is known on the device alone.
  const pending = <NamedPending icon={icon} of={subcategory} />;
  if (!alive && (step !== undefined || from !== undefined)) return pending;
  return (
    <Suspense fallback={pending}>
      <Wizard
        key={`${id} ${begun}`}
        alive={alive}
        subcategory={subcategory}
        icon={icon}
        regions={regions}
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
    </Suspense>
  );
}

function NamedPending({ icon, of }: { icon: string | undefined; of: SubcategoryWithForm }) {
  return <WizardPending icon={icon} name={useCatalogueName()(of)} />;
}
