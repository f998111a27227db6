const atOnce = 4
const paths = ['/', '/comprar-seguidores-instagram', '/precos']

/** Loads documents, each with the files it names, as a first visit does. Resolves with how many came whole. */
export async function loadPages(url: string, count: number): Promise<number> {
  let [begun, whole] = [0, 0]
  async function loadOneAfterTheOther() {
    while (begun < count) if (await isLoaded(url, paths[begun++ % paths.length]!)) whole++
  }
  await Promise.all(Array.from({ length: atOnce }, loadOneAfterTheOther))
  return whole
}

async function isLoaded(url: string, path: string): Promise<boolean> {
  const html = await load(url + path)
  const files = new Set([...html.matchAll(/\/remotes\/[\w./-]+/g)].map(([file]) => file))
  const loaded = await Promise.all([...files].map((file) => load(url + file)))
  return html !== '' && loaded.every(Boolean)
}

/** The text of an answer; empty when there is none. */
async function load(address: string): Promise<string> {
  const answer = await fetch(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } })
  const text = await answer.text()
  return answer.ok ? text : ''
}
