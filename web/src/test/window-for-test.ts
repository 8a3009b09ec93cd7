import { vi } from "vitest";

/** What jsdom lacks: a window that is as narrow as a phone, or wider. */
export const stubWindow = (onPhone = false) =>
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: onPhone && media === "(max-width: 767px)",
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
