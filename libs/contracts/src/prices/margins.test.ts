import Compile from 'typebox/compile'
import { NewMargin } from './margins.ts'

const newMargin = Compile(NewMargin)
const accepts = (marginPercent: unknown) => newMargin.Check({ marginPercent, isGlobal: true })

it.each(['0', '7', '37.5', '50.00', '499.99', '500', '500.0', '500.00'])(
  'accepts a margin of %s %%',
  (percent) => expect(accepts(percent)).toBe(true),
)

it.each(['', '-1', '500.01', '501', '1000', '1.234', '1,5', '50%', ' 50', '5e1', 50])(
  'refuses a margin of %j %%',
  (percent) => expect(accepts(percent)).toBe(false),
)

it('requires a product for a margin that is not global, and refuses one for the global margin', () => {
  const product = { platform: 'tiktok', category: 'views' }
  expect(newMargin.Check({ marginPercent: '50', isGlobal: false })).toBe(false)
  expect(newMargin.Check({ marginPercent: '50', isGlobal: false, ...product })).toBe(true)
  expect(newMargin.Check({ marginPercent: '50', isGlobal: true, ...product })).toBe(false)
})
