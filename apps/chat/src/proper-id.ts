/** Whether it may be the id of a message: the database cannot even be asked for some of what is none. */
export const isProperId = (given: unknown): given is string =>
  typeof given === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(given)
