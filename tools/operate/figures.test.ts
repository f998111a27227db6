import { globSync, readFileSync } from 'node:fs'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { parse } from 'yaml'

const root = new URL('../../', import.meta.url)
const text = (path: string) => readFileSync(new URL(path, root), 'utf8')

// Metric names in expressions; Prometheus' own are excluded.
const sources = globSync('{apps,libs}/*/src/**/*.ts', {
  cwd: root,
  exclude: (path) => /\.test\.ts$/.test(path),
})
const ofProcess = new Registry()
collectDefaultMetrics({ register: ofProcess })
const measured = new Set([
  ...ofProcess.getMetricsAsArray().map(({ name }) => name),
  ...sources.flatMap((path) =>
    [...text(path).matchAll(/'([a-z]+(?:_[a-z0-9]+)+)'/g)].map(([, name]) => name!),
  ),
])
const namesOf = (expression: string) =>
  [
    ...expression
      .replaceAll(/"[^"]*"|\{[^}]*\}|by \([^)]*\)|on \(\)/g, '')
      .matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b/g),
  ]
    .map(([name]) => name.replace(/_bucket$/, ''))
    .filter((name) => !['histogram_quantile'].includes(name))

test('alerts and dashboard ask only for figures that an app gives', () => {
  const { groups } = parse(text('tools/operate/alerts.yml')) as {
    groups: Array<{ rules: Array<{ alert: string; expr: string }> }>
  }
  const { panels } = JSON.parse(text('tools/operate/dashboard.json')) as {
    panels: Array<{ targets: Array<{ expr: string }> }>
  }
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ]
  const asked = new Set(expressions.flatMap(namesOf))
  expect(asked.size).toBeGreaterThan(20)
  expect([...asked].filter((name) => !measured.has(name))).toEqual([])
})
