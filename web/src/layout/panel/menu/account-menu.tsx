import { Trans, useLingui } from "@lingui/react/macro";
import type { Role } from "@metiro/shared/roles";
import { Link } from "@tanstack/react-router";
import {
  Bell,
  BookOpen,
  ChevronDown,
  FileText,
  Keyboard,
  LogOut,
  Moon,
  SlidersHorizontal,
  Star,
  Sun,
  UserRound,
} from "lucide-react";
import { type ReactNode, Suspense, useId, useRef, useState } from "react";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { trpc } from "#api/trpc.ts";
import { useSession } from "#session/use-session.ts";
import { useSignOut } from "#session/use-sign-out.ts";
import { cn } from "#ui/cn.ts";
import { Avatar } from "#ui/display/avatar.tsx";
import { Icon, type IconShape } from "#ui/icon.tsx";
import { useDark } from "../../settings/use-dark.ts";
import { useShortcutHelp } from "../../shortcuts/use-shortcut-help.tsx";
import { notificationsOf, profileOf } from "@metiro/shared/roles";
import { roleNames } from "#domain/role/role.ts";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const LayoutDialog = lazyPart(() => import("../../settings/layout-dialog.tsx"));
const InstallEntry = lazyPart(() => import("../install-entry.tsx"));

/**
 * Who is signed in, with the way to the profile and out: links and buttons in the browser's own popover, which costs
 * every panel page nothing to load. Escape and a press beside it close it.
 */
export function AccountMenu() {
  const session = useSession();
  const signOut = useSignOut();
  const [dark, setDark] = useDark();
  const [choosing, setChoosing] = useState(false);
  const help = useShortcutHelp();
  const [opened, setOpened] = useState(false);
  const { data: company } = trpc.company.own.useQuery(undefined, {
    ...handlesOwnErrors,
    enabled: session?.claims?.role === "Company",
  });
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  if (!session?.claims) return null;
  const { role } = session.claims;
  const { firstName, lastName, email } = session.user;
  // A company is known by its own name, whoever answers for it.
  const shown = role === "Company" ? company?.name : undefined;
  const close = () => menu.current?.hidePopover();
  const closeAnd = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <>
      <AccountButton name={shown ?? (`${firstName} ${lastName}`.trim() || email)} role={role} popoverTarget={id} />
      <div ref={menu} id={id} popover="auto" onToggle={() => setOpened(true)} className={menuClass}>
        <p className="px-3 pt-2 pb-1 text-xs break-all text-ink-3">{email}</p>
        <Link to={profileOf[role]} onClick={close} className={entryClass}>
          <Icon of={UserRound} className="text-ink-3" />
          <Trans>Profil</Trans>
        </Link>
        {role === "Company" && (
          <>
            <Link to="/company/reviews" onClick={close} className={cn(entryClass, "xl:hidden")}>
              <Icon of={Star} className="text-ink-3" />
              <Trans>Avis</Trans>
            </Link>
            <Link to="/company/templates" onClick={close} className={cn(entryClass, "xl:hidden")}>
              <Icon of={FileText} className="text-ink-3" />
              <Trans>Modèles</Trans>
            </Link>
          </>
        )}
        {role !== "Admin" && (
          <Link to={notificationsOf[role]} onClick={close} className={entryClass}>
            <Icon of={Bell} className="text-ink-3" />
            <Trans>Notifications</Trans>
          </Link>
        )}
        <Link to="/pages" onClick={close} className={entryClass}>
          <Icon of={BookOpen} className="text-ink-3" />
          <Trans>Guides</Trans>
        </Link>
        <Entry icon={dark ? Sun : Moon} onClick={closeAnd(() => setDark(!dark))}>
          {dark ? <Trans>Thème clair</Trans> : <Trans>Thème sombre</Trans>}
        </Entry>
        <Entry icon={SlidersHorizontal} onClick={closeAnd(() => setChoosing(true))}>
          <Trans>Affichage</Trans>
        </Entry>
        {opened && (
          <Suspense>
            <InstallEntry className={entryClass} onPress={close} />
          </Suspense>
        )}
        <Entry icon={Keyboard} onClick={closeAnd(help.open)} className="pointer-coarse:hidden">
          <Trans>Raccourcis clavier</Trans>
        </Entry>
        <hr className="-mx-1.5 my-1.5 border-line" />
        <Entry icon={LogOut} onClick={closeAnd(() => void signOut())}>
          <Trans>Se déconnecter</Trans>
        </Entry>
      </div>
      {choosing && (
        <Suspense>
          <LayoutDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
      {help.dialog}
    </>
  );
}

/** Under the button where the browser can tie them together, else in the corner. */
const menuClass = [
  "top-16 right-3 bottom-auto left-auto m-0 w-60 rounded-lg border border-line bg-surface p-1.5 text-base text-ink shadow-float open:animate-rise-in",
  "supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:mt-2 supports-[position-area:bottom]:[position-area:bottom_span-left]",
].join(" ");

const entryClass =
  "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 py-1.5 text-left text-ink no-underline hover:bg-hover focus-visible:-outline-offset-3 aria-[current=page]:font-semibold aria-[current=page]:text-accent-ink md:min-h-10";

interface EntryProps {
  icon: IconShape;
  onClick: () => void;
  className?: string;
  children: ReactNode;
}

const Entry = ({ icon, onClick, className, children }: EntryProps) => (
  <button type="button" onClick={onClick} className={cn(entryClass, className)}>
    <Icon of={icon} className="text-ink-3" />
    {children}
  </button>
);

interface AccountButtonProps {
  name: string;
  role: Role;
  popoverTarget: string;
}

function AccountButton({ name, role, popoverTarget }: AccountButtonProps) {
  const { t, i18n } = useLingui();
  return (
    <button
      type="button"
      popoverTarget={popoverTarget}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-md px-2 text-left text-sm leading-4.5 font-semibold text-current hover:bg-current/8"
    >
      <Avatar name={name} round size="sm" />
      <span className="sr-only">{t`Compte de`}</span>
      <span className="max-lg:sr-only">
        {/* A long name leaves the menu its room. */}
        <span className="block max-w-40 truncate min-[88rem]:max-w-60">{name}</span>
        <span className="block text-xs font-normal">{i18n._(roleNames[role])}</span>
      </span>
      <Icon of={ChevronDown} size="sm" className="max-md:hidden" />
    </button>
  );
}
