/** '@loja.x_' and '@loja.x': two handles that differ only in dots and underscores. */
export const isNearHandle = (handle: string, other: string): boolean =>
  lettersAlone(handle) === lettersAlone(other)

const lettersAlone = (handle: string) => handle.replace(/[._]/g, '')
