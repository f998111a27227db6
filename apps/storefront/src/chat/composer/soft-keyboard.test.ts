import { isKeyboardOpen, keyboardShrink, keyboardShrinkOnLargePhone, widestMobile } from './soft-keyboard.ts'

describe('isKeyboardOpen', () => {
  it('knows the constants of the specification', () => {
    expect(widestMobile).toBe(768)
    expect(keyboardShrink).toBe(0.15)
    expect(keyboardShrinkOnLargePhone).toBeGreaterThan(keyboardShrink)
  })

  it('is open from 15 % of the height on', () => {
    const phone = { width: 360, fullHeight: 800 }
    expect(isKeyboardOpen({ ...phone, visibleHeight: 681 })).toBe(false)
    expect(isKeyboardOpen({ ...phone, visibleHeight: 680 })).toBe(true)
  })

  it('has a larger threshold on the largest iPhone', () => {
    const largePhone = { width: 430, fullHeight: 840 }
    expect(isKeyboardOpen({ ...largePhone, visibleHeight: 700 })).toBe(false)
    expect(isKeyboardOpen({ ...largePhone, visibleHeight: 480 })).toBe(true)
  })

  it('is never open on a wide screen', () => {
    expect(isKeyboardOpen({ width: 768, fullHeight: 1000, visibleHeight: 500 })).toBe(true)
    expect(isKeyboardOpen({ width: 769, fullHeight: 1000, visibleHeight: 500 })).toBe(false)
  })
})
