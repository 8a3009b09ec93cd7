/** The accounts of the demo data, as they are offered to whoever tries Metiro out. Never in production. */
export const demoPassword = "Demo-Metiro-2026";

/** The host of all demo addresses. */
export const demoDomain = "demo.metiro.ch";
export const demoAccounts = [
  { email: "admin@demo.metiro.ch", role: "Administration" },
  { email: "client@demo.metiro.ch", role: "Client" },
  { email: "entreprise@demo.metiro.ch", role: "Entreprise" },
  { email: "non.confirme@demo.metiro.ch", role: "Client, e-mail not confirmed" },
] as const;
