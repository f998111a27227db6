import { instagramLikes } from './instagram-likes.ts'
import { LandingLayout } from './landing-layout.tsx'

export default function InstagramLikesPage() {
  return <LandingLayout content={instagramLikes} />
}
