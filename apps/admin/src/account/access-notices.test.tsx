/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { anAccount, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const at = '2026-11-21T12:00:00.000Z'

it('tells what changed in the access, until the member has seen it', async () => {
  const notices = [
    { id: 4, at, actor: 'ana', action: 'role-changed', member: 'admin', before: 'viewer', role: 'support' },
    { id: 5, at, actor: 'ana', action: 'access-renewed', member: 'bruno' },
    { id: 6, at, actor: 'admin', action: 'password-changed', member: 'admin' },
    { id: 7, at, actor: 'settings', action: 'of-a-later-release', member: 'admin' },
  ]
  panel = openPanel('/admin09?secao=tickets', {
    'GET /api/admin/account': anAccount({ notices }),
    'POST /api/admin/account/notices/seen': anAccount({ notices: [] }),
  })
  const box = within(await screen.findByRole('region', { name: 'Mudanças de acesso' }))
  expect(box.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'ana mudou a função do seu usuário de Leitura para Atendimento. 21/11/2026 09:00',
    'ana gerou uma nova senha para o acesso de bruno. 21/11/2026 09:00',
    'A sua senha foi trocada. 21/11/2026 09:00',
    'Configuração do servidor: of-a-later-release (admin). 21/11/2026 09:00',
  ])
  await panel.user.click(box.getByRole('button', { name: 'Entendi' }))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Mudanças de acesso' })).not.toBeInTheDocument(),
  )
  expect(panel.sent('POST')).toMatchObject([{ body: { upTo: 7 } }])
})

it('takes no room while the account cannot be read', async () => {
  panel = openPanel('/admin09?secao=tickets', { 'GET /api/admin/account': failure() })
  expect(await screen.findByText('Nenhum ticket encontrado')).toBeVisible()
  expect(screen.queryByText('Mudanças de acesso')).not.toBeInTheDocument()
})
