import { useEffect } from "react";
import { inTab } from "#page/in-tab.ts";

type Typed = Record<"firstName" | "lastName" | "email" | "phone", string>;
const nobody: Typed = { firstName: "", lastName: "", email: "", phone: "" };

const typed = inTab(() => nobody);

/** What was typed into the other of the two sign-up forms; of this page alone, never of the device. */
export const typedPerson = (): Typed => typed.current;

/** Keeps what is typed while one goes from one of the two forms to the other, and no further. */
export function useTypedPerson(values: () => Partial<Record<keyof Typed, unknown>>): void {
  useEffect(
    () => () => {
      const toTheOther = window.location.pathname.startsWith("/auth/register/");
      const { firstName, lastName, email, phone } = values();
      typed.current = toTheOther
        ? { firstName: text(firstName), lastName: text(lastName), email: text(email), phone: text(phone) }
        : nobody;
    },
    [values],
  );
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
