import { contact, whatsappLink } from '@smm/site/contact'
import { drawText } from './draw-text.ts'
import { givenOrder } from '../testing.ts'
import { chargeInReviewText } from './news-texts.ts'

const button = (url = whatsappLink()) => ({ type: 'links', links: [{ label: 'Chamar no WhatsApp', url }] })

it('leaves a text without an address as it is', () =>
  expect(drawText('Oi!\n\nTudo bem?')).toEqual([{ type: 'text', text: 'Oi!\n\nTudo bem?' }]))

it('takes the line of WhatsApp out of a text', () =>
  expect(
    drawText(`Fale com a equipe.\nWhatsApp ${contact.whatsappShown}: ${whatsappLink('Olá!')}\n\nAté já.`),
  ).toEqual([{ type: 'text', text: 'Fale com a equipe.\n\nAté já.' }, button(whatsappLink('Olá!'))]))

it('ends the sentence where the address stood, and shows one button for two', () => {
  const text = chargeInReviewText([givenOrder()], 'AMOUNT_MISMATCH')
  expect(drawText(`${text}\n${text}`)).toEqual([
    { type: 'text', text: expect.stringMatching(new RegExp(`WhatsApp .+\\.\\n.+WhatsApp .+\\d\\.$`)) },
    button(),
  ])
})
