const isHydrated = () => !document.querySelector('[data-asleep], [aria-busy=true]')

/**
 * Points at a page until all its parts are hydrated: Chromium drops what a pointer does before the first frame. `page` is
 * Playwright's; `isAwake` runs in the page.
 */
export async function wakePage(page, isAwake = isHydrated) {
  let moves = 0
  const point = () => page.mouse.move(20 + (moves++ % 2), 20).catch(() => {})
  void point()
  const pointing = setInterval(point, 500)
  try {
    await page.waitForFunction(isAwake)
  } finally {
    clearInterval(pointing)
  }
}
