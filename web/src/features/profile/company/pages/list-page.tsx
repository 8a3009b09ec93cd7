import { Trans, useLingui } from "@lingui/react/macro";
import type { Company } from "@metiro/shared/company/schema";
import { subscriptionStanding } from "@metiro/shared/subscription/standing";
import { formatDay } from "@metiro/shared/text/format";
import { Link, Navigate } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { type ProfilePage, profilePageNames as labels, profilePages } from "#domain/company/profile-pages.ts";
import { Card } from "#ui/display/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { PageHead } from "#ui/navigation/page-head.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { fieldsOf } from "../company-fields.tsx";
import { useProfilePoints } from "../use-profile-points.ts";
import { useOwnPages } from "./profile-pages.tsx";

/** On a phone: every page of the profile with how it stands there. Wider windows have tabs on each page instead. */
export function ProfileListPage() {
  const { t, i18n } = useLingui();
  const [company] = trpc.company.own.useSuspenseQuery();
  const onPhone = usePhone();
  const pages = useOwnPages();
  const states = useStates(company, pages.includes("proofs"));
  if (!onPhone) return <Navigate to={profilePages.company} replace />;
  return (
    <>
      <PageHead title={<Trans>Mon profil</Trans>} />
      <Card>
        <ul aria-label={t`Mon profil`} className="divide-y divide-line">
          {pages.map((page) => (
            <li key={page}>
              <Link
                to={profilePages[page]}
                className="flex min-h-13 items-center gap-3 px-4 py-2 text-ink no-underline hover:bg-hover focus-visible:-outline-offset-3"
              >
                <span className="flex min-w-0 flex-auto flex-wrap items-baseline justify-between gap-x-3">
                  <span className="font-medium">{i18n._(labels[page])}</span>
                  {states[page] !== undefined && (
                    <span className="num text-sm whitespace-normal text-ink-2">{states[page]}</span>
                  )}
                </span>
                <Icon of={ChevronRight} size="sm" className="shrink-0 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </>
  );
}

/** How each page stands, in a few words; of what nothing is missing or running nothing is said. */
function useStates(company: Company, isComplete: boolean): Partial<Record<ProfilePage, string | undefined>> {
  const { t } = useLingui();
  const points = useProfilePoints(fieldsOf(company), company);
  const missingOn = (page: string | undefined) => {
    const missing = points.filter((point) => !point.there && point.page === page).length;
    return missing === 0 ? undefined : t`${missing} à compléter`;
  };
  const own = { ...handlesOwnErrors, enabled: isComplete };
  const proofs = trpc.proof.own.useQuery(undefined, own).data?.items;
  const showcase = trpc.showcase.own.useQuery(undefined, own).data;
  const periods = trpc.subscription.own.useQuery(undefined, handlesOwnErrors).data;
  const done = proofs?.filter((proof) => proof.verified).length;
  return {
    company: missingOn(undefined),
    coverage: missingOn(profilePages.coverage),
    proofs: proofs && t`${done} sur ${proofs.length}`,
    showcase: showcase && (showcase.visible ? t`Affichée` : t`Pas affichée`),
    absence: useAbsenceState(company),
    subscriptions: useSubscriptionState(periods),
  };
}

function useAbsenceState({ pausedAt, away, holidays }: Company) {
  const { t } = useLingui();
  if (away?.endsOn) return t`En pause jusqu’au ${formatDay(away.endsOn)}`;
  if (away || pausedAt !== undefined) return t`En pause`;
  const [next] = holidays;
  return next && t`Dès le ${formatDay(next.startsOn)}`;
}

function useSubscriptionState(periods: Parameters<typeof subscriptionStanding>[0] | undefined) {
  const { t } = useLingui();
  if (!periods) return undefined;
  const standing = subscriptionStanding(periods);
  if (standing.state === "active") return t`Jusqu’au ${formatDay(standing.endsOn)}`;
  if (standing.state === "upcoming") return t`Dès le ${formatDay(standing.startsOn)}`;
  if (standing.state === "expired") return t`Échu le ${formatDay(standing.endsOn)}`;
  return t`Aucun`;
}
