import { contact, whatsappLink } from '@smm/site/contact'
import { drawParagraph } from './draw-paragraph.ts'
import { paragraph } from './paragraph.ts'
import { whatsappAtEnd, whatsappLine } from './repeated-facts.ts'

const button = (url = whatsappLink()) => ({ type: 'links', links: [{ label: 'Chamar no WhatsApp', url }] })

it('leaves words as they are, an address in them too', () => {
  const text = `Oi!\n\nMeu site: ${whatsappLink()} tem tudo.`
  expect(drawParagraph(text)).toEqual([{ type: 'text', text }])
})

it('draws a line of WhatsApp as a button only', () =>
  expect(drawParagraph(paragraph`Fale com a equipe.${whatsappLine('Olá!')}\n\nAté já.`)).toEqual([
    { type: 'text', text: 'Fale com a equipe.\n\nAté já.' },
    button(whatsappLink('Olá!')),
  ]))

it('ends the sentence with its number, and shows one button for two', () => {
  const sentence = paragraph`Chame pelo ${whatsappAtEnd}`
  expect(drawParagraph(paragraph`${sentence}\n${sentence}`)).toEqual([
    {
      type: 'text',
      text: `Chame pelo WhatsApp ${contact.whatsappShown}.\nChame pelo WhatsApp ${contact.whatsappShown}.`,
    },
    button(),
  ])
})

it('draws nothing of a paragraph that was left out', () => expect(drawParagraph('')).toEqual([]))
