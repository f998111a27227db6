/**
 * `npm run bench:bytes`, after a build: compares each page with its budget. With `nginx` and `wrk` on the PATH it also measures
 * documents per second against nginx sending the same compressed file, in turns on one run.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { measuredSizes, overBudget } from '../build/check-sizes.mjs'
import { serveSite } from '../build/serve-site.mjs'
import { freePort, waitFor } from '../stores/processes.mjs'

const minShareOfNginx = 0.4
const rounds = 5

const sizes = measuredSizes()
console.table(
  sizes.map(({ path, ...parts }) => ({
    path,
    ...Object.fromEntries(Object.entries(parts).map(([name, size]) => [name, Number(size.toFixed(1))])),
  })),
)
const problems = overBudget(sizes)
if (hasProgram('nginx') && hasProgram('wrk')) problems.push(...(await compareWithNginx()))
else console.error('nginx and wrk are not installed: documents per second are not measured.')
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0

async function compareWithNginx() {
  const site = await serveSite()
  const html = await (await fetch(site.origin)).text()
  const nginx = await startNginx(html)
  const ratios = []
  for (let round = 0; round < rounds; round++) {
    const ours = perSecond(site.origin)
    const theirs = perSecond(nginx.origin)
    ratios.push(ours / theirs)
    console.log(`documents per second: gateway ${Math.round(ours)}, nginx ${Math.round(theirs)}`)
  }
  await nginx.stop()
  await site.stop()
  const ratio = ratios.toSorted((a, b) => a - b)[Math.floor(rounds / 2)]
  console.log(`gateway / nginx: ${ratio.toFixed(2)} (median of ${rounds}), goal ${minShareOfNginx}`)
  return ratio < minShareOfNginx ? [`documents per second: ${ratio.toFixed(2)} of nginx`] : []
}

function perSecond(url) {
  const args = ['-t1', '-c50', '-d4s', '-H', 'accept-encoding: gzip', `${url}/`]
  const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' })
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1])
}

async function startNginx(html) {
  const folder = mkdtempSync(join(tmpdir(), 'smm-nginx-'))
  const port = await freePort()
  mkdirSync(join(folder, 'tmp'))
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(join(folder, 'index.html.gz'), gzipSync(html, { level: 9 }))
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/tmp;`,
  )
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/log;
     events { worker_connections 1024; }
     http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; types { text/html html; }
       open_file_cache max=100 inactive=60s; ${kept.join(' ')}
       server { listen 127.0.0.1:${port} backlog=1024; root ${folder}; gzip_static on; } }`,
  )
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf')], { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  await waitFor(async () => (await fetch(origin).catch(() => undefined))?.ok, 'nginx')
  return {
    origin,
    async stop() {
      child.kill()
      await once(child, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function hasProgram(name) {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0
}
