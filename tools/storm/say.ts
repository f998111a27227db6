/** Prints a line behind the seconds since the start of the process. */
export const say = (line: string): void =>
  console.error(`${String(Math.round(performance.now() / 1_000)).padStart(4)} s  ${line}`)
