/** To how many companies a request can be sent at once; how many may have it in all is a setting of the platform. */
export const maxPerSend = 20;
