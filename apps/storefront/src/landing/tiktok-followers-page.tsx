import { tiktokFollowers } from './tiktok-followers.ts'
import { LandingLayout } from './landing-layout.tsx'

export default function TiktokFollowersPage() {
  return <LandingLayout content={tiktokFollowers} />
}
