/**
 * Draws the picture that social networks show of a shared link, from the brand's own tiles and colours, and writes it to
 * apps/shell/src/share-picture.png. `node tools/build/draw-share-picture.mjs`, after a build, when the look has changed.
 */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openBrowser } from '../journeys/browser/open-browser.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const buildOf = (app) => JSON.parse(readFileSync(`${root}apps/${app}/dist/fragments.json`, 'utf8'))
const theme = buildOf('shell').styles[0].css
const { html } = buildOf('storefront').pages.find(({ path }) => path === '/')
const wall = /<svg[^>]*viewBox="0 0 \d+ 7".*?<\/svg>/.exec(html)?.[0]
if (!wall) throw new Error('the wall of tiles is not on the home page')

const picture = `<!doctype html><html lang="pt-BR"><head><style>${theme}</style><style>
  body { display: grid; grid-template-columns: 1fr 540px; width: 1200px; height: 630px; overflow: hidden;
         background: var(--night); color: var(--on-night) }
  main { display: flex; flex-direction: column; justify-content: space-between; padding: 72px 24px 72px 80px }
  .brand { font: var(--weight-bold) 34px var(--font-display) }
  h1 { font-size: 68px; line-height: 1.04; text-wrap: balance }
  h1 em { color: var(--sun); font-style: normal }
  p { font-size: 28px; line-height: 1.35; color: var(--on-night-soft) }
  svg { width: 540px; height: 630px }
</style></head><body><main>
  <div class="brand">SMM Brasil</div>
  <h1>Cole o link, pague com Pix e veja o seu perfil <em>crescer.</em></h1>
  <p>Instagram, YouTube e TikTok</p>
</main>${wall}</body></html>`

const browser = await openBrowser()
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
await page.setContent(picture)
await page.screenshot({ path: `${root}apps/shell/src/share-picture.png` })
await browser.close()
