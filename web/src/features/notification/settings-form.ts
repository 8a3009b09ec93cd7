import type { NotificationSettings } from "@metiro/shared/notification/schema";
import type { UseFormReturn } from "react-hook-form";

/** What is being chosen. */
export type SettingsForm = UseFormReturn<NotificationSettings, unknown, NotificationSettings>;
