/** Contract between the shell, the remotes and the gateway about pages. */

/** Metadata in the head of a page. `structuredData` holds schema.org objects, one `<script>` each. */
export type PageHead = {
  title: string
  description: string
  keywords: string
  /** Path of the canonical address: the origin is the gateway's setting. */
  canonicalPath: string
  structuredData: object[]
  noIndex?: boolean
}

/** When a page's scripts start: `now`, or `idle` at the first interaction, prefetched while the browser is idle. */
type PageStart = 'now' | 'idle'

/** A row of the storefront's route table. `name` is also its entry in the remote and `<name>-page.tsx`. */
export type StorefrontPage = { path: string; name: string; head: PageHead; start?: PageStart }

/**
 * A style sheet of which a document holds what its HTML needs, `used`; the loader brings in the whole `file` when the
 * visitor does something. Without `used` the document holds all of it, and nobody fetches it again.
 */
export type InlineSheet = { file: string; css: string; used?: string }

/** The part of a page that may have slots. */
export type PageTemplate = { head: PageHead; html: string }

/** One prerendered page, as a web app's build leaves it in `fragments.json`. */
export type PageFragment = {
  path: string
  name: string
  head: PageHead
  /** HTML of the page, without document, head or scripts. */
  html: string
  /** `head` and `html` with slots in place of their figures (see slots.ts), which are those of the seed book otherwise. */
  template?: PageTemplate
  /** The style sheets this page needs, to be inlined, in order. */
  styles: InlineSheet[]
  /** `idle` when absent. */
  start?: PageStart
  /** File names of the scripts that hydrate the parts of this page, relative to the web app's versioned folder. */
  scripts: string[]
  /** The scripts of the parts that wait for the visitor. */
  laterScripts?: string[]
}

/**
 * `fragments.json`: one build of a web app. It is written last, so whoever reads it finds its files complete, under
 * `web/` beside it; each may have a `.br` and a `.gz` twin.
 */
export type Fragments = {
  /** Hash of everything the build holds: the same version is the same bytes. */
  version: string
  /** First file a browser loads: a remote's entry, or the shell's script. */
  remoteEntry: string
  files: string[]
  pages: PageFragment[]
  /**
   * The build writes no style into a document and gives no text to a place that runs scripts. Its documents are served
   * under a policy that refuses both where the shell's build is strict too: its loader vouches for the files of builds,
   * and completes several sheets from one `<style>`.
   */
  isStrict?: boolean
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
  /** The file of the display face, in WOFF2. */
  displayFace?: string
}

/** Configuration that the gateway embeds in the document for the shell. */
export type ShellConfig = {
  remotes: Array<{ name: 'storefront' | 'admin'; entry: string }>
  /** The page of this document: its remote, its name, and whether it is prerendered with islands to hydrate. */
  page: { remote: 'storefront' | 'admin' | 'shell'; name: string; hydrate: boolean }
  /** URL of the storefront's `PageLink`s as JSON; absent without client-side navigation. */
  pagesUrl?: string
  /** Scripts that the loader fetches at its start: the shell's first. */
  scripts: string[]
  /** Scripts that the loader fetches at the first interaction. */
  laterScripts?: string[]
  start: PageStart
}

/** Id of the `<script type="application/json">` that holds the `ShellConfig`. */
export const shellConfigId = 'smm-config'

/** Id of the `<script type="application/json">` that holds the figures of the document. */
export const figuresId = 'smm-figures'

/**
 * Marks an island: an element with the prerendered HTML of an entry of the remote, hydrated by the shell. The value is the
 * entry's name; HTML outside islands stays static.
 */
export const islandAttribute = 'data-asleep'
/**
 * An island that hydrates at the first interaction, or at once when localStorage has an item: the value is its key.
 */
export const deferredIslandAttribute = 'data-late'
/** On a `<style>` with the used parts of sheets: the URLs of the whole ones, in cascade order, parted by spaces. */
export const partialSheetAttribute = 'data-of'
/** Fired after hydration; the loader then replays the events it captured. */
export const hydratedEvent = 'smm:ready'
/** Fired by the loader at the first interaction, which also sets the attribute on `<html>`. */
export const interactionEvent = 'smm:touched'
export const interactedAttribute = 'data-touched'

/** Path of the chat's WebSocket, on the page's own host. */
export const chatSocketPath = '/ws'
/** Longest message a visitor may send, in UTF-16 code units. */
export const maxMessageLength = 2000
/**
 * The loader opens the chat's socket while the scripts of the chat are on their way, and keeps what it receives. The chat
 * takes it over instead of opening its own.
 */
export type WindowWithEarlySocket = { smmEarlySocket?: EarlySocket | undefined }
export type EarlySocket = {
  socket: WebSocket
  received: MessageEvent[]
  /** Since when it is open, in ms since the epoch. */
  openedAt?: number
  /** The status that the document shows meanwhile: the chat hydrates it. */
  shown?: EarlyStatus
}
/** The statuses of the chat's connection that the document shows before the chat runs, and their texts. */
export const earlyStatusTexts = { connecting: 'Conectando...', connected: 'Conectado' } as const
export type EarlyStatus = keyof typeof earlyStatusTexts
/** On the prerendered text of the chat's connection status. */
export const statusTextAttribute = 'data-state'

/** On a link to the chat: the words that a click sends there. */
export const wordsAttribute = 'data-words'
/** On a form with one field: its text is sent in the chat. */
export const chatFormAttribute = 'data-chat'
/** In an address, the quantity of the package that the visitor has chosen; the chat of a service's page sends it. */
export const packageParameter = 'pacote'
/** The tier of that package, by its name. */
export const tierParameter = 'nivel'
/** In an address, the code of a coupon, which the chat sends too. */
export const couponParameter = 'cupom'

/** Page data that the shell needs for client-side navigation. */
export type PageLink = Pick<StorefrontPage, 'path' | 'name'> &
  Pick<PageHead, 'title' | 'description' | 'canonicalPath' | 'noIndex'>

/**
 * A remote asks the shell for a toast:
 * `window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail: { title, text, tone } }))`.
 */
export const toastEvent = 'smm:toast'
export type Toast = { title: string; text?: string; tone?: 'neutral' | 'success' | 'error' }

/** The campaign of an address, its `utm_source`; '' when it has none, or one that is no plain word. */
export function readCampaign(query: string): string {
  const campaign = new URLSearchParams(query).get('utm_source')?.trim().toLowerCase() ?? ''
  return /^[a-z0-9._-]{1,40}$/.test(campaign) ? campaign : ''
}
