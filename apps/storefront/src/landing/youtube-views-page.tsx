import { youtubeViews } from './youtube-views.ts'
import { LandingLayout } from './landing-layout.tsx'

export default function YoutubeViewsPage() {
  return <LandingLayout content={youtubeViews} />
}
