/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { aMember, anAccount, type Answers, aSession, failure, openPanel, rowsOf } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (answers: Answers = {}) => (panel = openPanel('/admin09?secao=equipe', answers))
const refusal = (status: number, error: string, message: string) =>
  failure(status, JSON.stringify({ error, message }))
const ana = aMember({
  id: 'id-of-ana',
  username: 'ana',
  role: 'support',
  isFromSettings: false,
  isYou: false,
  sessions: [],
})
const press = async (name: string | RegExp) => panel.user.click(await screen.findByRole('button', { name }))
const within_ = async (name: string) => within(await screen.findByRole('form', { name }))
const openAna = async (answers: Answers = {}) => {
  open({ 'GET /api/admin/staff': [aMember(), ana], ...answers })
  await press('Gerenciar o acesso de ana')
}
const confirm = async (form: string, button = form) => {
  await panel.user.type((await within_(form)).getByLabelText('Confirme com a sua senha'), 'minha senha')
  await press(button)
}

describe('the team', () => {
  it('is listed with the role of each person, the deactivated last', async () => {
    open({
      'GET /api/admin/staff': [
        { ...ana, id: 'former', username: 'antigo', role: 'viewer', isActive: false },
        aMember(),
        { ...ana, isNew: true },
      ],
    })
    expect(await rowsOf('Equipe')).toMatchObject([
      ['AadminVocê', 'Dono', 'Só a senha', '21/11/2026 09:30', ''],
      ['AanaAguarda o primeiro acesso', 'Atendimento', 'Só a senha', 'Sem sessão aberta', ''],
      ['AantigoDesativado', 'Leitura', 'Só a senha', 'Sem sessão aberta', ''],
    ])
    expect(screen.getByText(/2 pessoas ativas/)).toBeVisible()
    await panel.user.click(screen.getByText('ana'))
    expect(location.search).toBe('?secao=equipe&pessoa=id-of-ana')
  })

  it('gives the focus back to the button when nobody is added after all', async () => {
    open()
    await press('Adicionar pessoa')
    await within_('Adicionar pessoa')
    await panel.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Adicionar pessoa' })).toHaveFocus())
  })

  it('gets a member with a role, whose one-time password is shown once', async () => {
    open({
      'POST /api/admin/staff': { member: { ...ana, isNew: true }, oneTimePassword: 'K7QM-AAAA-BBBB-CCCC' },
    })
    await press('Adicionar pessoa')
    const form = await within_('Adicionar pessoa')
    const add = () => panel.user.click(form.getByRole('button', { name: 'Adicionar' }))
    await panel.user.type(form.getByLabelText('Usuário'), 'a b')
    await add()
    expect(form.getByText(/Use de 3 a 60 letras/)).toBeVisible()
    await panel.user.clear(form.getByLabelText('Usuário'))
    await panel.user.type(form.getByLabelText('Usuário'), ' ana ')
    const finance = form.getByRole('radio', { name: /Financeiro/ })
    expect(finance).toHaveAccessibleDescription('Cuida de margens, catálogo, reembolsos e exportações.')
    await panel.user.click(finance)
    await add()
    expect(form.getByText('Informe a sua senha.')).toBeVisible()
    await panel.user.type(form.getByLabelText('Confirme com a sua senha'), 'minha senha')
    panel.answers['GET /api/admin/staff'] = [aMember(), { ...ana, isNew: true }]
    await add()
    expect(await screen.findByText('K7QM-AAAA-BBBB-CCCC')).toBeVisible()
    const body = { username: 'ana', role: 'finance', password: 'minha senha' }
    expect(panel.sent('POST')).toMatchObject([{ body }])
    expect(await screen.findByText('Aguarda o primeiro acesso')).toBeInTheDocument()
    await press('Pronto')
    expect(screen.queryByText('K7QM-AAAA-BBBB-CCCC')).not.toBeInTheDocument()
  })

  it('shows when the username is taken', async () => {
    open({ 'POST /api/admin/staff': refusal(409, 'USERNAME_TAKEN', 'Já existe alguém com este usuário.') })
    await press('Adicionar pessoa')
    await panel.user.type(await screen.findByLabelText('Usuário'), 'ana')
    await confirm('Adicionar pessoa', 'Adicionar')
    expect(await screen.findByText('Já existe alguém com este usuário.')).toBeVisible()
    expect(screen.getByLabelText('Usuário')).toHaveValue('ana')
  })

  it('changes a role only after reauthentication', async () => {
    await openAna({ 'POST /api/admin/staff/id-of-ana/role': { ...ana, role: 'finance' } })
    expect(await screen.findByRole('radio', { name: /Atendimento/ })).toBeChecked()
    expect(screen.queryByRole('button', { name: 'Mudar a função' })).not.toBeInTheDocument()
    await panel.user.click(screen.getByRole('radio', { name: /Financeiro/ }))
    await press('Mudar a função')
    expect(screen.getByText('Informe a sua senha.')).toBeVisible()
    expect(panel.sent('POST')).toEqual([])
    panel.answers['GET /api/admin/staff'] = [aMember(), { ...ana, role: 'finance' }]
    await confirm('Mudar a função de ana', 'Mudar a função')
    await waitFor(() => expect(panel.toasts).toMatchObject([{ title: 'Função mudada' }]))
    expect(panel.sent('POST')).toMatchObject([{ body: { role: 'finance', password: 'minha senha' } }])
    await waitFor(() =>
      expect(screen.queryByRole('form', { name: 'Mudar a função de ana' })).not.toBeInTheDocument(),
    )
  })

  it('deactivates a member only after reauthentication', async () => {
    await openAna({ 'POST /api/admin/staff/id-of-ana/deactivate': [aMember(), { ...ana, isActive: false }] })
    await press('Desativar ana')
    expect(panel.sent('POST')).toEqual([])
    await press('Cancelar')
    await press('Desativar ana')
    await press('Desativar')
    expect(screen.getByText('Informe a sua senha.')).toBeVisible()
    expect(panel.sent('POST')).toEqual([])
    panel.answers['GET /api/admin/staff'] = [aMember(), { ...ana, isActive: false }]
    await confirm('Desativar ana', 'Desativar')
    expect(await screen.findByText('Desativado')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Desativar ana' })).not.toBeInTheDocument()
  })

  it('keeps its last owner', async () => {
    const words = 'É o último dono ativo: sem ele ninguém cuidaria dos acessos.'
    await openAna({
      'POST /api/admin/staff/id-of-ana/deactivate': refusal(409, 'LAST_ADMINISTRATOR', words),
    })
    await press('Desativar ana')
    await confirm('Desativar ana', 'Desativar')
    expect(await screen.findByText(words)).toBeVisible()
  })

  it("ends a member's session after reauthentication", async () => {
    const session = aSession({ id: 'c'.repeat(64), isThisOne: false })
    await openAna({
      'GET /api/admin/staff': [aMember(), { ...ana, sessions: [session] }],
      [`POST /api/admin/sessions/${session.id}/end`]: { authenticated: true },
    })
    await press(/^Encerrar Chrome/)
    expect(panel.sent('POST')).toEqual([])
    await confirm('Encerrar a sessão')
    await waitFor(() => expect(panel.sent('POST')).toMatchObject([{ body: { password: 'minha senha' } }]))
  })

  it("renews a member's access", async () => {
    const access = { member: ana, oneTimePassword: 'NEWW-AAAA-BBBB-CCCC' }
    await openAna({ 'POST /api/admin/staff/id-of-ana/renew-access': access })
    await press('Novo acesso para ana')
    await press('Gerar nova senha')
    expect(screen.getByText('Informe a sua senha.')).toBeVisible()
    await confirm('Novo acesso para ana', 'Gerar nova senha')
    expect(await screen.findByText('NEWW-AAAA-BBBB-CCCC')).toBeVisible()
    expect(panel.sent('POST')).toMatchObject([{ body: { password: 'minha senha' } }])
  })

  it('offers no new access for the account of the settings, and no change of one’s own', async () => {
    const installed = { ...ana, role: 'owner' as const, isFromSettings: true }
    await openAna({ 'GET /api/admin/staff': [aMember(), installed] })
    expect(await screen.findByText(/só se gera na máquina da loja/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Novo acesso/ })).not.toBeInTheDocument()
    await press('Fechar detalhes')
    await press('Gerenciar o acesso de admin')
    expect(await screen.findByText(/É a sua conta/)).toBeVisible()
    expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  })

  it('asks for a code too when two-factor authentication was enabled elsewhere', async () => {
    const words = 'Informe também o código do seu aplicativo autenticador.'
    await openAna({
      'POST /api/admin/staff/id-of-ana/renew-access': refusal(403, 'OWN_CODE_NEEDED', words),
    })
    await press('Novo acesso para ana')
    const form = await within_('Novo acesso para ana')
    expect(form.queryByLabelText(/Código/)).not.toBeInTheDocument()
    await panel.user.type(form.getByLabelText('Confirme com a sua senha'), 'minha senha')
    panel.answers['GET /api/admin/account'] = anAccount({ hasSecondStep: true })
    await panel.user.click(form.getByRole('button', { name: 'Gerar nova senha' }))
    expect(await form.findByText(words)).toBeVisible()
    await panel.user.type(await form.findByLabelText(/Código/), '123 456')
    await panel.user.click(form.getByRole('button', { name: 'Gerar nova senha' }))
    await waitFor(() =>
      expect(panel.sent('POST').at(-1)?.body).toEqual({ password: 'minha senha', code: '123 456' }),
    )
  })
})
