import type { ConfigItem } from "@metiro/shared/application-config/schema";

/** A setting as it arrives: of a value that may be anything, JSON does not promise that it is there. */
export type Setting = Omit<ConfigItem, "value"> & { value?: unknown };
