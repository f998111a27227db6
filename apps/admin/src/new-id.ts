/** `crypto.randomUUID` needs a secure context; without an id the server does not recognise a retry. */
export const newId = () => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : undefined)
