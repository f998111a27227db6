/** Where this browser keeps the conversation. */
export const storageKey = 'smm:chat'
