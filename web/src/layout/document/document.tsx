import { useLingui } from "@lingui/react";
import type { Language } from "@metiro/shared/languages";
import { HeadContent, ScriptOnce, Scripts, useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { documentLanguage } from "#i18n/language.ts";
import { firstPaint } from "#page/marks.ts";
import { ForDevices } from "./for-devices.tsx";

/** The whole document: the server writes it, the browser takes it over unless the page is a plain one. */
export function Document({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const { ssr, context } = useRouter().options;
  const { lang, dir } = documentLanguage(i18n.locale as Language);
  return (
    <html lang={lang} dir={dir} suppressHydrationWarning>
      <head>
        {import.meta.env.SSR && <ForDevices lang={lang} />}
        <HeadContent />
        {/* That of a panel goes ahead of the styles (sections/first-in-head.ts). */}
        {!context.firstCalls && <ScriptOnce>{firstPaint}</ScriptOnce>}
      </head>
      <body>
        {children}
        {context.scripts?.map(({ attrs, children: source }) => (
          <script
            key={attrs.src ?? attrs.type ?? ""}
            {...attrs}
            nonce={ssr?.nonce}
            {...(source !== undefined && { dangerouslySetInnerHTML: { __html: source } })}
          />
        )) ?? <Scripts />}
      </body>
    </html>
  );
}
