import { allProducts, platforms, productName, serviceTypes } from './products.ts'
import { sameProduct } from './same-product.ts'

const likes = { platform: 'instagram', serviceType: 'likes' } as const

it('lists every pair of platform and service type once', () => {
  expect(allProducts).toHaveLength(platforms.length * serviceTypes.length)
  expect(new Set(allProducts.map(productName)).size).toBe(allProducts.length)
})

it('compares platform and service type', () => {
  expect(sameProduct(likes, { ...likes })).toBe(true)
  expect(sameProduct(likes, { ...likes, platform: 'tiktok' })).toBe(false)
  expect(sameProduct(likes, { ...likes, serviceType: 'views' })).toBe(false)
})

it('names a product in Portuguese', () => {
  expect(productName(likes)).toBe('Curtidas no Instagram')
})
