import { useLingui } from "@lingui/react/macro";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFocusFieldFromHash } from "#form/field/use-focus-field-from-hash.ts";
import { UnsavedGuard } from "#form/shell/unsaved.tsx";
import { useSession } from "#session/use-session.ts";
import { Select } from "#ui/input/select.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { usePhone } from "#ui/navigation/use-phone.ts";
import { type ProfilePage as Page, profilePageNames as labels, profilePages } from "#domain/company/profile-pages.ts";

/** What a company that has yet to complete its profile says in the steps of the first page. */
const laterPages: readonly string[] = ["coverage", "proofs", "absence", "showcase"] satisfies Page[];

/** The pages of a company's profile, each with one thing to save, and the way between them. */
export function ProfilePages({ children }: { children: ReactNode }) {
  useFocusFieldFromHash();
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") });
  const completed = useSession()?.claims?.profileCompleted ?? true;
  const pages = (Object.keys(labels) as Page[]).filter((page) => completed || !laterPages.includes(page));
  const current = pages.find((page) => here === profilePages[page]);
  const onPhone = usePhone();
  const Ways = onPhone ? PageChoice : PageTabs;
  return (
    <UnsavedGuard>
      <Ways pages={pages} current={current} />
      {children}
    </UnsavedGuard>
  );
}

interface WaysProps {
  pages: readonly Page[];
  /** Undefined: none of them. */
  current: Page | undefined;
}

function PageTabs({ pages, current }: WaysProps) {
  const { t, i18n } = useLingui();
  return (
    <Tabs
      label={t`Mon profil`}
      className="mb-6"
      tabs={pages.map((page) => ({
        key: page,
        label: i18n._(labels[page]),
        current: page === current,
        link: (parts) => <Link {...parts} to={profilePages[page]} />,
      }))}
    />
  );
}

/** Where nine tabs would hide the one that is open: the phone's own list, which names it. */
function PageChoice({ pages, current }: WaysProps) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  return (
    <nav aria-label={t`Mon profil`} className="mb-6">
      <Select
        aria-label={t`Mon profil`}
        // What may not be left yet is still the page that is named.
        value={current ?? ""}
        placeholder={current ? undefined : t`Mon profil`}
        options={pages.map((page) => ({ value: page, label: i18n._(labels[page]) }))}
        onChange={({ target }) => void navigate({ to: profilePages[target.value as Page] })}
      />
    </nav>
  );
}
