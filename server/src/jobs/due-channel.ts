/** On it processes are told the name of a queue in which something waits that should not wait for their next look. */
export const dueChannel = "jobs_due";
