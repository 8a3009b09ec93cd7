import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFocusFieldFromHash } from "#form/field/use-focus-field-from-hash.ts";
import { UnsavedGuard } from "#form/unsaved.tsx";
import { useSession } from "#session/use-session.ts";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { profilePages } from "./anchors.ts";

const labels = {
  company: msg`Entreprise`,
  coverage: msg`Prestations et zone`,
  proofs: msg`Vérifications`,
  showcase: msg`Page publique`,
  absence: msg`Pause et vacances`,
  subscriptions: msg`Abonnement`,
  account: msg`Compte et sécurité`,
  notifications: msg`Notifications`,
  data: msg`Données`,
} as const satisfies Record<keyof typeof profilePages, unknown>;

/** What a company that has yet to complete its profile says in the steps of the first page. */
const laterPages: readonly string[] = [
  "coverage",
  "proofs",
  "absence",
  "showcase",
] satisfies (keyof typeof profilePages)[];

/** The pages of a company's profile, each with one thing to save, and the way between them. */
export function ProfilePages({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui();
  useFocusFieldFromHash();
  const here = useLocation({ select: ({ pathname }) => pathname.replace(/\/$/, "") });
  const completed = useSession()?.claims?.profileCompleted ?? true;
  const pages = (Object.keys(labels) as (keyof typeof labels)[]).filter(
    (page) => completed || !laterPages.includes(page),
  );
  return (
    <UnsavedGuard>
      <Tabs
        label={t`Mon profil`}
        className="mb-6 max-md:-mx-5"
        tabs={pages.map((page) => ({
          key: page,
          label: i18n._(labels[page]),
          current: here === profilePages[page],
          link: (parts) => <Link {...parts} to={profilePages[page]} />,
        }))}
      />
      {children}
    </UnsavedGuard>
  );
}
