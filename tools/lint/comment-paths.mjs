import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const sources = '{apps,libs,tools}/**/*.{ts,tsx,mjs,tsv,md}'
const exclude = ['**/node_modules', '**/dist', '**/.data']
let files

/** Whether a file's path ends so; the files are listed once per run. */
function exists(path) {
  files ??= globSync([sources, '*.md', '.github/*.md'], { cwd: root, exclude }).map((file) => `/${file}`)
  return files.some((file) => file.endsWith(`/${path}`))
}

const namedPath = /(?<![\w@/.:{}*-])[\w@][\w./-]*\.(?:tsx?|mjs|tsv|md)\b/g
/** Written by a build. */
const built = /^(?:dist\/.*|main\.mjs)$/

/**
 * A comment that sends its reader to a file which was renamed or removed misleads them.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const commentPaths = {
  meta: { type: 'problem', schema: [], messages: { gone: 'There is no file {{path}}.' } },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments())
        for (const [path] of comment.value.matchAll(namedPath))
          if (!built.test(path) && !exists(path))
            context.report({ loc: comment.loc, messageId: 'gone', data: { path } })
    },
  }),
}
