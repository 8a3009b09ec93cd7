let tell: () => void;

/** Settles once a panel's page stands with its data, where it is drawn in slices (layout/panel/in-slices.tsx). */
export const pageRendered = new Promise<void>((resolve) => {
  tell = resolve;
});

export const markPageRendered = (): void => tell();
