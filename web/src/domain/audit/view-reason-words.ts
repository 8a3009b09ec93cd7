import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ViewReason } from "@metiro/shared/user/view-reasons";

/** Why an admin looks at what is somebody else's. */
export const viewReasonWords: Record<ViewReason, MessageDescriptor> = {
  asked: msg`La personne demande de l’aide`,
  fault: msg`Un défaut est signalé`,
  dispute: msg`Un désaccord est à régler`,
  abuse: msg`Un abus est soupçonné`,
};
