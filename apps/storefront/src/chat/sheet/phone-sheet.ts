import { widestMobile } from '../composer/soft-keyboard.ts'

/** Marks the panel while it fills the screen. */
const sheetAttribute = 'data-sheet'

export const isTextField = (element: Element | null): boolean => element?.matches('textarea, input') === true

/** Browsers without popovers have no layer above the page: there the chat stays in its place. */
export const fitsSheet = (): boolean =>
  'showPopover' in HTMLElement.prototype && matchMedia(`(max-width: ${widestMobile}px)`).matches

export type Sheet = {
  /** Lets the page live again. */
  release: () => void
  /** Shows the page where it was left. */
  returnToPage: () => void
}

/** Lets the panel fill the visible screen, above a page that keeps still. */
export function showSheet(panel: HTMLElement): Sheet {
  const page = document.documentElement
  const { activeElement } = document
  const scrollTop = window.scrollY
  const others = outsideOf(panel)
  const attributes = { [sheetAttribute]: '', role: 'dialog', 'aria-modal': 'true', tabindex: '-1' }
  for (const [name, value] of Object.entries(attributes)) panel.setAttribute(name, value)
  panel.popover = 'manual'
  panel.showPopover()
  if (!panel.contains(activeElement)) panel.focus({ preventScroll: true })
  for (const it of others) it.inert = true
  page.style.overflow = 'hidden'
  const stopFollowing = followVisibleArea(panel)

  return {
    release() {
      stopFollowing()
      page.style.overflow = ''
      for (const it of others) it.inert = false
      for (const name of ['popover', ...Object.keys(attributes)]) panel.removeAttribute(name)
    },
    returnToPage() {
      // Out of the flow, the panel left a shorter page.
      scrollTo({ top: scrollTop, behavior: 'instant' })
      // A text field would open the keyboard again.
      const isOpener = activeElement instanceof HTMLElement && activeElement.matches('a, button')
      if (isOpener && !panel.contains(activeElement)) activeElement.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    },
  }
}

/** Everything of the page but the panel and its ancestors. */
function outsideOf(panel: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = []
  for (let it = panel; it.parentElement && it !== document.body; it = it.parentElement)
    for (const sibling of it.parentElement.children)
      if (sibling !== it && sibling instanceof HTMLElement && !sibling.inert && !isNotices(sibling))
        others.push(sibling)
  return others
}

/** The shell's notices are shown and read above the chat. */
const isNotices = (element: HTMLElement) => element.querySelector(':scope > [aria-live]') !== null

/** A soft keyboard covers the page without resizing it: the panel takes what is left to see. */
function followVisibleArea(panel: HTMLElement): () => void {
  const viewport = window.visualViewport
  if (!viewport) return () => {}
  const fitPanel = () => {
    // A pinch zoom shrinks the viewport as well.
    if (viewport.scale > 1.01) return
    panel.style.setProperty('--sheet-top', `${viewport.offsetTop}px`)
    panel.style.setProperty('--sheet-height', `${viewport.height}px`)
  }
  fitPanel()
  for (const event of ['resize', 'scroll']) viewport.addEventListener(event, fitPanel)
  return () => {
    for (const event of ['resize', 'scroll']) viewport.removeEventListener(event, fitPanel)
    for (const name of ['--sheet-top', '--sheet-height']) panel.style.removeProperty(name)
  }
}
