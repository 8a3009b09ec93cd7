import { useEffect } from "react";

type Typed = Record<"firstName" | "lastName" | "email" | "phone", string>;
const nobody: Typed = { firstName: "", lastName: "", email: "", phone: "" };

let typed = nobody;

/** What was typed into the other of the two sign-up forms; of this page alone, never of the device. */
export const typedPerson = (): Typed => typed;

/** Keeps what is typed while one goes from one of the two forms to the other, and no further. */
export function useTypedPerson(values: () => Partial<Record<keyof Typed, unknown>>): void {
  useEffect(
    () => () => {
      const toTheOther = window.location.pathname.startsWith("/auth/register/");
      const { firstName, lastName, email, phone } = values();
      typed = toTheOther
        ? { firstName: text(firstName), lastName: text(lastName), email: text(email), phone: text(phone) }
        : nobody;
    },
    [values],
  );
}

const text = (value: unknown) => (typeof value === "string" ? value : "");
