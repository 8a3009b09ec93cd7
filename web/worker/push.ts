import type { PushNews } from "@metiro/shared/notification/push";

declare const self: ServiceWorkerGlobalScope;

/** Shows what the server tells this device (`server/src/domains/notification/push`). */
export function tell(event: PushEvent): void {
  if (!event.data) return;
  const { title, body, path } = event.data.json() as PushNews;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag: path,
      data: path,
      icon: "/assets/app/icon-192.png",
      badge: "/assets/app/badge.png",
    }),
  );
}

/** Opens the page that it is about: the window that shows it already, else another one. Where somebody writes nothing is replaced. */
export function openPage(event: NotificationEvent): void {
  event.notification.close();
  const { href } = new URL(String(event.notification.data), self.location.origin);
  event.waitUntil(
    self.clients
      .matchAll({ type: "window", includeUncontrolled: true })
      .then((windows) => windows.find(({ url }) => url === href)?.focus() ?? self.clients.openWindow(href)),
  );
}
