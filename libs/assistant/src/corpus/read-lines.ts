/** A table of what people write: one message a line. */
export const readLines = (table: string): string[] => table.trim().split('\n')
