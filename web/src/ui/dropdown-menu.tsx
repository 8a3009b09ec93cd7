import * as Radix from "@radix-ui/react-dropdown-menu";
import { createContext, type ReactElement, type ReactNode, use, useCallback, useRef } from "react";
import { cn } from "./cn.ts";
import { Icon, type IconShape } from "./icon.tsx";
import type { RenderLink } from "./link-parts.ts";

interface DropdownMenuProps {
  /** A Button or an IconButton. */
  trigger: ReactElement;
  /** A line above the entries. */
  title?: ReactNode;
  align?: "start" | "end" | undefined;
  children: ReactNode;
}

/** Notes what the chosen entry does, until the menu has closed. */
const ChosenContext = createContext<(act: () => void) => void>((act) => act());

/** Entries: MenuItem, MenuLink, MenuSeparator. Arrow keys move, Escape closes. */
export function DropdownMenu({ trigger, title, align = "end", children }: DropdownMenuProps) {
  const chosen = useRef<(() => void) | null>(null);
  // After the trigger has the focus again: a dialog that the entry opens gives it back there.
  const actOnClose = () => {
    if (chosen.current) queueMicrotask(chosen.current);
    chosen.current = null;
  };
  const choose = useCallback((act: () => void) => {
    chosen.current = act;
  }, []);
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={8}
          collisionPadding={8}
          onCloseAutoFocus={actOnClose}
          className="z-60 max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1rem)] min-w-56 animate-rise-in overflow-y-auto rounded-lg border border-line bg-surface p-1.5 text-base text-ink shadow-float"
        >
          {title && <Radix.Label className="px-3 pt-2 pb-1 text-xs text-ink-3">{title}</Radix.Label>}
          <ChosenContext value={choose}>{children}</ChosenContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemClass =
  "flex min-h-11 w-full min-w-0 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 text-left no-underline outline-none select-none data-disabled:cursor-not-allowed data-disabled:text-ink-disabled data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus md:min-h-10";

interface MenuItemProps {
  icon?: IconShape | undefined;
  /** Deletes or cancels. */
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger = false, disabled, onSelect, children }: MenuItemProps) {
  const choose = use(ChosenContext);
  return (
    <Radix.Item
      disabled={disabled ?? false}
      onSelect={() => choose(onSelect)}
      className={cn(itemClass, danger && "text-danger")}
    >
      <MenuWords icon={icon} danger={danger}>
        {children}
      </MenuWords>
    </Radix.Item>
  );
}

interface MenuLinkProps {
  icon?: IconShape | undefined;
  /** `(parts) => <Link {...parts} to="/tenderer/profile" />` */
  link: RenderLink;
  children: ReactNode;
}

export function MenuLink({ icon, link, children }: MenuLinkProps) {
  const words = <MenuWords icon={icon}>{children}</MenuWords>;
  return <Radix.Item asChild>{link({ className: cn(itemClass, "text-ink"), children: words })}</Radix.Item>;
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}

function MenuWords({ icon, danger, children }: { icon: IconShape | undefined; danger?: boolean; children: ReactNode }) {
  return (
    <>
      {icon && <Icon of={icon} className={danger ? undefined : "text-ink-3"} />}
      <span className="min-w-0">{children}</span>
    </>
  );
}
