/** When a client wants the work to begin; `on_date` comes with a date. */
export const startPreferences = ["asap", "within_month", "within_3_months", "flexible", "on_date"] as const;
export type StartPreference = (typeof startPreferences)[number];
