/** What a remote tells the shell and the gateway about its pages. Types only: this crosses the build, not the wire. */

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

/** One prerendered page, as the storefront's build leaves it in `fragments.json`. */
export type PageFragment = {
  path: string
  head: PageHead
  /** HTML of the page, without document, head or scripts. */
  html: string
  /** The CSS this page needs, to be inlined. */
  css: string
  /** Bare file names of the style sheets whose text is in `css`, so that the browser does not fetch them again. */
  cssFiles: string[]
  /** File names of the scripts that hydrate this page, relative to the remote's versioned folder. */
  scripts: string[]
}

export type Fragments = { version: string; remoteEntry: string; pages: PageFragment[] }

/** What the gateway writes into the document for the shell to read. */
export type ShellConfig = {
  remotes: Array<{ name: 'storefront' | 'admin'; entry: string }>
}
