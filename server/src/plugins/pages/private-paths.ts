/** Rooms that are there for people, not to be found: panels, accounts, the wizard. */
export const privatePaths = [
  "/admin",
  "/auth",
  "/company",
  "/offline",
  "/pages",
  "/request",
  "/tenderer",
  "/unsubscribe",
] as const;

/** Whether a path lies in one of them. */
export const isPrivate = (path: string): boolean =>
  privatePaths.some((room) => `${path.toLowerCase()}/`.startsWith(`${room}/`));
