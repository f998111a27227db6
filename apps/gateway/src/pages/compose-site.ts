import type {
  Fragments,
  InlineSheet,
  PageFragment,
  PageLink,
  ShellConfig,
  ShellFragments,
} from '@smm/contracts/pages'
import { panelPath, panelSignInPath } from '@smm/contracts/panel-url'
import { fillPage } from '@smm/contracts/figures/slots'
import type { Figures } from '@smm/pricing/figures'
import { templateFigureOf } from '@smm/pricing/template-figures'
import { composePage, hashSource, type PageToCompose } from './compose-page.ts'
import { withoutUnusedTokens } from './used-tokens.ts'
import { type Document, compressDocument, type Compression } from './compress-document.ts'

export type Builds = { shell?: ShellFragments; storefront?: Fragments; admin?: Fragments }
/** Every document by its path. `notFound` answers all other paths; it is absent without the storefront's build. */
export type Site = { documents: Map<string, Document>; notFound?: Document; indexed: string[] }

export const adminPaths = [panelPath, panelSignInPath]
const pageTablePath = '/pages.json'

/** Composes and compresses all documents of these builds with these figures. A missing build only lacks its own pages. */
export async function composeSite(
  { shell, storefront, admin }: Builds,
  shop: Pick<PageToCompose, 'origin' | 'isDemo'>,
  figures: Figures,
  compression: Compression,
): Promise<Site> {
  if (!shell) return { documents: new Map(), indexed: [] }
  const compose = (content: PageContent) => {
    const { html, styleHashes } = composePage({ ...shop, ...pageOf(shell, content) })
    return compressDocument(html, compression, {
      scriptHash: content.config && hashSource(shell.loader),
      styleHashes,
      isStrict: [shell, content.build, content.remote].every((build) => !build || build.isStrict),
    })
  }
  const pages = (storefront?.pages ?? []).map(({ template, ...page }) => {
    return { ...page, ...fillPage(template ?? page, (key) => templateFigureOf(figures, key)) }
  })
  const storefrontDocument = async (build: Fragments, page: PageFragment) => {
    const config = storefrontConfig(shell, build, page)
    return [page.path, await compose({ app: 'storefront', build, page, figures, config })] as const
  }
  const own = (path: string) => shell.pages.find((page) => page.path === path)
  const [skeleton, missing] = [own(panelPath), own('404')]

  const [documents, pageTable, staffDocument, notFound] = await Promise.all([
    Promise.all(storefront ? pages.map((page) => storefrontDocument(storefront, page)) : []),
    compressDocument(JSON.stringify(pages.map(linkTo)), compression, {
      type: 'application/json; charset=utf-8',
    }),
    admin &&
      skeleton &&
      compose({
        app: 'shell',
        build: shell,
        page: skeleton,
        remote: admin,
        config: adminConfig(shell, admin),
      }),
    storefront && missing && compose({ app: 'shell', build: shell, page: missing }),
  ])
  const staffDocuments = staffDocument
    ? adminPaths.map((path) => [path, { ...staffDocument, isForStaff: true }] as const)
    : []
  return {
    documents: new Map([...documents, [pageTablePath, pageTable], ...staffDocuments]),
    notFound,
    indexed: pages.filter(isCanonical).map(({ path }) => path),
  }
}

/**
 * A page, the build that brings its styles, and the remote that fills it where that is another build. Without `config` it
 * needs no script.
 */
type PageContent = {
  app: AppName
  build: Fragments
  remote?: Fragments
  page: PageFragment
  figures?: Figures
  config?: ShellConfig
}

function pageOf(
  shell: ShellFragments,
  { app, build, page, figures, config }: PageContent,
): Omit<PageToCompose, 'origin' | 'isDemo'> {
  const sheets = (of: AppName, from: Fragments, styles: InlineSheet[]) =>
    styles.map((sheet) => inlined(sheet, isPartial(shell) && address(of, from, sheet.file)))
  const styles = [...sheets('shell', shell, shell.styles), ...sheets(app, build, page.styles)]
  return {
    page,
    figures,
    styles: styles.every(({ of }) => of) ? withUsedTokens(styles, page.html) : styles,
    joinsStyles: shell.isStrict,
    starter: config && { loader: shell.loader, config },
    picture: shell.sharePicture && address('shell', shell, shell.sharePicture),
    displayFace: shell.displayFace && address('shell', shell, shell.displayFace),
  }
}

/** Leaves tokens out that the page does not use; the loader brings each sheet whole later. */
function withUsedTokens<Sheet extends { css: string }>(sheets: Sheet[], html: string): Sheet[] {
  const texts = withoutUnusedTokens(
    sheets.map(({ css }) => css),
    html,
  )
  return sheets.map((sheet, index) => ({ ...sheet, css: texts[index]! }))
}

const linkTo = ({ path, name, head }: PageFragment): PageLink => {
  const { title, description, canonicalPath, noIndex } = head
  return { path, name, title, description, canonicalPath, noIndex }
}

const isCanonical = ({ path, head }: PageFragment) => head.canonicalPath === path && !head.noIndex

/** The loader of an older shell fetches no whole sheets, so its documents hold them. */
const isPartial = ({ styles }: ShellFragments) => styles.some(({ used }) => used !== undefined)

const inlined = ({ file, css, used }: InlineSheet, of: string | false) =>
  of && used !== undefined ? { file, css: used, of } : { file, css }

type AppName = 'shell' | 'storefront' | 'admin'
const address = (app: AppName, build: Fragments, file: string) => `/remotes/${app}/${build.version}/${file}`

function storefrontConfig(shell: ShellFragments, storefront: Fragments, page: PageFragment): ShellConfig {
  const entry = address('storefront', storefront, storefront.remoteEntry)
  const addresses = (files: string[]) => files.map((file) => address('storefront', storefront, file))
  const scripts = addresses(page.scripts)
  return {
    remotes: [{ name: 'storefront', entry }],
    page: { remote: 'storefront', name: page.name, hydrate: true },
    pagesUrl: pageTablePath,
    // A page whose parts all wait for the visitor does not need its remote before that.
    scripts: [address('shell', shell, shell.remoteEntry), ...(scripts.length > 0 ? [entry, ...scripts] : [])],
    laterScripts: [...(scripts.length > 0 ? [] : [entry]), ...addresses(page.laterScripts ?? [])],
    start: page.start ?? 'idle',
  }
}

function adminConfig(shell: ShellFragments, admin: Fragments): ShellConfig {
  const entry = address('admin', admin, admin.remoteEntry)
  return {
    remotes: [{ name: 'admin', entry }],
    page: { remote: 'admin', name: 'app', hydrate: false },
    scripts: [address('shell', shell, shell.remoteEntry), entry],
    start: 'now',
  }
}
