/** @jest-environment jsdom */
import { closeMenuOnEscape } from './close-menu-on-escape.ts'

closeMenuOnEscape()

it('closes the menu and focuses its button, and leaves other details alone', () => {
  document.body.innerHTML = `
    <header><details open><summary tabindex="0">Menu</summary><a href="/faq">Ajuda</a></details></header>
    <details open><summary>Pergunta</summary></details>`
  const press = (key: string) =>
    document.querySelector('a')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  const isOpen = () => [...document.querySelectorAll('details')].map((it) => it.open)

  press('Tab')
  expect(isOpen()).toEqual([true, true])
  press('Escape')
  expect(isOpen()).toEqual([false, true])
  expect(document.activeElement).toBe(document.querySelector('header summary'))
})
