/** Retries with exponential backoff, at most 30 s. */
export function addScript(path: string, fetchPriority = 'auto', attempt = 0) {
  const src = path + (attempt ? `?again=${attempt}` : '')
  const script = Object.assign(document.createElement('script'), { src, async: true, fetchPriority })
  script.onerror = () =>
    setTimeout(() => addScript(path, fetchPriority, attempt + 1), Math.min(1000 * 2 ** attempt, 30_000))
  document.head.append(script)
}
