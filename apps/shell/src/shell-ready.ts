/** Told to the inline loader when the page can answer. */
export const shellReadyEvent = 'smm:ready'
