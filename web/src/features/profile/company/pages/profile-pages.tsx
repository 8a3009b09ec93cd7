import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useFocusFieldFromHash } from "#form/field/use-focus-field-from-hash.ts";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import { useSession } from "#session/use-session.ts";
import { Icon } from "#ui/icon.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import {
  profileList,
  type ProfilePage as Page,
  profilePageNames as labels,
  profilePages,
} from "#domain/company/profile-pages.ts";

/** What a company that has yet to complete its profile says in the steps of the first page. */
const laterPages: readonly string[] = ["coverage", "proofs", "absence", "showcase"] satisfies Page[];

/** The pages that a company has: one that has yet to complete its profile has not all of them. */
export function useOwnPages(): readonly Page[] {
  const completed = useSession()?.claims?.profileCompleted ?? true;
  return (Object.keys(labels) as Page[]).filter((page) => completed || !laterPages.includes(page));
}

/** The pages of a company's profile, each with one thing to save, and the way between them. */
export function ProfilePages({ children }: { children: ReactNode }) {
  useFocusFieldFromHash();
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") });
  const onPhone = usePhone();
  return (
    <UnsavedGuard>
      {!onPhone && <PageTabs here={here} />}
      {onPhone && here !== profileList && <WayBack />}
      {children}
    </UnsavedGuard>
  );
}

function PageTabs({ here }: { here: string }) {
  const { t, i18n } = useLingui();
  const pages = useOwnPages();
  return (
    <Tabs
      label={t`Mon profil`}
      className="mb-6"
      tabs={pages.map((page) => ({
        key: page,
        label: i18n._(labels[page]),
        current: here === profilePages[page],
        link: (parts) => <Link {...parts} to={profilePages[page]} />,
      }))}
    />
  );
}

/** Where ten tabs would hide the one that is open: the way back to the list that names them all. */
function WayBack() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Mon profil`} className="-mt-2 mb-1">
      <Link
        to={profileList}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 pr-3 text-sm text-ink-2 no-underline hover:underline"
      >
        <Icon of={ChevronLeft} size="xs" />
        <Trans>Profil</Trans>
      </Link>
    </nav>
  );
}
