const starters = [
  { text: 'Seguidores no Instagram', path: '/comprar-seguidores-instagram' },
  { text: 'Curtidas no Instagram', path: '/curtidas-instagram' },
  { text: 'Inscritos no YouTube', path: '/inscritos-youtube' },
  { text: 'Visualizações no YouTube', path: '/visualizacoes-youtube' },
  { text: 'Seguidores no TikTok', path: '/seguidores-tiktok' },
]

/** Suggested first messages; the service of the page comes first. */
export function conversationStarters(path: string): string[] {
  const own = starters.filter((it) => it.path === path.replace(/\/$/, ''))
  return [...new Set([...own, ...starters])].map(({ text }) => text)
}
