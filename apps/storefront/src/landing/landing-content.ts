import type { Claim } from '@smm/site/claims'
import type { FaqQuestion } from '@smm/site/faq'
import type { IconName } from '@smm/ui/icons'
import type { Service } from '../services/services.ts'

type TitledText = { title: string; text: string }

export type Benefit = TitledText & { icon: IconName }

/** The content of one service's landing page. */
export type LandingContent = {
  service: Service
  head: { title: string; description: string; keywords: string }
  hero: { title: string; emphasis: string; lead: string; button: string }
  /** Tiles of the picture beside the title, bottom row last. */
  picture: readonly string[]
  /** The heading above the package cards. */
  offer: { title: string; text: string }
  stats: readonly Claim[]
  steps: readonly TitledText[]
  benefits: readonly Benefit[]
  requirements?: { title: string; text: string; figures: readonly Claim[]; note: string }
  trends?: { title: string; text: string; points: readonly TitledText[] }
  algorithm?: { title: string; text: string; points: readonly TitledText[] }
  faq: readonly FaqQuestion[]
  closing: TitledText
  chat: TitledText
  /** Footer links to services without a page of their own. */
  more?: { title: string; links: Array<{ href: string; text: string }> }
}
