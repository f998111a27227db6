import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const pages = [
  'README.md',
  ...['running', 'going-live', 'growth', 'asvs', 'manual-do-dono'].map((name) => `tools/operate/${name}.md`),
  ...['decisions', 'panel', 'pix'].map((room) => `apps/orders/src/${room}/README.md`),
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
]

const quoted = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
const isPath = (code: string) => /^(?:apps|libs|tools)\/[\w./{},-]+$/.test(code)

/** `libs/{pricing,site}` is two paths. */
const unfold = (path: string): string[] => {
  const braces = /\{([^}]+)\}/.exec(path)
  return braces ? braces[1]!.split(',').flatMap((part) => unfold(path.replace(braces[0], part))) : [path]
}

/** File names before ' in `folder`' are files of that folder. */
function filesInFolders(line: string): string[] {
  const [before = '', folder] = line.split(/ in `(?=apps|libs|tools)/)
  const files = quoted(before).filter((code) => /^[\w-]+\.tsx?$/.test(code))
  return folder ? files.map((file) => `${folder.split('`')[0]}/${file}`) : []
}

describe.each(pages)('%s', (page) => {
  const text = readFileSync(join(root, page), 'utf8')

  it('names only paths that exist', () => {
    const listed = text.split(/;|\n *(?:-|\d+\.) /).flatMap(filesInFolders)
    const linked = [...text.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, to]) => join(dirname(page), to!))
    const paths = [...quoted(text).filter(isPath).flatMap(unfold), ...listed, ...linked]
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const commands = [...text.matchAll(/npm (?:run )?([\w:-]+)/g)].map(([, name]) => name!)
    const ofNpm = ['start', 'test', 'ci', 'install', 'run']
    expect(commands.filter((name) => !ofNpm.includes(name) && !(name in scripts))).toEqual([])
  })

  it('names only settings that exist', () => {
    const known =
      readFileSync(join(root, '.env.example'), 'utf8') +
      readFileSync(join(root, 'docker-compose.yml'), 'utf8')
    const settings = quoted(text).flatMap(
      (code) => code.match(/^(?:PIX|SMM|SITE|SYNC|OTEL|CHAT)_[A-Z_]+\b/g) ?? [],
    )
    expect(settings.filter((name) => !known.includes(name) && !name.endsWith('_'))).toEqual([])
  })
})

it('the README lists the layers of the reader as the lint holds them', () => {
  const [readme, lint] = ['README.md', 'tools/lint/eslint.config.mjs'].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  const [table = ''] = /\| layer [^]*?\n\n/.exec(readme!) ?? []
  const [layers = ''] = /layersOfAssistant = \[[^]*?\n\]/.exec(lint!) ?? []
  const namesIn = (text: string, name: RegExp) => [...text.matchAll(name)].map(([, it]) => it)
  const ofReader = namesIn(layers, /'([\w-]+)'/g).filter((it) =>
    existsSync(join(root, `libs/assistant/src/understanding/${it}`)),
  )
  expect(namesIn(table, /^ *\| `(\w+)`/gm)).toEqual(ofReader)
})
