import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { Role } from "@metiro/shared/roles";

export const roleNames: Record<Role, MessageDescriptor> = {
  Admin: msg`Administration`,
  Company: msg`Entreprise`,
  Tenderer: msg`Client`,
};
