/** The key of the conversation in localStorage. */
export const storageKey = 'smm:chat'
