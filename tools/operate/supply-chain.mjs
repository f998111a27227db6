// `npm run supply-chain [commit]`: the packages in .data/sbom.json (CycloneDX), their signatures, and the age of those that are
// newer than at `commit` (HEAD~1). Without an answer of the registry it says what it has left out, and ends well.
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../prepare.mjs'
import { changedPackages, tooYoung } from './package-age.mjs'

const youngestDays = 7
const run = promisify(execFile)
const options = { cwd: root, maxBuffer: 64 * 2 ** 20, timeout: 300_000 }
/** The output also of an npm that ends badly: `npm audit signatures` does where it has found something. */
const npm = (...args) =>
  run('npm', args, options).then(
    ({ stdout }) => stdout,
    ({ stdout }) => stdout,
  )
const problems = []
const skip = (what, why) => console.log(`SKIPPED ${what}: ${why}`)

await writeSbom()
const { stdout: answered } = await run('npm', ['ping', '--json'], options).catch(() => ({ stdout: '' }))
if (answered) {
  await checkSignatures()
  await checkAges(process.argv[2] ?? 'HEAD~1')
} else {
  skip('the signatures and the ages of the packages', 'no registry answers')
}
for (const problem of problems) console.error(problem)
process.exit(problems.length > 0 ? 1 : 0)

async function writeSbom() {
  const { stdout } = await run('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], options)
  const file = join(root, '.data', 'sbom.json')
  mkdirSync(join(root, '.data'), { recursive: true })
  writeFileSync(file, stdout)
  console.log(`${JSON.parse(stdout).components.length} packages are listed in ${file}`)
}

async function checkSignatures() {
  const found = readJson(await npm('audit', 'signatures', '--json'))
  if (!found?.invalid) return skip('the signatures', 'the registry gives no keys')
  for (const { name, version } of found.invalid) problems.push(`${name}@${version}: its signature is wrong`)
  if (found.missing.length > 0) skip('some signatures', `${found.missing.length} packages have none`)
  console.log(`${found.invalid.length} wrong signatures`)
}

async function checkAges(commit) {
  const before = packagesOf(commit)
  if (!before) return skip('the ages', `there is no lock file in ${commit}`)
  const changed = changedPackages(before, JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  for (const { name, version } of changed) {
    const times = readJson(await npm('view', name, 'time', '--json'))
    if (!times?.[version]) skip('the age', `the registry knows no time of ${name}@${version}`)
    else if (tooYoung(times[version], youngestDays, new Date()))
      problems.push(`${name}@${version} is younger than ${youngestDays} days: wait, or take the one before`)
  }
  console.log(`${changed.length} packages have another version than in ${commit}`)
}

function packagesOf(commit) {
  try {
    const shown = execFileSync('git', ['show', `${commit}:package-lock.json`], {
      ...options,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return JSON.parse(shown)
  } catch {
    return undefined
  }
}

function readJson(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
