// Programs of the operating system that npm does not carry: Redis and, for the browser tests, Chromium.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

function onPath(command) {
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    try {
      accessSync(join(folder, command), constants.X_OK)
      return join(folder, command)
    } catch {
      // the next folder
    }
  }
  return undefined
}

const managers = [
  {
    command: 'apt-get',
    before: ['apt-get', ['update', '-qq']],
    install: (name) => ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]],
  },
  { command: 'dnf', install: (name) => ['dnf', ['install', '-y', '-q', name]] },
  { command: 'apk', install: (name) => ['apk', ['add', '--no-cache', name]] },
  { command: 'pacman', install: (name) => ['pacman', ['-S', '--noconfirm', name]] },
  { command: 'brew', install: (name) => ['brew', ['install', '--quiet', name]], asUser: true },
]

/**
 * The path of the first installed one of `commands`. Otherwise installs the first of `packages` that the system's package
 * manager can install without a question; throws with the packages to install when none can.
 */
export function findOrInstall({ commands, packages }) {
  const found = commands.map(onPath).find(Boolean)
  if (found) return found
  const manager = managers.find(({ command }) => onPath(command))
  const sudo = process.getuid?.() === 0 || manager?.asUser ? [] : ['sudo', '-n']
  if (manager && (sudo.length === 0 || onPath('sudo'))) {
    const run = ([command, args]) => {
      const [program, ...rest] = [...sudo, command, ...args]
      return (
        spawnSync(program, rest, {
          stdio: 'ignore',
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        }).status === 0
      )
    }
    console.error(`Installing ${packages[0]} with ${manager.command} …`)
    if (manager.before) run(manager.before)
    for (const name of packages) {
      if (run(manager.install(name))) {
        const installed = commands.map(onPath).find(Boolean)
        if (installed) return installed
      }
    }
  }
  throw new Error(`${commands.join(' or ')} is missing: install ${packages[0]} and try again.`)
}

/** A Chromium for the browser tests: `CHROMIUM_PATH`, one on the PATH, or installed. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ||
  findOrInstall({
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
    packages: ['chromium', 'chromium-browser'],
  })

/** The browser of the tests: the headless shell, which draws no window of its own, or any Chromium. */
export const findHeadlessChromium = () =>
  process.env.CHROMIUM_PATH ||
  findOrInstall({
    commands: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
    ],
    packages: ['chromium-headless-shell', 'chromium', 'chromium-browser'],
  })
