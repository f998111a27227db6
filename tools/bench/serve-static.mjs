import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'

/** The floor: the same documents without scripts, from a server that only sends them. */
export async function serveStatic(origin, paths) {
  const documents = new Map()
  const faces = new Map()
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text()
    for (const [, face] of html.matchAll(/url\((\/[^)]+\.woff2)\)/g))
      if (!faces.has(face)) faces.set(face, Buffer.from(await (await fetch(origin + face)).arrayBuffer()))
    documents.set(
      path,
      brotliCompressSync(html.replaceAll(/<script(?! type="application\/ld)[^>]*>.*?<\/script>/gs, '')),
    )
  }
  const icon = await (await fetch(`${origin}/favicon.svg`)).text()
  const server = createServer((request, response) => {
    const body = documents.get(request.url)
    if (body) {
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      return response.end(body)
    }
    if (faces.has(request.url))
      return response.writeHead(200, { 'content-type': 'font/woff2' }).end(faces.get(request.url))
    response
      .writeHead(request.url === '/favicon.svg' ? 200 : 404, { 'content-type': 'image/svg+xml' })
      .end(icon)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
