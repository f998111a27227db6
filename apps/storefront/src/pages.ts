import type { StorefrontPage } from '@smm/contracts/pages'
import { contactHead } from './contact/contact-head.ts'
import { faqHead } from './faq/faq-head.ts'
import { homeHead } from './home/home-head.ts'
import { hubHead } from './hub/hub-head.ts'
import { instagramFollowers } from './landing/instagram-followers.ts'
import { instagramLikes } from './landing/instagram-likes.ts'
import { landingHead } from './landing/landing-head.ts'
import type { LandingContent } from './landing/landing-content.ts'
import { tiktokFollowers } from './landing/tiktok-followers.ts'
import { youtubeSubscribers } from './landing/youtube-subscribers.ts'
import { youtubeViews } from './landing/youtube-views.ts'
import { privacyHead, termsHead } from './legal/legal-head.ts'
import { orderPageHead } from './order-page/order-page-head.ts'
import { pricesHead } from './prices/prices-head.ts'

const landing = (name: string, content: LandingContent): StorefrontPage => ({
  path: content.service.path,
  name,
  head: landingHead(content),
})

/** The route table of the storefront: `name` is the `<name>-page.tsx` that renders the path. */
export const pages: StorefrontPage[] = [
  { path: '/', name: 'home', head: homeHead },
  landing('instagram-followers', instagramFollowers),
  landing('instagram-likes', instagramLikes),
  landing('youtube-views', youtubeViews),
  landing('youtube-subscribers', youtubeSubscribers),
  landing('tiktok-followers', tiktokFollowers),
  { path: '/todos-servicos', name: 'hub', head: hubHead },
  { path: '/smm-brasil', name: 'hub', head: hubHead },
  { path: '/faq', name: 'faq', head: faqHead },
  { path: '/precos', name: 'prices', head: pricesHead },
  { path: '/contato', name: 'contact', head: contactHead },
  { path: '/politica-privacidade', name: 'privacy', head: privacyHead },
  { path: '/termos', name: 'terms', head: termsHead },
  // Its visitors come to see an order: nothing waits for their first touch.
  { path: '/pedido', name: 'order', head: orderPageHead, start: 'now' },
]
