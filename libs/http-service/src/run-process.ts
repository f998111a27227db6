/** Does the work of a process. A failure ends it with a line that says what to do: the stack of a bundle would bury it. */
export async function runProcess(failed: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (err) {
    process.stderr.write(`${failed}. ${(err as Error).message}\n`)
    process.exit(1)
  }
}
