import { globSync } from 'node:fs'
import { root } from '../prepare.mjs'
import { rendersReact, readProjects } from './projects.ts'

const projects = readProjects()
const testsIn = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules'] }).map((path) => path.split('/'))
const projectOf = ([room, name]: string[]) => (room === 'tools' ? 'tools' : `${room}/${name}`)

it('every project that has a test is run', () => {
  const tested = new Set(testsIn('{apps,libs,tools}/**/*.test.{ts,tsx}').map(projectOf))
  const run = projects.filter(({ targets }) => targets.includes('test')).map(({ folder }) => folder)
  expect([...tested].filter((folder) => !run.includes(folder))).toEqual([])
})

it('every project whose tests are JSX is run under the preset of React', () => {
  const rendered = projects.filter(rendersReact).map(({ folder }) => folder)
  const needed = new Set(testsIn('{apps,libs}/**/*.test.tsx').map(projectOf))
  expect(needed.size).toBeGreaterThan(0)
  expect([...needed].filter((folder) => !rendered.includes(folder))).toEqual([])
})
