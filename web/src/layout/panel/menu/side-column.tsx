import { Suspense } from "react";
import { cn } from "#ui/cn.ts";
import type { LayoutSettings } from "../../settings/store.ts";
import type { MenuEntry } from "./menu-entry.ts";
import { SideMenu } from "./side-menu.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const SmallSideMenu = lazyPart(() => import("./small-side-menu.tsx"));
const SideImage = lazyPart(() => import("./side-image.tsx"));

interface SideColumnProps {
  menu: readonly MenuEntry[];
  settings: LayoutSettings;
}

/** The menu beside the page: up to 767 px not at all, up to 1024 px always the small one. */
export function SideColumn({
  menu,
  settings: { sidebarColor, sidebarSize, sidebarView, sidebarImage },
}: SideColumnProps) {
  const small = (
    <Suspense>
      <SmallSideMenu menu={menu} color={sidebarColor} />
    </Suspense>
  );
  const detached = sidebarView === "detached";
  const column = cn(
    "sticky top-0",
    detached ? "my-3 ml-3 h-[calc(100dvh-1.5rem)] overflow-hidden rounded-lg top-3" : "h-dvh",
    detached && sidebarColor === "light" && "ring ring-line",
  );
  const image = sidebarImage === "drawing" && (
    <Suspense>
      <SideImage />
    </Suspense>
  );
  return (
    <>
      <aside className={cn(column, "max-md:hidden lg:hidden")}>{small}</aside>
      <aside className={cn(column, "max-lg:hidden")}>
        {sidebarSize === "sm" ? small : <SideMenu menu={menu} color={sidebarColor} foot={image} />}
      </aside>
    </>
  );
}
