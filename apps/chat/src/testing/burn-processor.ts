/** Keeps the processor busy for `ms` milliseconds of this thread's own time. */
export function burnProcessor(ms: number): void {
  const before = process.threadCpuUsage()
  for (;;) {
    const { user, system } = process.threadCpuUsage(before)
    if ((user + system) / 1_000 >= ms) return
  }
}
