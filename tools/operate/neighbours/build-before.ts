import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toolEnv } from '../../prepare.mjs'

/** Builds a commit in a new folder, with the packages of its lock file. */
export function buildBefore(root: string, commit: string) {
  const folder = mkdtempSync(join(tmpdir(), 'smm-before-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const run = (command: string, args: string[], cwd = folder) =>
    execFileSync(command, args, { cwd, env: toolEnv(), stdio: ['ignore', 'ignore', 'inherit'] })
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 29 })
    execFileSync('tar', ['x', '-C', folder], { input: archive })
    const lock = (of: string) => readFileSync(join(of, 'package-lock.json'), 'utf8')
    // Workspace packages are relative links, so a copy links to its own libs.
    if (lock(folder) === lock(root))
      run('cp', [process.platform === 'linux' ? '-al' : '-R', join(root, 'node_modules'), '.'])
    else run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
    run(join(root, 'node_modules/.bin/nx'), ['run-many', '-t', 'build', '--output-style=static'])
  } catch (error) {
    remove()
    throw error
  }
  return { folder, remove }
}
