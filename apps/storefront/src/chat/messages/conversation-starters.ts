const starters = [
  { text: 'Seguidores no Instagram', path: '/comprar-seguidores-instagram' },
  { text: 'Curtidas no Instagram', path: '/curtidas-instagram' },
  { text: 'Inscritos no YouTube', path: '/inscritos-youtube' },
  { text: 'Visualizações no YouTube', path: '/visualizacoes-youtube' },
  { text: 'Seguidores no TikTok', path: '/seguidores-tiktok' },
]

/** The service that a page sells: 'Curtidas no Instagram'. */
export const serviceOfPage = (path: string): string | undefined =>
  starters.find((it) => it.path === path.replace(/\/$/, ''))?.text

/** Suggested first messages; the service of the page comes first. */
export function conversationStarters(path: string): string[] {
  const own = serviceOfPage(path)
  return [...new Set([...(own ? [own] : []), ...starters.map(({ text }) => text)])]
}
