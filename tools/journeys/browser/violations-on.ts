import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** The violations axe finds on a page in the light colour scheme and then in the dark one, in words. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source)
  const light = await violationsIn(page, 'light')
  return [...light, ...(await violationsIn(page, 'dark'))]
}

/** Structure is the same in both schemes, so the dark one is checked for colours only. */
async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(endAnimations)
  // The addresses of everything that is right, which nobody reads, would take a quarter of the time.
  const options: RunOptions = { resultTypes: ['violations'] }
  if (colorScheme === 'dark') options.runOnly = ['color-contrast', 'link-in-text-block']
  const violations = await page.evaluate(runAxe, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${colorScheme} ${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}

async function runAxe(options: RunOptions) {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(options)
  return violations
}

/**
 * Between the schemes a colour is neither of the two, one that is inherited begins to change after its parent's, and what
 * arrives is half seen. Texts in a font that was loaded keep the former colour until a frame is drawn.
 */
async function endAnimations() {
  const drawn = () => new Promise(requestAnimationFrame)
  const ends = ({ effect }: Animation) => Number.isFinite(Number(effect?.getComputedTiming().endTime))
  let left: Animation[]
  do {
    left = document
      .getAnimations()
      .filter((animation) => ends(animation) && animation.playState !== 'finished')
    for (const animation of left) animation.finish()
    await drawn()
    await drawn()
  } while (left.length > 0)
}
