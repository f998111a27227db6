/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react'
import { deviceName } from '../staff/device-name.ts'
import { anAccount, type Answers, aSession, failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())
const open = (answers: Answers = {}) => (panel = openPanel('/admin09?secao=conta', answers))
const refusal = (status: number, error: string, message: string) =>
  failure(status, JSON.stringify({ error, message }))
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

it('says when the own account cannot be read', async () => {
  open({ 'GET /api/admin/account': failure() })
  expect(await screen.findByText('Não foi possível carregar a sua conta.')).toBeVisible()
})

describe('a member whose role demands a second step', () => {
  const enrolling = {
    'GET /api/admin/check': { authenticated: true, role: 'finance', isEnrolling: true },
    'GET /api/admin/account': anAccount({ role: 'finance', needsSecondStep: true }),
  }

  it('sees nothing of the panel before it is enrolled, and all of it afterwards', async () => {
    const enrolled = anAccount({ role: 'finance', needsSecondStep: true, hasSecondStep: true })
    panel = openPanel('/admin09?secao=margens', {
      ...enrolling,
      'POST /api/admin/account/second-step': { secret: 'GEZDGNBV', address: 'x', qrCode: 'data:,' },
      'POST /api/admin/account/second-step/confirm': {
        account: enrolled,
        recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'],
      },
    })
    expect(await screen.findByRole('heading', { name: 'Falta um passo' })).toBeVisible()
    await panel.user.type(await screen.findByLabelText('Sua senha'), 'minha senha')
    await press('Ativar')
    await panel.user.type(await screen.findByLabelText('Código de 6 números'), '123456')
    await press('Confirmar')
    expect(await screen.findByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible()
    expect(panel.sent('GET').map(({ url }) => url)).toEqual(['/api/admin/check', '/api/admin/account'])
    panel.answers['GET /api/admin/check'] = { authenticated: true, role: 'finance' }
    await press('Já guardei')
    expect(await screen.findByRole('heading', { level: 1, name: 'Margens' })).toBeVisible()
  })

  it('may sign out instead', async () => {
    panel = openPanel('/admin09', enrolling)
    await press('Sair')
    expect(await screen.findByLabelText('Usuário')).toBeVisible()
  })

  it('cannot switch it off', async () => {
    open({ 'GET /api/admin/account': anAccount({ needsSecondStep: true, hasSecondStep: true }) })
    expect(await screen.findByText(/A sua função exige a verificação/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Desativar' })).not.toBeInTheDocument()
  })
})
