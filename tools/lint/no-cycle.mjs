// Import cycles, by types too: `import-x/no-cycle` leaves type imports out, and they tie rooms together all the same.
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import ts from 'typescript'

/** Relative imports by file, read once per run: boundaries between projects are another rule's. */
const imports = new Map()

function importsOf(file) {
  if (!imports.has(file)) imports.set(file, readImports(file))
  return imports.get(file)
}

function readImports(file) {
  try {
    return ts
      .preProcessFile(readFileSync(file, 'utf8'))
      .importedFiles.map(({ fileName }) => fileName)
      .filter((name) => /^\..*\.(?:ts|tsx|mjs)$/.test(name))
      .map((name) => resolve(dirname(file), name))
  } catch {
    return []
  }
}

/** The shortest chain of imports from one file to another, both included. */
function chainBetween(from, to) {
  const chains = [[from]]
  const seen = new Set(chains[0])
  for (const chain of chains)
    for (const next of importsOf(chain.at(-1))) {
      if (next === to) return [...chain, next]
      if (!seen.has(next)) chains.push([...chain, next])
      seen.add(next)
    }
}

/** @type {import('eslint').Rule.RuleModule} */
export const noCycle = {
  meta: { type: 'problem', schema: [], messages: { cycle: 'Import cycle: {{chain}}.' } },
  create(context) {
    const report = (node) => {
      if (!node.source?.value.startsWith('.')) return
      const imported = resolve(dirname(context.filename), node.source.value)
      const chain = chainBetween(imported, context.filename)
      if (!chain) return
      const names = [context.filename, ...chain].map((file) => relative(context.cwd, file))
      context.report({ node, messageId: 'cycle', data: { chain: names.join(' → ') } })
    }
    return { ImportDeclaration: report, ExportNamedDeclaration: report, ExportAllDeclaration: report }
  },
}
