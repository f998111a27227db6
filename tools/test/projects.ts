import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

type Project = { folder: string; targets: string[]; preset: string }
type Manifest = { nx?: { targets?: object }; jest?: { preset?: string } }

/** Every project, as its manifest describes it. */
export function readProjects(): Project[] {
  const folders = ['apps', 'libs'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  )
  return [...folders, 'tools'].filter(hasManifest).map((folder) => {
    const { nx, jest } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest
    return { folder, targets: Object.keys(nx?.targets ?? {}), preset: jest?.preset ?? '' }
  })
}

const hasManifest = (folder: string) => existsSync(join(root, folder, 'package.json'))

/** Whether its tests draw React: they are compiled, and each suite has a document of its own. */
export const rendersReact = ({ preset }: Project) => preset.endsWith('/tools/jest/react/jest-preset.js')

/** The folders of the projects with tests that `isWanted` chooses. */
export const testedFolders = (isWanted: (project: Project) => boolean) =>
  readProjects()
    .filter((project) => project.targets.includes('test') && isWanted(project))
    .map(({ folder }) => folder)
