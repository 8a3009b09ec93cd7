// Shows what the server tells this device, and opens the page that it is about. It keeps nothing and answers no request.
self.addEventListener("push", (event) => {
  const { title, body, path } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: path, data: path }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(new URL(event.notification.data, self.location.origin).href));
});
