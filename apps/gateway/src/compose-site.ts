import type { Fragments, InlineSheet, PageFragment, ShellConfig, ShellFragments } from '@smm/contracts/pages'
import { composePage, scriptHash } from './compose-page.ts'
import { type Document, packDocument, type Packing } from './pack-document.ts'

export type Builds = { shell?: ShellFragments; storefront?: Fragments; admin?: Fragments }
/** Every document by its path. `notFound` answers all others; without the storefront's build nobody knows what exists. */
export type Site = { documents: Map<string, Document>; notFound?: Document; indexed: string[] }

export const adminPaths = ['/admin09', '/admin09/login']

/** Composes and compresses all documents of these builds. A part that is missing only lacks its own pages. */
export async function composeSite(
  { shell, storefront, admin }: Builds,
  origin: string,
  packing: Packing = 'small',
): Promise<Site> {
  const documents = new Map<string, Document>()
  if (!shell) return { documents, indexed: [] }
  const picture = shell.sharePicture && address('shell', shell, shell.sharePicture)
  const pack = (app: AppName, build: Fragments, page: PageFragment, config?: ShellConfig) => {
    const sheets = (of: AppName, from: Fragments, styles: InlineSheet[]) =>
      styles.map((sheet) => inlined(sheet, isPartial(shell) && address(of, from, sheet.file)))
    const styles = [...sheets('shell', shell, shell.styles), ...sheets(app, build, page.styles)]
    const starter = config && { loader: shell.loader, config }
    return packDocument(
      composePage({ origin, page, styles, starter, picture }),
      packing,
      starter ? scriptHash(shell.loader) : undefined,
    )
  }
  const own = (path: string) => shell.pages.find((page) => page.path === path)
  const [missing, skeleton] = [own('404'), own('/admin09')]

  const storefrontPages = (storefront?.pages ?? []).map(async (page) => {
    documents.set(
      page.path,
      await pack('storefront', storefront!, page, storefrontConfig(shell, storefront!, page)),
    )
  })
  if (admin && skeleton) {
    const document = await pack('shell', shell, skeleton, adminConfig(shell, admin))
    for (const path of adminPaths) documents.set(path, { ...document, isForStaff: true })
  }
  await Promise.all(storefrontPages)
  return {
    documents,
    notFound: missing && storefront ? await pack('shell', shell, missing) : undefined,
    indexed: (storefront?.pages ?? []).filter(isCanonical).map(({ path }) => path),
  }
}

const isCanonical = ({ path, head }: PageFragment) => head.canonicalPath === path && !head.noIndex

/** An older shell's loader fetches no whole sheets, so the document holds them. */
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
    pagesUrl: address('storefront', storefront, 'pages.json'),
    // A page whose parts all wait for the visitor does not need its remote before that.
    scripts: [address('shell', shell, shell.remoteEntry), ...(scripts.length > 0 ? [entry, ...scripts] : [])],
    laterScripts: [...(scripts.length > 0 ? [] : [entry]), ...addresses(page.laterScripts ?? [])],
    start: 'idle',
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
