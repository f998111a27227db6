import { outcome, talk } from '../../testing.ts'
import { readDialogue } from '../stored-dialogue.ts'

const [first, second] = ['instagram.com/som.do.beto', 'instagram.com/auto.beto']

describe('orders told over several messages', () => {
  it('ask for the quantity of each page', () =>
    expect(talk([`seguidores ${first}`, second]).last).toContain(`para cada link?\n• ${first}\n• ${second}`))

  it('leave a page behind that is corrected', () =>
    expect(outcome([`seguidores ${first}`, `errei o link, é ${second}`, '500'])).toBe(
      `recap instagram followers 500 ${second} R$ 45,00`,
    ))

  it('and a page alone beside a recap is a better one', () =>
    expect(outcome([`500 seguidores ${first}`, second])).toBe(
      `recap instagram followers 500 ${second} R$ 45,00`,
    ))

  it('are forgotten with the cart, and never hold a password', () => {
    const dialogueAfter = (...messages: string[]) => readDialogue(talk(messages).state)
    expect(dialogueAfter(`500 seguidores ${first}`).cartMessages).toEqual([`500 seguidores ${first}`])
    expect(dialogueAfter(`500 seguidores ${first}`, 'deixa pra lá, não quero').cartMessages).toEqual([])
    expect(dialogueAfter(`500 seguidores ${first}, minha senha é abc123`).cartMessages ?? []).toEqual([])
  })
})
