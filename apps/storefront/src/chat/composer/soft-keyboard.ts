/** The breakpoint of the mobile layout, in CSS pixels. */
export const widestMobile = 768
export const keyboardShrink = 0.15
/**
 * iPhone Pro Max (430 × 932 and 440 × 956 points): Safari's expanding bars alone take close to 15 % of the height, its
 * keyboard over a third.
 */
export const keyboardShrinkOnLargePhone = 0.25

type Seen = { width: number; fullHeight: number; visibleHeight: number }

/** Whether the viewport has shrunk enough for a soft keyboard to be open. */
export function isKeyboardOpen({ width, fullHeight, visibleHeight }: Seen): boolean {
  if (width > widestMobile) return false
  const shrink = isLargePhone(width, fullHeight) ? keyboardShrinkOnLargePhone : keyboardShrink
  return fullHeight - visibleHeight >= fullHeight * shrink
}

const isLargePhone = (width: number, height: number) =>
  width >= 428 && width <= 440 && height >= 720 && height <= 960

/** Reports at every resize the height above an open keyboard, undefined without one. Returns the way to stop. */
export function watchSoftKeyboard(onChange: (visibleHeight: number | undefined) => void): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  let fullHeight = viewport.height
  let width = viewport.width

  function measure() {
    // A pinch zoom also shrinks the viewport, and a rotated phone has another full height.
    if (!viewport || viewport.scale > 1.01) return
    if (viewport.width !== width) [width, fullHeight] = [viewport.width, viewport.height]
    fullHeight = Math.max(fullHeight, viewport.height)
    const isOpen = isKeyboardOpen({ width, fullHeight, visibleHeight: viewport.height })
    onChange(isOpen ? viewport.height : undefined)
  }
  viewport.addEventListener('resize', measure)
  return () => viewport.removeEventListener('resize', measure)
}
