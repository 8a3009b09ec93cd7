export interface Site {
  /** Of the pages and the calls. */
  origin: string;
  /** Of the page of the mails. */
  mailbox: string;
}

let own: Site | undefined;

/** Called once in each file, before its tests are read. */
export const openSite = (site: Site): void => {
  own = site;
};

/** The site that this file has to itself. */
export function site(): Site {
  if (!own) throw new Error("No site was started for this file.");
  return own;
}
