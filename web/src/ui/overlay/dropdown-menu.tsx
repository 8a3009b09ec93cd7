import { cloneElement, type ReactNode, Suspense, use, useState } from "react";
import { cn } from "../cn.ts";
import { Icon, type IconShape } from "../icon.tsx";
import { lazyPart } from "../lazy/lazy-part.tsx";
import type { RenderLink } from "../navigation/link-parts.ts";
import { type DropdownMenuProps, MenuContext } from "./menu-context.ts";

const load = () => import("./opened-menu.tsx");
const OpenedMenu = lazyPart<DropdownMenuProps & { onClose: () => void }>(load);

/**
 * Entries: MenuItem, MenuLink, MenuSeparator. Arrow keys move, Escape closes. What draws an open menu is fetched when a
 * trigger is approached for the first time; where it does not arrive, the trigger is there to be pressed again.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  const [wanted, setWanted] = useState(false);
  const preload = () => void load().catch(() => undefined);
  const button = cloneElement(props.trigger, {
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setWanted(true),
  });
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...props} onClose={() => setWanted(false)} />
    </Suspense>
  );
}

const itemClass =
  "flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-left no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-disabled data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus md:min-h-10";

interface MenuItemProps {
  icon?: IconShape | undefined;
  /** Deletes or cancels. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Why it cannot be chosen, told below its words: without one it can. */
  refusal?: string | undefined;
  onSelect: () => void;
  className?: string | undefined;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, refusal, disabled, onSelect, className, children }: MenuItemProps) {
  const { Item, choose } = use(MenuContext);
  return (
    <Item
      disabled={disabled ?? refusal !== undefined}
      onSelect={() => choose(onSelect)}
      className={cn(itemClass, danger && "text-danger", className)}
    >
      <MenuWords icon={icon} danger={danger}>
        {children}
        {refusal !== undefined && <span className="block text-xs">{refusal}</span>}
      </MenuWords>
    </Item>
  );
}

interface MenuLinkProps {
  icon?: IconShape | undefined;
  /** `(parts) => <Link {...parts} to="/tenderer/profile" />` */
  link: RenderLink;
  children: ReactNode;
}

export function MenuLink({ icon, link, children }: MenuLinkProps) {
  const { Item } = use(MenuContext);
  const words = <MenuWords icon={icon}>{children}</MenuWords>;
  return <Item asChild>{link({ className: cn(itemClass, "text-ink"), children: words })}</Item>;
}

export function MenuSeparator() {
  const { Separator } = use(MenuContext);
  return <Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

function MenuWords({ icon, danger, children }: { icon: IconShape | undefined; danger?: boolean; children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} className={danger ? undefined : "text-ink-3"} />}
      <span className="min-w-0">{children}</span>
    </>
  );
}
