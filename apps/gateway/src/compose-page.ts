import { createHash } from 'node:crypto'
import { type PageFragment, partOfSheetMark, type ShellConfig, shellConfigId } from '@smm/contracts/pages'
import { brand } from '@smm/site/brand'
import { faviconAddress } from './favicon.ts'

export type PageToCompose = {
  origin: string
  page: Pick<PageFragment, 'head' | 'html'>
  /** In order: the shell's first. `of` is the address of the whole sheet, where `css` is a part of it. */
  styles: Array<{ file: string; css: string; of?: string }>
  /** The inline script and what it reads; a page without them stays as it is. */
  starter?: { loader: string; config: ShellConfig }
  /** Address of the picture that social networks show of a shared link. */
  picture?: string
}

/** The whole document: head, critical CSS, the page's HTML, and at its end the one small script that starts the rest. */
export function composePage({ origin, page, styles, starter, picture }: PageToCompose): string {
  return [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    headOf(page.head, origin, picture),
    `<link rel="icon" href="${faviconAddress}" type="image/svg+xml">`,
    ...styles.map(({ file, css, of }) => {
      const mark = of ? `${partOfSheetMark}="${of}"` : `data-href="${file}"`
      return `<style ${mark}>${css.replaceAll('</', '<\\/')}</style>`
    }),
    '</head><body>',
    `<div id="root">${page.html}</div>`,
    ...(starter ? [dataScript(`id="${shellConfigId}" type="application/json"`, starter.config)] : []),
    ...(starter ? [`<script>${starter.loader}</script>`] : []),
    '</body></html>',
  ].join('')
}

/** The source expression by which a Content-Security-Policy lets exactly this inline script run. */
export const scriptHash = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

function headOf(head: PageFragment['head'], origin: string, picture?: string): string {
  const canonical = origin + head.canonicalPath
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}">`
  const og = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escaped(content)}">`
  return [
    `<title>${escaped(head.title)}</title>`,
    meta('description', head.description),
    ...(head.keywords ? [meta('keywords', head.keywords)] : []),
    ...(head.noIndex ? [meta('robots', 'noindex')] : [`<link rel="canonical" href="${escaped(canonical)}">`]),
    meta('theme-color', '#06382a'),
    og('title', head.title),
    og('description', head.description),
    og('url', canonical),
    og('type', 'website'),
    og('locale', 'pt_BR'),
    og('site_name', brand.name),
    ...(picture ? pictureTags(origin + picture, og) : []),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    meta('twitter:title', head.title),
    meta('twitter:description', head.description),
    ...(picture ? [meta('twitter:image', origin + picture), meta('twitter:image:alt', pictureWords)] : []),
    ...head.structuredData.map((thing) =>
      dataScript('type="application/ld+json"', withOrigin(thing, origin)),
    ),
  ].join('')
}

const pictureWords = `${brand.name}: cole o link, pague com PIX e veja o seu perfil crescer.`

const pictureTags = (address: string, og: (property: string, content: string) => string) => [
  og('image', address),
  og('image:type', 'image/png'),
  og('image:width', '1200'),
  og('image:height', '630'),
  og('image:alt', pictureWords),
]

/** Structured data wants whole addresses; the storefront, which does not know the origin, writes paths. */
function withOrigin(thing: unknown, origin: string): unknown {
  if (Array.isArray(thing)) return thing.map((part) => withOrigin(part, origin))
  if (typeof thing !== 'object' || thing === null) return thing
  const isAddress = (name: string, value: unknown) =>
    ['url', 'item', '@id', 'logo', 'image'].includes(name) &&
    typeof value === 'string' &&
    value.startsWith('/')
  return Object.fromEntries(
    Object.entries(thing).map(([name, value]) => [
      name,
      isAddress(name, value) ? origin + value : withOrigin(value, origin),
    ]),
  )
}

// Inside a script only "<" could end it.
const dataScript = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
