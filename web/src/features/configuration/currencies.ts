/** Those that are chosen most here come first. */
const near = ["CHF", "EUR"];

/** Every currency in use with its name: « CHF, franc suisse ». */
export function currencyOptions(locale: string): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: "currency" });
  const others = Intl.supportedValuesOf("currency").filter((code) => !near.includes(code));
  return [...near, ...others].map((code) => ({ value: code, label: `${code}, ${names.of(code) ?? code}` }));
}
