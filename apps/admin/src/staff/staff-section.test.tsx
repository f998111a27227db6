/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { aMember, anAccount, type Answers, aSession, failure, openPanel } from '../testing.tsx'
import { deviceName } from './device-name.ts'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (answers: Answers = {}) => (panel = openPanel('/admin09?secao=equipe', answers))
const refusal = (status: number, error: string, message: string) =>
  failure(status, JSON.stringify({ error, message }))
const ana = aMember({ id: 'id-of-ana', username: 'ana', isYou: false, sessions: [] })
const press = async (name: string | RegExp) => panel.user.click(await screen.findByRole('button', { name }))
const within_ = async (name: string) => within(await screen.findByRole('form', { name }))

describe('the own password', () => {
  const fill = async (now: string, next: string, again = next) => {
    const form = await within_('Trocar senha')
    for (const [label, text] of [
      ['Senha atual', now],
      ['Nova senha', next],
      ['Repita a nova senha', again],
    ] as const)
      if (text) await panel.user.type(form.getByLabelText(label), text)
    await panel.user.click(form.getByRole('button', { name: 'Trocar senha' }))
    return form
  }

  it('is changed, and the form is reset', async () => {
    open({ 'POST /api/admin/account/password': anAccount() })
    const form = await fill('antiga', 'uma frase comprida')
    await waitFor(() => expect(panel.toasts).toMatchObject([{ title: 'Senha trocada' }]))
    expect(panel.sent('POST')).toMatchObject([
      { body: { password: 'antiga', newPassword: 'uma frase comprida' } },
    ])
    expect(form.getByLabelText('Senha atual')).toHaveValue('')
  })

  it.each([
    ['', 'uma frase comprida', undefined, 'Informe a sua senha.'],
    ['antiga', 'curta', undefined, 'A nova senha precisa de pelo menos 12 caracteres. Uma frase serve.'],
    ['antiga', 'uma frase comprida', 'outra frase comprida', 'As duas novas senhas são diferentes.'],
  ])('%j to %j is not sent', async (now, next, again, error) => {
    open()
    const form = await fill(now, next, again)
    expect(form.getByText(error)).toBeVisible()
    expect(panel.sent('POST')).toEqual([])
  })

  it('shows when the current one is wrong, and keeps the form', async () => {
    open({ 'POST /api/admin/account/password': refusal(403, 'WRONG_PASSWORD', 'A senha atual não confere.') })
    const form = await fill('errada', 'uma frase comprida')
    expect(await form.findByText('A senha atual não confere.')).toBeVisible()
    expect(form.getByLabelText('Nova senha')).toHaveValue('uma frase comprida')
  })
})

describe('the second step', () => {
  it('is enabled with the app, and its recovery codes are shown once', async () => {
    open({
      'POST /api/admin/account/second-step': {
        secret: 'GEZDGNBV',
        address: 'otpauth://x',
        qrCode: 'data:image/png;base64,',
      },
      'POST /api/admin/account/second-step/confirm': {
        account: anAccount({ hasSecondStep: true, recoveryCodesLeft: 10 }),
        recoveryCodes: ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'],
      },
    })
    await panel.user.type(await screen.findByLabelText('Sua senha'), 'minha senha')
    await press('Ativar')
    expect(await screen.findByRole('img', { name: /Código QR/ })).toBeVisible()
    expect(screen.getByText('GEZDGNBV')).toBeVisible()
    await panel.user.type(screen.getByLabelText('Código de 6 números'), '12')
    await press('Confirmar')
    expect(screen.getByText('O código tem 6 números.')).toBeVisible()
    await panel.user.type(screen.getByLabelText('Código de 6 números'), '3 456')
    await press('Confirmar')
    expect(await screen.findByText('EEEE-FFFF-GGGG-HHHH')).toBeVisible()
    expect(panel.sent('POST').at(-1)?.body).toEqual({ code: '123 456' })
    await press('Já guardei')
    expect(screen.queryByText('EEEE-FFFF-GGGG-HHHH')).not.toBeInTheDocument()
    expect(screen.getByText(/Códigos de reserva: 10/)).toBeVisible()
  })

  it('is disabled with the password and a code', async () => {
    open({
      'GET /api/admin/account': anAccount({ hasSecondStep: true, recoveryCodesLeft: 3 }),
      'POST /api/admin/account/second-step/remove': anAccount(),
    })
    await screen.findByText('Ativa')
    await press('Desativar')
    expect(screen.getByText('Informe a sua senha.')).toBeVisible()
    await panel.user.type(screen.getByLabelText('Sua senha'), 'minha senha')
    await press('Desativar')
    expect(screen.getByText('Informe o código do aplicativo.')).toBeVisible()
    const card = within(screen.getByLabelText('Sua senha').closest('form')!)
    const code = card.getByLabelText('Código do aplicativo ou de reserva')
    await panel.user.type(code, '123456')
    await press('Desativar')
    expect(await screen.findByText('Inativa')).toBeVisible()
  })

  it('shows when the code is wrong', async () => {
    open({
      'POST /api/admin/account/second-step': { secret: 'A', address: 'a', qrCode: 'data:,' },
      'POST /api/admin/account/second-step/confirm': refusal(
        403,
        'WRONG_CODE',
        'Código incorreto ou já usado.',
      ),
    })
    await panel.user.type(await screen.findByLabelText('Sua senha'), 'minha senha')
    await press('Ativar')
    await panel.user.type(await screen.findByLabelText('Código de 6 números'), '123456')
    await press('Confirmar')
    expect(await screen.findByText('Código incorreto ou já usado.')).toBeVisible()
    expect(screen.getByLabelText('Código de 6 números')).toHaveValue('123456')
  })
})

