type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createScriptURL: (url: string) => string | null }) => void
}
declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

/**
 * The document's policy refuses every text that becomes a script or HTML (Trusted Types), but for the addresses of the
 * builds' own files: the loader, the chunks and the federation runtime give them as texts.
 */
export function allowScriptsOfBuilds({ trustedTypes }: Pick<Window, 'trustedTypes'> = window) {
  trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (isOfBuild(new URL(url, location.href)) ? url : null),
  })
}

const isOfBuild = ({ href }: URL) => href.startsWith(`${location.origin}/remotes/`)
