/** Runs Node with as many open files as ten thousand sockets need, where the system lets it. */
export const withOpenFiles = {
  command: '/bin/sh',
  args: (args: string[]) => [
    '-c',
    'ulimit -n 65536 2>/dev/null || ulimit -n "$(ulimit -H -n)"; exec "$0" "$@"',
    process.execPath,
    ...args,
  ],
}
