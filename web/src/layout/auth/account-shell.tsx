import type { ReactNode } from "react";
import { Brand } from "#art/brand.tsx";
import { LanguageSwitch } from "../language-switch.tsx";
import { Illustration } from "#ui/feedback/illustration/illustration.tsx";
import { Copyright } from "../copyright.tsx";
import { contentId } from "../document/skip-link.tsx";

/** What surrounds the account pages: the form on one side, a drawing on the other. `data-wide` inside makes room. */
export function AccountShell({ children }: { children: ReactNode }) {
  return (
    <div data-scale="public" className="grid min-h-dvh md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="flex flex-col bg-surface px-5 pt-3 pb-8 md:px-8 md:pt-4">
        <header className="flex items-center justify-between">
          <Brand />
          <LanguageSwitch />
        </header>
        <main
          id={contentId}
          className="mx-auto mt-4 mb-auto w-full max-w-108 py-8 outline-none has-data-wide:max-w-144 md:my-auto"
        >
          {children}
        </main>
        <footer className="text-xs text-ink-3">
          <Copyright />
        </footer>
      </div>
      <div className="relative overflow-hidden bg-art-paper max-md:hidden">
        <Illustration name="column" cover className="absolute inset-0 size-full" />
      </div>
    </div>
  );
}
