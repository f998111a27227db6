import { canReceive, receiverOf } from './can-receive.ts'
import { readLink } from './testing.ts'

const linkAt = (address: string) => {
  const found = readLink(address)
  if (!found || !('link' in found)) throw new Error(address)
  return found.link
}
const profile = 'https://www.tiktok.com/@fulano'
const video = `${profile}/video/7231234567890123456`

it.each([
  [profile, 'followers', profile],
  [video, 'followers', profile],
  [video, 'views', video],
  [profile, 'views', null],
  ['https://www.instagram.com/p/DAbc_1-XyZq/', 'likes', 'https://www.instagram.com/p/DAbc_1-XyZq/'],
  ['https://www.instagram.com/fulano/p/DAbc_1-XyZq/', 'followers', null],
  ['https://www.instagram.com/fulano/', 'likes', null],
  ['https://www.youtube.com/@fulano', 'followers', 'https://www.youtube.com/@fulano'],
] as const)('%s receives %s at %s', (address, serviceType, receiver) => {
  const link = linkAt(address)
  expect(receiverOf(link, serviceType)?.canonicalUrl ?? null).toBe(receiver)
  expect(canReceive(link, serviceType)).toBe(receiver !== null)
})

it('a name alone is that of an account', () => {
  expect(canReceive(null, 'subscribers')).toBe(true)
  expect(canReceive(null, 'likes')).toBe(false)
})