describe('sessions', () => {
  const phone = aSession({
    id: 'b'.repeat(64),
    isThisOne: false,
    device: 'Mozilla/5.0 (iPhone; x) Version/18 Safari/604',
  })

  it('are listed, and ended one by one or all others at once', async () => {
    open({
      'GET /api/admin/account': anAccount({ sessions: [aSession(), phone] }),
      [`POST /api/admin/sessions/${phone.id}/end`]: { authenticated: true },
      'POST /api/admin/account/end-other-sessions': anAccount(),
    })
    expect(await screen.findByText('Chrome em Linux')).toBeVisible()
    expect(screen.getByText('Esta sessão')).toBeVisible()
    await press(/^Encerrar Safari em iPhone/)
    await waitFor(() => expect(panel.sent('POST')).toHaveLength(1))
    await waitFor(() => expect(panel.sent('GET /api/admin/account')).toHaveLength(2))
    await press('Encerrar as outras')
    await waitFor(() => expect(screen.queryByText('Safari em iPhone')).not.toBeInTheDocument())
  })

  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge em Windows'],
    ['Mozilla/5.0 (Android 15; Mobile) Firefox/140.0', 'Firefox em Android'],
    ['curl/8.5', 'Dispositivo desconhecido'],
    [null, 'Dispositivo desconhecido'],
  ])('%j is %j', (userAgent, name) => {
    open()
    expect(deviceName(userAgent)).toBe(name)
  })
})

