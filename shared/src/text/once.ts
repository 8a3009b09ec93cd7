/** Makes something when it is first asked for: an `Intl` format takes milliseconds to make, and a page begins without most of them. */
export function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
