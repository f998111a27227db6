import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

/** @typedef {{ folder: string, targets: string[], preset: string }} Project */

/**
 * Every project, as its manifest describes it.
 *
 * @returns {Project[]}
 */
export function readProjects() {
  const folders = ['apps', 'libs'].flatMap((room) =>
    readdirSync(join(root, room)).map((name) => `${room}/${name}`),
  )
  return [...folders, 'tools'].filter(hasManifest).map((folder) => {
    const { nx, jest } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
    return { folder, targets: Object.keys(nx?.targets ?? {}), preset: jest?.preset ?? '' }
  })
}

const hasManifest = (folder) => existsSync(join(root, folder, 'package.json'))

/** Its tests are compiled, each in a world of its own. */
export const drawsReact = ({ preset }) => preset.endsWith('/tools/jest/react/jest-preset.js')

/**
 * The folders of the projects that have a target.
 *
 * @param {string} target
 * @param {(project: Project) => boolean} [isWanted]
 */
export const foldersWith = (target, isWanted = () => true) =>
  readProjects()
    .filter((project) => project.targets.includes(target) && isWanted(project))
    .map(({ folder }) => folder)
