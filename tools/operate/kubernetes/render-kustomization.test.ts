import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderKustomization } from './render-kustomization.ts'

const folder = mkdtempSync(join(tmpdir(), 'smm-kustomization-'))
afterAll(() => rmSync(folder, { recursive: true }))

const job = 'apiVersion: batch/v1\nkind: Job\nmetadata: { name: migrate }\n'
function render(line: string) {
  writeFileSync(join(folder, 'job.yaml'), job)
  const settings = `apiVersion: v1\nkind: Kustomization\nresources: [job.yaml]\n${line}\n`
  writeFileSync(join(folder, 'kustomization.yaml'), settings)
  return renderKustomization(folder).map(({ metadata }) => metadata)
}

it("renders a release's name in its jobs, also one of digits", () => {
  expect(render("nameSuffix: '-1'")).toEqual([{ name: 'migrate-1' }])
})

it.each([
  ['a number in the place of a text', 'nameSuffix: -1', '/nameSuffix'],
  ['a tag that is a number', 'images: [{ name: a, newName: b, newTag: 1 }]', '/images/0/newTag'],
  ['a feature that is not rendered here', 'namePrefix: a', 'additional properties'],
])('refuses, as kustomize does, %s', (_what, line, named) => {
  expect(() => render(line)).toThrow(named)
})
