/** Services without a page of their own link to their platform's block on the hub. */
export const moreServices = {
  title: 'Mais serviços',
  links: [
    { href: '/todos-servicos#youtube', text: 'Curtidas no YouTube' },
    { href: '/todos-servicos#tiktok', text: 'Curtidas no TikTok' },
    { href: '/todos-servicos#tiktok', text: 'Visualizações no TikTok' },
  ],
}
