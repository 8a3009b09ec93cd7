import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { NotificationsPage } from "#features/notification/notifications-page.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/company/profile/notifications")({
  loader: ({ context: { api } }) => api.notification.own.ensureData(),
  head: (args) => pageTitle(args, msg`Notifications`),
  component: () => <NotificationsPage reader="Company" />,
});
