/** Escape closes the open menu of the page's header, and the focus returns to its button. */
export function closeMenuOnEscape(): void {
  addEventListener('keydown', ({ key }) => {
    const menu = key === 'Escape' ? document.querySelector<HTMLDetailsElement>('header details[open]') : null
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
