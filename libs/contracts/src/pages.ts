/** What the shell, the remotes and the gateway tell each other about pages. Types only, but for a few names. */

/** What stands in the head of a page. `structuredData` holds schema.org objects, one `<script>` each. */
export type PageHead = {
  title: string
  description: string
  keywords: string
  /** Path of the canonical address: the origin is the gateway's setting. */
  canonicalPath: string
  structuredData: object[]
  noIndex?: boolean
}

/** A row of the storefront's route table. `name` is also its entrance in the remote and `<name>-page.tsx`. */
export type StorefrontPage = { path: string; name: string; head: PageHead }

/**
 * A style sheet of which a document holds what its HTML needs, `used`; the loader brings in the whole `file` when the
 * visitor does something. Without `used` the document holds all of it, and nobody fetches it again.
 */
export type InlineSheet = { file: string; css: string; used?: string }

/** One prerendered page, as a web app's build leaves it in `fragments.json`. */
export type PageFragment = {
  path: string
  name: string
  head: PageHead
  /** HTML of the page, without document, head or scripts. */
  html: string
  /** The style sheets this page needs, to be inlined, in order. */
  styles: InlineSheet[]
  /** File names of the scripts that hydrate the parts of this page, relative to the web app's versioned folder. */
  scripts: string[]
  /** The same for the parts that wait for the visitor. */
  laterScripts?: string[]
}

/**
 * `fragments.json`: one build of a web app. It is written last, so whoever reads it finds its files complete, under
 * `web/` beside it; each may have a `.br` and a `.gz` twin.
 */
export type Fragments = {
  /** Hash of everything the build holds: the same version is the same bytes. */
  version: string
  /** What a browser loads first: a remote's entry, or the shell's script. */
  remoteEntry: string
  files: string[]
  pages: PageFragment[]
}

/**
 * The shell also brings the tiny script that starts it and the style sheets of every document, both to be inlined.
 * Its own pages are '404' and '/admin09', the skeleton of every path of the panel.
 */
export type ShellFragments = Fragments & {
  loader: string
  styles: InlineSheet[]
  /** The file that social networks show of a shared link: a PNG of 1200 × 630. */
  sharePicture?: string
}

/** What the gateway writes into the document for the shell to read. */
export type ShellConfig = {
  remotes: Array<{ name: 'storefront' | 'admin'; entry: string }>
  /** The page in this document: whose it is, by name, and whether its HTML is there, with parts to be hydrated. */
  page: { remote: 'storefront' | 'admin' | 'shell'; name: string; hydrate: boolean }
  /** The `PageLink`s of the storefront, as JSON; absent where nobody goes from page to page. */
  pagesUrl?: string
  /** What the loader fetches when it starts: the shell's script first. */
  scripts: string[]
  /** What the loader fetches besides, when the visitor first does something. */
  laterScripts?: string[]
  /** Whether to start at once, or when the visitor first does something; the scripts are fetched when all is quiet. */
  start: 'now' | 'idle'
}

/** Id of the `<script type="application/json">` that holds the `ShellConfig`. */
export const shellConfigId = 'smm-config'

/**
 * What lives in a prerendered page are its parts, each an entrance of the remote: an element with this mark, whose value is
 * the entrance's name, holds the part's HTML until the shell hydrates it. Everything around them stands as it is.
 */
export const asleepMark = 'data-asleep'
/**
 * A part that also carries this one waits until the visitor first does something, or is woken at once where the browser
 * keeps something for it: the value is the key in localStorage.
 */
export const lateMark = 'data-late'
/** On the `<style>` that holds a part of a sheet: the address of the whole one. */
export const partOfSheetMark = 'data-of'
/** Told to the loader by whatever has come to life: it then does again what it kept. */
export const readyEvent = 'smm:ready'
/** Told by the loader when the visitor first does something; from then on `<html>` carries the mark. */
export const touchedEvent = 'smm:touched'
export const touchedMark = 'data-touched'

/** On a link to the chat: the words that it puts into the chat's field, unless the visitor has written something there. */
export const wordsMark = 'data-words'

/** What the shell must know of a page to go there without a reload. */
export type PageLink = Pick<StorefrontPage, 'path' | 'name'> &
  Pick<PageHead, 'title' | 'description' | 'canonicalPath' | 'noIndex'>

/**
 * A remote asks the shell for a toast:
 * `window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: { title, text, tone } }))`.
 */
export const toastEvent = 'smm:toast'
export type Toast = { title: string; text?: string; tone?: 'neutral' | 'success' | 'error' }
