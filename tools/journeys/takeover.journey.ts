import type { Page } from 'playwright-core'
import { openChat } from './browser/chat-page.ts'
import { openPage } from './browser/open-browser.ts'
import { openSection, signInOn } from './browser/panel-page.ts'
import { letTakeoverEnd } from './actors/move-clock.ts'
import { openPanelApi } from './actors/panel-api.ts'
import { eventually } from './eventually.ts'
import { useBrowser, useSharedShop } from './fixtures.ts'

const browser = useBrowser()
const product = useSharedShop()

/** A panel in which a new member of support has signed in. */
async function openPanelAs(username: string): Promise<Page> {
  const call = await openPanelApi(product)
  const { password } = product.administrator
  type Added = { oneTimePassword: string }
  const added = await call<Added>('POST', '/api/admin/staff', { username, role: 'support', password })
  const newPassword = `uma senha comprida de ${username}`
  await call('POST', '/api/admin/login', { username, password: added.oneTimePassword, newPassword })
  const { page } = await openPage(browser, { width: 1440, height: 900 })
  await signInOn(page, product, { username, password: newPassword })
  return page
}

async function openTicket(panel: Page) {
  await openSection(panel, product, 'tickets')
  await panel
    .getByRole('table', { name: 'Tickets' })
    .getByText(/^paguei.*loja.tomada/)
    .click()
  await panel.getByRole('region', { name: 'Quem atende' }).waitFor()
}

it('two members answer a visitor in the assistant’s place, one at a time, until the time is over', async () => {
  const { page: shop, chat } = await openChat(browser, product, { width: 1440, height: 900 })
  const reads = (text: RegExp | string) => shop.getByText(text).first().waitFor()
  await chat.send('paguei e não recebi instagram.com/loja.tomada')
  await reads(/Abri um chamado/)

  const ana = await openPanelAs('ana')
  await openTicket(ana)
  await ana.getByRole('button', { name: 'Assumir a conversa' }).click()
  await reads(/^Ana, do atendimento, entrou na conversa/)
  const field = ana.getByRole('textbox', { name: 'Mensagem para o cliente' })
  await field.fill('Oi! Já estou olhando.')
  await field.press('Enter')
  await reads(/^Ana, do atendimento$/)
  await reads('Oi! Já estou olhando.')
  await chat.send('obrigado, quero 500 seguidores também')
  await ana.getByRole('group', { name: 'Mensagens da conversa' }).getByText('quero 500 seguidores').waitFor()

  const bia = await openPanelAs('bia')
  await openTicket(bia)
  await bia.getByText(/^ana responde nesta conversa até/).waitFor()
  await bia.getByRole('button', { name: 'Assumir no lugar' }).click()
  await reads(/^Bia, do atendimento, entrou na conversa/)
  await ana.getByText(/^bia responde nesta conversa até/).waitFor()

  // The ten minutes pass on the row's clock; both panels see it by themselves.
  const call = await openPanelApi(product)
  const [ticket] = await call<Array<{ id: string }>>('GET', '/api/tickets?search=loja.tomada')
  await letTakeoverEnd(product, ticket!.id)
  await Promise.all([ana, bia].map((it) => it.getByText('O assistente responde nesta conversa.').waitFor()))
  // The assistant said nothing while they answered: its next words are those about the message that comes now.
  const question = 'qual o preço de 500 curtidas no Instagram?'
  await chat.send(question)
  const messages = await transcriptAfter(question, () =>
    call('GET', `/api/transcripts/tickets/${ticket!.id}`),
  )
  const silent = messages.findIndex(({ content }) => content.includes('quero 500 seguidores'))
  expect(messages.slice(silent + 1, silent + 3).map(({ content }) => content)).toEqual([
    expect.stringMatching(/^Bia, do atendimento/),
    question,
  ])
})

type Transcript = { messages: Array<{ content: string }> }

/** The messages once the assistant has answered the question. */
const transcriptAfter = (question: string, read: () => Promise<Transcript>) =>
  eventually('answer in the transcript', async () => {
    const { messages } = await read()
    const asked = messages.findIndex(({ content }) => content === question)
    return asked >= 0 && messages.length > asked + 1 && messages
  })
