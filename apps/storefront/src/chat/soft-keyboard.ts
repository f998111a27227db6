/** Up to this width a page is drawn for a phone. */
export const widestMobile = 768
export const keyboardShrink = 0.15
/**
 * iPhone Pro Max (430 × 932 and its successor's 440 × 956 points): Safari's bars alone come close to 15 % when they
 * unfold, while its keyboard takes over a third of the height.
 */
export const keyboardShrinkOnLargePhone = 0.25

type Seen = { width: number; fullHeight: number; visibleHeight: number }

/** Whether so much of the height is gone that a soft keyboard must be covering it. */
export function isKeyboardOpen({ width, fullHeight, visibleHeight }: Seen): boolean {
  if (width > widestMobile) return false
  const shrink = isLargePhone(width, fullHeight) ? keyboardShrinkOnLargePhone : keyboardShrink
  return fullHeight - visibleHeight >= fullHeight * shrink
}

const isLargePhone = (width: number, height: number) =>
  width >= 428 && width <= 440 && height >= 720 && height <= 960

/** Tells, now and at every change, how high the visible part above an open keyboard is; undefined without one. */
export function watchSoftKeyboard(tell: (visibleHeight: number | undefined) => void): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  let fullHeight = viewport.height
  let width = viewport.width

  function look() {
    // Pinching is no keyboard, and a turned phone has another full height.
    if (!viewport || viewport.scale > 1.01) return
    if (viewport.width !== width) [width, fullHeight] = [viewport.width, viewport.height]
    fullHeight = Math.max(fullHeight, viewport.height)
    const isOpen = isKeyboardOpen({ width, fullHeight, visibleHeight: viewport.height })
    tell(isOpen ? viewport.height : undefined)
  }
  viewport.addEventListener('resize', look)
  return () => viewport.removeEventListener('resize', look)
}
