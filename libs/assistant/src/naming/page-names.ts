import type { Platform, Product } from '@smm/contracts/products'
import { targetOf } from '@smm/social-links/link-fits'
import { readUrl } from '@smm/social-links/read-url'

/** The page that a product needs: 'o link do seu canal (ou o @)'. */
export function neededLink({ platform, serviceType }: Product): string {
  if (targetOf({ serviceType }) === 'account')
    return platform === 'youtube' ? 'o link do seu canal (ou o @ dele)' : 'o link do seu perfil (ou o @)'
  if (platform === 'instagram') return 'o link da foto ou do Reels'
  return platform === 'youtube' ? 'o link do vídeo (pode ser Shorts também)' : 'o link do vídeo'
}

const exampleLinks: Record<Platform, { account: string; content: string }> = {
  instagram: { account: 'instagram.com/seuperfil', content: 'instagram.com/p/…' },
  youtube: { account: 'youtube.com/@seucanal', content: 'youtube.com/watch?v=…' },
  tiktok: { account: 'tiktok.com/@seuperfil', content: 'tiktok.com/@seuperfil/video/…' },
}
export const exampleLink = (product: Product): string => exampleLinks[product.platform][targetOf(product)]

const pageNames = {
  channel: { name: 'Canal', whenPublic: 'o canal público' },
  profile: { name: 'Perfil', whenPublic: 'o perfil público' },
  post: { name: 'Publicação', whenPublic: 'a publicação pública' },
  video: { name: 'Vídeo', whenPublic: 'o vídeo público' },
}
function pageKind({ platform, serviceType }: Product): keyof typeof pageNames {
  if (targetOf({ serviceType }) === 'account') return platform === 'youtube' ? 'channel' : 'profile'
  return platform === 'instagram' ? 'post' : 'video'
}

/** The name of a page in a recap. */
export const targetName = (product: Product): string => pageNames[pageKind(product)].name

/** 'o perfil público', which a delivery needs. */
export const publicPage = (product: Product): string => pageNames[pageKind(product)].whenPublic

/** An address as a person reads it: 'instagram.com/fulano'. */
export function shownLink(canonicalUrl: string): string {
  const address = canonicalUrl.replace('https://', '').replace('www.', '')
  const short = address.endsWith('/') ? address.slice(0, -1) : address
  try {
    return decodeURIComponent(short)
  } catch {
    return short
  }
}

/** A page as a person reads it: '@loja.x' of an account, else the short address. */
export function targetShown(link: string): string {
  const page = readUrl(link)
  const isAccount = 'kind' in page && (page.kind === 'profile' || page.kind === 'channel')
  return isAccount && page.handle ? `@${page.handle}` : shownLink(link)
}
