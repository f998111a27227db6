import type { Product } from '@smm/contracts/products'
import { linkFits, targetOf } from './link-fits.ts'
import { readLink } from './testing.ts'

const fits = (product: Product, address: string) => {
  const found = readLink(address)
  if (!found || !('link' in found)) throw new Error(address)
  return linkFits(product, found.link)
}

describe('linkFits', () => {
  const followers = { platform: 'instagram', serviceType: 'followers' } as const
  const likes = { platform: 'instagram', serviceType: 'likes' } as const
  const subscribers = { platform: 'youtube', serviceType: 'subscribers' } as const
  const views = { platform: 'youtube', serviceType: 'views' } as const
  const tiktok = { platform: 'tiktok', serviceType: 'followers' } as const

  it.each([
    [followers, 'instagram.com/fulano', true],
    [followers, 'instagram.com/p/DAbc_1-XyZq', false],
    [followers, 'tiktok.com/@fulano', false],
    [likes, 'instagram.com/p/DAbc_1-XyZq', true],
    [likes, 'instagram.com/reel/DAbc_1-XyZq', true],
    [likes, 'instagram.com/fulano', false],
    [subscribers, 'youtube.com/@fulano', true],
    [subscribers, 'youtube.com/c/fulano', true],
    [subscribers, 'youtu.be/dQw4w9WgXcQ', false],
    [views, 'youtu.be/dQw4w9WgXcQ', true],
    [views, 'youtube.com/shorts/dQw4w9WgXcQ', true],
    [views, 'youtube.com/live/dQw4w9WgXcQ', true],
    [views, 'youtube.com/@fulano', false],
    [tiktok, 'tiktok.com/@fulano', true],
    [tiktok, 'tiktok.com/@fulano/live', false],
    [tiktok, 'tiktok.com/@fulano/video/7231234567890123456', false],
    [{ platform: 'tiktok', serviceType: 'views' }, 'tiktok.com/@fulano/video/7231234567890123456', true],
  ] as const)('%j at %s: %s', (product, address, expected) => expect(fits(product, address)).toBe(expected))

  it('delivers followers and subscribers to an account, the rest to its content', () => {
    expect(targetOf(followers)).toBe('account')
    expect(targetOf(subscribers)).toBe('account')
    expect(targetOf(likes)).toBe('content')
    expect(targetOf({ serviceType: 'shares' })).toBe('content')
  })
})
