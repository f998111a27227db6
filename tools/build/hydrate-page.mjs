const isHydrated = () => !document.querySelector('[data-asleep], [aria-busy=true]')

/**
 * Points at one element of a page and another until all its parts are hydrated: a pointer that came before the listener, or
 * before the first frame, enters nothing while it stays on an element. `page` is Playwright's; `isReady` runs in the page.
 */
export async function hydratePage(page, isReady = isHydrated) {
  let moves = 0
  const point = () => page.mouse.move(20, moves++ % 2 ? 400 : 20).catch(() => {})
  void point()
  const pointing = setInterval(point, 500)
  try {
    await page.waitForFunction(isReady)
  } finally {
    clearInterval(pointing)
  }
}
