import { instagramFollowers } from './instagram-followers.ts'
import { LandingLayout } from './landing-layout.tsx'

export default function InstagramFollowersPage() {
  return <LandingLayout content={instagramFollowers} />
}