describe('the team', () => {
  it('gets a member, whose one-time password is shown once', async () => {
    open({
      'POST /api/admin/staff': { member: { ...ana, isNew: true }, oneTimePassword: 'K7QM-AAAA-BBBB-CCCC' },
    })
    const form = await within_('Adicionar à equipe')
    await panel.user.type(form.getByLabelText('Usuário do novo membro'), 'a b')
    await panel.user.click(form.getByRole('button', { name: 'Adicionar' }))
    expect(form.getByText(/Use de 3 a 60 letras/)).toBeVisible()
    await panel.user.clear(form.getByLabelText('Usuário do novo membro'))
    await panel.user.type(form.getByLabelText('Usuário do novo membro'), ' ana ')
    panel.answers['GET /api/admin/staff'] = [aMember(), { ...ana, isNew: true }]
    await panel.user.click(form.getByRole('button', { name: 'Adicionar' }))
    expect(form.getByText('Informe a sua senha.')).toBeVisible()
    await panel.user.type(form.getByLabelText('Confirme com a sua senha'), 'minha senha')
    await panel.user.click(form.getByRole('button', { name: 'Adicionar' }))
    expect(await screen.findByText('K7QM-AAAA-BBBB-CCCC')).toBeVisible()
    expect(panel.sent('POST')).toMatchObject([{ body: { username: 'ana', password: 'minha senha' } }])
    expect(await screen.findByText('Aguarda o primeiro acesso')).toBeVisible()
    await press('Pronto')
    expect(screen.queryByText('K7QM-AAAA-BBBB-CCCC')).not.toBeInTheDocument()
  })

  it('shows when the username is taken', async () => {
    open({ 'POST /api/admin/staff': refusal(409, 'USERNAME_TAKEN', 'Já existe alguém com este usuário.') })
    await panel.user.type(await screen.findByLabelText('Usuário do novo membro'), 'ana')
    await panel.user.type(screen.getByLabelText('Confirme com a sua senha'), 'minha senha')
    await press('Adicionar')
    expect(await screen.findByText('Já existe alguém com este usuário.')).toBeVisible()
    expect(screen.getByLabelText('Usuário do novo membro')).toHaveValue('ana')
  })

  it('deactivates a member only after reauthentication', async () => {
    open({
      'GET /api/admin/staff': [aMember(), ana],
      'POST /api/admin/staff/id-of-ana/deactivate': [aMember(), { ...ana, isActive: false }],
    })
    await press('Desativar ana')
    expect(panel.sent('POST')).toEqual([])
    await press('Cancelar')
    await press('Desativar ana')
    await press('Desativar')
    expect(screen.getByText('Informe a sua senha.')).toBeVisible()
    expect(panel.sent('POST')).toEqual([])
    await panel.user.type(
      (await within_('Desativar ana')).getByLabelText('Confirme com a sua senha'),
      'minha senha',
    )
    panel.answers['GET /api/admin/staff'] = [aMember(), { ...ana, isActive: false }]
    await press('Desativar')
    expect(await screen.findByText('Desativado')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Desativar ana' })).not.toBeInTheDocument()
  })

  it('keeps its last active member', async () => {
    const words = 'É o último acesso ativo: sem ele ninguém entraria no painel.'
    open({
      'GET /api/admin/staff': [aMember(), ana],
      'POST /api/admin/staff/id-of-ana/deactivate': refusal(409, 'LAST_ADMINISTRATOR', words),
    })
    await press('Desativar ana')
    const form = await within_('Desativar ana')
    await panel.user.type(form.getByLabelText('Confirme com a sua senha'), 'minha senha')
    await press('Desativar')
    expect(await form.findByText(words)).toBeVisible()
  })

  it("ends a member's session after reauthentication", async () => {
    const session = aSession({ id: 'c'.repeat(64), isThisOne: false })
    open({
      'GET /api/admin/staff': [aMember(), { ...ana, sessions: [session] }],
      [`POST /api/admin/sessions/${session.id}/end`]: { authenticated: true },
    })
    await panel.user.click(await screen.findByText('1 sessão aberta'))
    await press(/^Encerrar Chrome/)
    expect(panel.sent('POST')).toEqual([])
    const form = await within_('Encerrar a sessão')
    await panel.user.type(form.getByLabelText('Confirme com a sua senha'), 'minha senha')
    await press('Encerrar a sessão')
    await waitFor(() => expect(panel.sent('POST')).toMatchObject([{ body: { password: 'minha senha' } }]))
  })

  it('changes the password with a code too when two-factor authentication is on', async () => {
    open({
      'GET /api/admin/account': anAccount({ hasSecondStep: true }),
      'POST /api/admin/account/password': anAccount({ hasSecondStep: true }),
    })
    const form = await within_('Trocar senha')
    await panel.user.type(form.getByLabelText('Senha atual'), 'antiga')
    await panel.user.type(form.getByLabelText('Nova senha'), 'uma frase comprida')
    await panel.user.type(form.getByLabelText('Repita a nova senha'), 'uma frase comprida')
    await panel.user.type(form.getByLabelText(/Código/), '123 456')
    await panel.user.click(form.getByRole('button', { name: 'Trocar senha' }))
    const body = { password: 'antiga', code: '123 456', newPassword: 'uma frase comprida' }
    await waitFor(() => expect(panel.sent('POST')).toMatchObject([{ body }]))
  })

  it("renews a member's access", async () => {
    open({
      'GET /api/admin/staff': [aMember(), ana],
      'POST /api/admin/staff/id-of-ana/renew-access': { member: ana, oneTimePassword: 'NEWW-AAAA-BBBB-CCCC' },
    })
    await press('Novo acesso para ana')
    const form = await within_('Novo acesso para ana')
    await panel.user.click(form.getByRole('button', { name: 'Gerar nova senha' }))
    expect(form.getByText('Informe a sua senha.')).toBeVisible()
    await panel.user.type(form.getByLabelText('Confirme com a sua senha'), 'minha senha')
    await panel.user.click(form.getByRole('button', { name: 'Gerar nova senha' }))
    expect(await screen.findByText('NEWW-AAAA-BBBB-CCCC')).toBeVisible()
    expect(panel.sent('POST')).toMatchObject([{ body: { password: 'minha senha' } }])
    expect(screen.queryByRole('button', { name: 'Novo acesso para admin' })).not.toBeInTheDocument()
  })

  it('asks for a code too when two-factor authentication was enabled elsewhere', async () => {
    const words = 'Informe também o código do seu aplicativo autenticador.'
    open({
      'GET /api/admin/staff': [aMember(), ana],
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

  it('is shown when the own account cannot be read', async () => {
    open({ 'GET /api/admin/account': failure() })
    expect(await screen.findByText('Não foi possível carregar a sua conta.')).toBeVisible()
    expect(await screen.findByText('Você')).toBeVisible()
  })
})
