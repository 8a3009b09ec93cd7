import type { Category } from "@metiro/shared/category/schema";
import type { ReactNode } from "react";
import { contentId } from "../document/skip-link.tsx";
import { OfflineBar } from "../offline-bar.tsx";
import { Footer } from "./footer.tsx";
import { TopBar } from "./top-bar.tsx";

interface PublicShellProps {
  categories: readonly Category[];
  children: ReactNode;
}

/** What surrounds the public pages. */
export function PublicShell({ categories, children }: PublicShellProps) {
  return (
    <div data-scale="public" className="flex min-h-dvh flex-col">
      <TopBar categories={categories} />
      <main id={contentId} className="flex-1 outline-none">
        {children}
      </main>
      <Footer categories={categories} />
      <OfflineBar />
    </div>
  );
}
