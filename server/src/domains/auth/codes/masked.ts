/** `jean.rochat@exemple.ch` as `j…t@exemple.ch`. */
export function masked(email: string): string {
  const [local = "", domain = ""] = email.split("@");
  return `${local.at(0)}…${local.length > 2 ? local.at(-1) : ""}@${domain}`;
}
