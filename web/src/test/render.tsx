import { type I18n, setupI18n } from "@lingui/core";
import { I18nProvider } from "@lingui/react";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent, { type Options, type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { onTestFinished } from "vitest";

/** Speaks a language; without catalogues the words are those of the code, which are French. */
export const speaking = (locale = "fr"): I18n => setupI18n({ locale, messages: { [locale]: {} } });

interface RenderOptions {
  locale?: string;
  /** For tests that hold the clock. */
  user?: Options;
}

/** Shows a part as a page would, taken down when the test ends; returns the hands of its user. */
export function show(element: ReactElement, { locale, user }: RenderOptions = {}): UserEvent {
  const hands = userEvent.setup(user);
  render(<I18nProvider i18n={speaking(locale)}>{element}</I18nProvider>);
  onTestFinished(cleanup);
  return hands;
}

export { screen };
