import { classifyService } from './classify-service.ts'
import { instagramNames } from './supplier-names/instagram.ts'
import { namesNotOurs } from './supplier-names/not-ours.ts'
import { tiktokNames } from './supplier-names/tiktok.ts'
import { youtubeNames } from './supplier-names/youtube.ts'

const labelledNames = [...instagramNames, ...youtubeNames, ...tiktokNames, ...namesNotOurs]

const labelOf = (service: { name: string; category: string }) => {
  const product = classifyService(service)
  return product ? `${product.platform} ${product.serviceType}` : '-'
}

describe('what a service of the supplier is', () => {
  it('is said right for at least 97 % of 300 names as panels write them', () => {
    const wrong = labelledNames
      .map((it) => ({ ...it, got: labelOf(it) }))
      .filter(({ label, got }) => label !== got)
      .map(({ label, got, name }) => `${name}: ${got} instead of ${label}`)
    expect(labelledNames.length).toBeGreaterThanOrEqual(300)
    expect(wrong.slice(0, Math.ceil(labelledNames.length * 0.03))).toEqual(wrong)
  })

  it('is never a product of ours where the name is about something else', () => {
    const taken = namesNotOurs.filter((it) => labelOf(it) !== '-').map(({ name }) => name)
    expect(taken).toEqual([])
  })

  it('is left open when a name speaks of two platforms or of two things', () => {
    expect(classifyService({ name: 'Instagram + TikTok Likes', category: '' })).toBeUndefined()
    expect(classifyService({ name: 'Instagram Followers and Likes', category: '' })).toBeUndefined()
    expect(classifyService({ name: '', category: '' })).toBeUndefined()
  })
})
