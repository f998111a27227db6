/** Whether it is the order or ticket whose number a message names. */
export const isIdOf = (id: string, ref: string) => id.toLowerCase().startsWith(ref.slice(0, 8))
