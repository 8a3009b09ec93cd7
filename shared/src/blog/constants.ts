/** How a list of posts is ordered. */
export const blogSorts = ["newest", "oldest", "changed", "title"] as const;

/** What a link of a post may begin with, as the editor takes it and as the server keeps it. */
export const linkProtocols = ["https", "http", "mailto", "tel"] as const;

export const isLinkProtocol = (protocol: string): boolean => linkProtocols.some((known) => `${known}:` === protocol);
