/** The brand's icon: a speech bubble with a leaf that grows out of its corner. */
export const favicon = [
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
  '<path fill="#ffcb2e" d="M0 32V16a16 16 0 1 1 16 16Z"/>',
  '<path fill="#06382a" d="M9.5 22.5a13 13 0 0 1 13-13 13 13 0 0 1-13 13Z"/></svg>',
].join('')

const escapes: Record<string, string> = { '"': "'", '#': '%23', '<': '%3C', '>': '%3E' }

/** As a data URL: a request of its own would delay the first paint on a phone by one round trip. */
export const faviconAddress = `data:image/svg+xml,${favicon.replace(/["#<>]/g, (sign) => escapes[sign]!)}`
