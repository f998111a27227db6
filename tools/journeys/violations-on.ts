import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * The violations axe finds on a page in this colour scheme, in words. Structure is the same in both schemes, so the dark
 * one is checked for colours only.
 */
export async function violationsOn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  const axe = new AxeBuilder({ page })
  const rules = colorScheme === 'dark' ? axe.withRules(['color-contrast', 'link-in-text-block']) : axe
  const { violations } = await rules.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} ${any[0]?.message ?? ''}`),
  )
}
