/** When the work should start; `on_date` names a day. */
export const startPreferences = ["asap", "within_month", "within_3_months", "flexible", "on_date"] as const;
export type StartPreference = (typeof startPreferences)[number];
