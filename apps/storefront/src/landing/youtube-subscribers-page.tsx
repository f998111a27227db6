import { youtubeSubscribers } from './youtube-subscribers.ts'
import { LandingLayout } from './landing-layout.tsx'

export default function YoutubeSubscribersPage() {
  return <LandingLayout content={youtubeSubscribers} />
}
