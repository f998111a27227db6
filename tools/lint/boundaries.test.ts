import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { spawnSync } from 'node:child_process'

const root = fileURLToPath(new URL('../../', import.meta.url))
const onRoot = {
  cwd: root,
  encoding: 'utf8',
  env: { ...process.env, NX_DAEMON: 'false', NODE_OPTIONS: '' },
} as const

const wrong = [
  ['an app imports another app', 'apps/chat/src', "import '@smm/orders/src/main.ts'"],
  ['a pure lib imports a server lib', 'libs/pricing/src', "import '@smm/database/connect'"],
  ['a contract imports a domain lib', 'libs/contracts/src', "import '@smm/pricing/quote'"],
  ['a button knows an order', 'libs/ui/src', "import '@smm/contracts/orders/orders'"],
  ['a page imports a server lib', 'apps/storefront/src', "import '@smm/messaging/relay'"],
  ['a service imports a page part', 'apps/chat/src', "import '@smm/ui/button'"],
  ['a tool imports a page part', 'tools/storm', "import '@smm/ui/button'"],
  [
    'a tool other than the tab of the storm imports the client of the chat',
    'tools/storm',
    "import '../../apps/storefront/src/chat/open-order-chat.ts'",
  ],
  [
    'a feature of trained probabilities reads the acts',
    'libs/assistant/src/understanding/learned',
    "import '../acts/read-acts.ts'",
  ],
  ['a slot knows the dialogue', 'libs/assistant/src/understanding/slots', "import '../../dialogue/state.ts'"],
  [
    'a move opens the reader',
    'libs/assistant/src/dialogue/cart',
    "import '../../understanding/slots/items.ts'",
  ],
  [
    'an order knows a complaint',
    'libs/assistant/src/dialogue/ordering',
    "import '../complaints/tickets/tickets.ts'",
  ],
] as const
const right = [
  ['a contract', 'apps/chat/src', "import '@smm/contracts/chat'"],
  ['a layer below', 'libs/assistant/src/understanding/slots', "import '../parse/utterance.ts'"],
] as const

const probes: Array<readonly [folder: string, line: string]> = [...wrong, ...right].map(
  ([, folder, line]) => [folder, line],
)
const fileOf = (folder: string, line: string) => {
  const at = probes.findIndex((probe) => probe[0] === folder && probe[1] === line)
  return join(root, folder, `boundary-probe-${process.pid}-${at}.mjs`)
}
const rules = new Set(['@nx/enforce-module-boundaries', 'no-restricted-imports'])
const complaints = new Map<string, string>()

// One run of ESLint for all lines, each as if it stood in its folder.
beforeAll(() => {
  // The rule reads the project graph that nx keeps.
  spawnSync(process.execPath, [join(root, 'node_modules/nx/dist/bin/nx.js'), 'show', 'projects'], onRoot)
  const files = probes.map((probe) => fileOf(...probe))
  try {
    probes.forEach(([, line], at) => writeFileSync(files[at]!, `${line}\n`))
    const eslint = [join(root, 'node_modules/eslint/bin/eslint.js'), '-c', 'tools/lint/eslint.config.mjs']
    const run = spawnSync(process.execPath, [...eslint, '--format', 'json', ...files], onRoot)
    type Result = { filePath: string; messages: Array<{ ruleId: string; message: string }> }
    for (const { filePath, messages } of JSON.parse(run.stdout) as Result[]) {
      const found = messages.filter(({ ruleId }) => rules.has(ruleId))
      complaints.set(filePath, found.map(({ message }) => message).join('\n'))
    }
  } finally {
    for (const file of files) rmSync(file, { force: true })
  }
})

describe('a wrong import fails the lint', () => {
  it.each(wrong)('when %s', (_what, ...probe) => {
    expect(complaints.get(fileOf(...probe))).toMatch(/./)
  })

  it.each(right)('and one of %s passes', (_what, ...probe) => {
    expect(complaints.get(fileOf(...probe))).toBe('')
  })
})
