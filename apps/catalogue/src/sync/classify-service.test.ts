import { classifyService } from './classify-service.ts'
import { instagramNames } from './corpus/instagram.ts'
import { unrelatedNames } from './corpus/unrelated.ts'
import { tiktokNames } from './corpus/tiktok.ts'
import { youtubeNames } from './corpus/youtube.ts'

const labelledNames = [...instagramNames, ...youtubeNames, ...tiktokNames, ...unrelatedNames]

const labelOf = (service: { name: string; category: string }) => {
  const product = classifyService(service)
  return product ? `${product.platform} ${product.serviceType}` : '-'
}

describe('classifyService', () => {
  it('classifies at least 97 % of 300 labelled names', () => {
    const wrong = labelledNames
      .map((it) => ({ ...it, got: labelOf(it) }))
      .filter(({ label, got }) => label !== got)
      .map(({ label, got, name }) => `${name}: ${got} instead of ${label}`)
    expect(labelledNames.length).toBeGreaterThanOrEqual(300)
    expect(wrong.slice(0, Math.ceil(labelledNames.length * 0.03))).toEqual(wrong)
  })

  it('never classifies a name of another product', () => {
    const misclassified = unrelatedNames.filter((it) => labelOf(it) !== '-').map(({ name }) => name)
    expect(misclassified).toEqual([])
  })

  it('returns undefined for two platforms or two service types', () => {
    expect(classifyService({ name: 'Instagram + TikTok Likes', category: '' })).toBeUndefined()
    expect(classifyService({ name: 'Instagram Followers and Likes', category: '' })).toBeUndefined()
    expect(classifyService({ name: '', category: '' })).toBeUndefined()
  })
})
