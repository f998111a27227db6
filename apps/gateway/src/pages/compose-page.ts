import { createHash } from 'node:crypto'
import {
  figuresId,
  type PageHead,
  partialSheetAttribute,
  type PageTemplate,
  type ShellConfig,
  shellConfigId,
} from '@smm/contracts/pages'
import { escapeHtml } from '@smm/contracts/figures/slots'
import type { Figures } from '@smm/pricing/figures'
import { brand } from '@smm/site/brand'
import { demoMark } from './demo-mark.ts'
import { faviconAddress } from './favicon.ts'

export type PageToCompose = {
  origin: string
  /** The shop is a demonstration, and every page says so. */
  isDemo?: boolean
  page: PageTemplate
  /** The figures in the page, for the scripts that draw it again or draw another one. */
  figures?: Figures
  /** In cascade order, the shell's first. `of` is the address of the whole sheet where `css` is a part of it. */
  styles: Array<{ file: string; css: string; of?: string }>
  /** The loader completes several sheets from one `<style>`: a document of parts alone has one, and one hash. */
  joinsStyles?: boolean
  /** The inline loader and its configuration; a page without them stays static. */
  starter?: { loader: string; config: ShellConfig }
  /** Path of the picture that social networks show for a shared link. */
  picture?: string
  /** Path of the display face. */
  displayFace?: string
}

/** A document, and the source expressions by which a Content-Security-Policy allows its inline styles. */
export type ComposedPage = { html: string; styleHashes: string[] }

/** The whole document: head, critical CSS, the page's HTML, and last the loader. */
export function composePage({
  origin,
  isDemo,
  page,
  figures,
  styles,
  joinsStyles,
  starter,
  picture,
  displayFace,
}: PageToCompose): ComposedPage {
  const separate = [
    ...(displayFace ? [{ mark: '', css: fontFace(displayFace) }] : []),
    ...styles.map(({ file, css, of }) => ({
      mark: of ? ` ${partialSheetAttribute}="${of}"` : ` data-href="${file}"`,
      css: css.replaceAll('</', '<\\/'),
    })),
  ]
  const addresses = styles.flatMap(({ of = [] }) => of)
  const isJoined = joinsStyles && addresses.length === styles.length
  const pageSheets = isJoined
    ? [
        {
          mark: ` ${partialSheetAttribute}="${addresses.join(' ')}"`,
          css: separate.map(({ css }) => css).join(''),
        },
      ]
    : separate
  const sheets = isDemo ? [...pageSheets, { mark: '', css: demoMark.css }] : pageSheets
  const html = [
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content">',
    headOf(page.head, origin, picture),
    `<link rel="icon" href="${faviconAddress}" type="image/svg+xml">`,
    ...sheets.map(({ mark, css }) => `<style${mark}>${css}</style>`),
    '</head><body>',
    ...(isDemo ? [demoMark.html] : []),
    `<div id="root">${page.html}</div>`,
    ...(figures ? [dataScript(`id="${figuresId}" type="application/json"`, figures)] : []),
    ...(starter ? [dataScript(`id="${shellConfigId}" type="application/json"`, starter.config)] : []),
    ...(starter ? [`<script>${starter.loader}</script>`] : []),
    '</body></html>',
  ].join('')
  return { html, styleHashes: sheets.map(({ css }) => hashSource(css)) }
}

/**
 * Text is there at once in a fallback of the same widths (see libs/ui/src/display-face.css), so nothing waits for the face
 * and nothing moves when it comes. The weight is that of every heading.
 */
const fontFace = (path: string) =>
  `@font-face{font-family:Gabarito;src:url(${path})format("woff2");font-weight:750;font-display:swap}`

/** The source expression by which a Content-Security-Policy allows exactly this inline script or style. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

function headOf(head: PageHead, origin: string, picture?: string): string {
  const canonical = origin + head.canonicalPath
  const meta = (name: string, content: string) => `<meta name="${name}" content="${escapeHtml(content)}">`
  const og = (property: string, content: string) =>
    `<meta property="og:${property}" content="${escapeHtml(content)}">`
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    meta('description', head.description),
    ...(head.keywords ? [meta('keywords', head.keywords)] : []),
    ...(head.noIndex
      ? [meta('robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`]),
    meta('theme-color', '#06382a'),
    og('title', head.title),
    og('description', head.description),
    og('url', canonical),
    og('type', 'website'),
    og('locale', 'pt_BR'),
    og('site_name', brand.name),
    ...(picture ? pictureTags(origin + picture, og) : []),
    // X takes the rest from Open Graph.
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
    ...head.structuredData.map((thing) =>
      dataScript('type="application/ld+json"', withOrigin(thing, origin)),
    ),
  ].join('')
}

const pictureAlt = `${brand.name}: cole o link, pague com PIX e veja o seu perfil crescer.`

const pictureTags = (address: string, og: (property: string, content: string) => string) => [
  og('image', address),
  og('image:type', 'image/png'),
  og('image:width', '1200'),
  og('image:height', '630'),
  og('image:alt', pictureAlt),
]

/** Structured data needs absolute URLs; the storefront does not know the origin and writes paths. */
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

/** Only "<" can end a script element. */
const dataScript = (attributes: string, data: unknown) =>
  `<script ${attributes}>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
