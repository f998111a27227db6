import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The violations axe finds on a page in the light colour scheme and then in the dark one, in words. */
export async function violationsOn(page: Page): Promise<string[]> {
  const light = await violationsIn(page, 'light')
  return [...light, ...(await violationsIn(page, 'dark'))]
}

/** Structure is the same in both schemes, so the dark one is checked for colours only. */
async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(endTransitions)
  await page.evaluate(drawTwice)
  // The legacy mode sees no frame of another origin, of which there is none, and opens no second page for each answer.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  // The addresses of everything that is right, which nobody reads, would take a quarter of the time.
  axe.options({ resultTypes: ['violations'] })
  if (colorScheme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block'])
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${colorScheme} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

/** Between the schemes a colour is neither of the two. */
function endTransitions() {
  for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish()
}

/** Texts in a font that was loaded keep the former scheme's colour until a frame is drawn. */
function drawTwice(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
}
