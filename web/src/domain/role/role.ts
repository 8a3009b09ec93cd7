import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { Role } from "@metiro/shared/roles";

export const roleNames: Record<Role, MessageDescriptor> = {
  Admin: msg`Administration`,
  Company: msg`Entreprise`,
  Tenderer: msg`Client`,
};

/** Where those who may choose do so. */
export const notificationsOf = {
  Company: "/company/profile/notifications",
  Tenderer: "/tenderer/notifications",
} as const;

export const profileOf = {
  Admin: "/admin/profile",
  Company: "/company/profile",
  Tenderer: "/tenderer/profile",
} as const satisfies Record<Role, string>;
