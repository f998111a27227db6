import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Lints one line as if it stood in `folder`, and answers what the boundary rule said. */
function lint(folder: string, line: string): string {
  const file = join(root, folder, `boundary-probe-${process.pid}.mjs`)
  writeFileSync(file, `${line}\n`)
  try {
    const run = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules/eslint/bin/eslint.js'),
        '-c',
        join(root, 'tools/lint/eslint.config.mjs'),
        '--format',
        'json',
        file,
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
    )
    const [result] = JSON.parse(run.stdout) as Array<{ messages: Array<{ ruleId: string; message: string }> }>
    return result!.messages
      .filter(({ ruleId }) => ruleId === '@nx/enforce-module-boundaries')
      .map(({ message }) => message)
      .join('\n')
  } finally {
    rmSync(file, { force: true })
  }
}

beforeAll(() => {
  // The rule reads the project graph that nx keeps; make sure there is one.
  spawnSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], {
    cwd: root,
    env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
  })
}, 60_000)

describe('a wrong import fails the lint', () => {
  it.each([
    ['an app imports another app', 'apps/chat/src', "import '@smm/orders/src/main.ts'"],
    ['a pure lib imports a server lib', 'libs/pricing/src', "import '@smm/database/connect'"],
    ['a contract imports a domain lib', 'libs/contracts/src', "import '@smm/pricing/quote'"],
    ['a button knows an order', 'libs/ui/src', "import '@smm/contracts/orders'"],
    ['a page imports a server lib', 'apps/storefront/src', "import '@smm/messaging/relay'"],
    ['a service imports a page part', 'apps/chat/src', "import '@smm/ui/button'"],
    ['a tool imports a page part', 'tools/storm', "import '@smm/ui/button'"],
    [
      'a tool other than the tab of the storm imports the client of the chat',
      'tools/storm',
      "import '../../apps/storefront/src/chat/open-order-chat.ts'",
    ],
  ])('when %s', (_what, folder, line) => {
    expect(lint(folder, line)).not.toBe('')
  })

  it('and a right one passes', () => {
    expect(lint('apps/chat/src', "import '@smm/contracts/chat'")).toBe('')
  })
})
