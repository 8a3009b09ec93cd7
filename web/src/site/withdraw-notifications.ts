/** What was told here of a person goes from the device's list of notifications. */
export async function withdrawNotifications(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    for (const told of (await registration?.getNotifications()) ?? []) told.close();
  } catch {
    // Without a worker nothing was told.
  }
}
