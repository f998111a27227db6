/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react'
import { failure, openPanel } from '../testing.tsx'

let panel: ReturnType<typeof openPanel>
afterEach(() => panel.close())

async function signIn(username: string, password: string) {
  if (username) await panel.user.type(screen.getByLabelText('Usuário'), username)
  if (password) await panel.user.type(screen.getByLabelText('Senha'), password)
  await panel.user.click(screen.getByRole('button', { name: 'Login' }))
}

describe('the login', () => {
  it('opens the panel without a session check', async () => {
    panel = openPanel('/admin09/login', { 'POST /api/admin/login': { authenticated: true } })
    expect(panel.calls).toEqual([])
    await signIn('ana', 'segredo')
    await screen.findByRole('heading', { name: 'Hoje' })
    expect(location.pathname + location.search).toBe('/admin09')
    expect(panel.sent('POST')).toMatchObject([
      { url: '/api/admin/login', body: { username: 'ana', password: 'segredo' } },
    ])
    expect(panel.sent('GET /api/admin/check')).toEqual([])
  })

  it.each([
    ['', ''],
    ['ana', ''],
    ['', 'segredo'],
    ['  ', 'segredo'],
  ])('with %j and %j asks for both fields', async (username, password) => {
    panel = openPanel('/admin09/login')
    await signIn(username, password)
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields')
    expect(panel.calls).toEqual([])
  })

  it("shows the server's message", async () => {
    panel = openPanel('/admin09/login', {
      'POST /api/admin/login': failure(
        401,
        '{"error":"WRONG_CREDENTIALS","message":"Usuário ou senha inválidos."}',
      ),
    })
    await signIn('ana', 'errado')
    expect(await screen.findByText('Usuário ou senha inválidos.')).toBeVisible()
    expect(location.pathname).toBe('/admin09/login')
    expect(screen.getByLabelText('Usuário')).toHaveValue('ana')
  })

  it.each([failure(500, ''), failure(502, '<html>')])(
    'says that it failed when the server says nothing',
    async (answer) => {
      panel = openPanel('/admin09/login', { 'POST /api/admin/login': answer })
      await signIn('ana', 'segredo')
      expect(await screen.findByText('Login failed')).toBeVisible()
    },
  )

  it('is disabled while it is sent, and sends once', async () => {
    let letIn: (answer: object) => void = () => {}
    panel = openPanel('/admin09/login', {
      'POST /api/admin/login': () => new Promise((resolve) => (letIn = resolve)),
    })
    await signIn('ana', 'segredo')
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDisabled()
    await panel.user.type(screen.getByLabelText('Senha'), '{Enter}')
    expect(panel.sent('POST')).toHaveLength(1)
    letIn({ authenticated: true })
    await screen.findByRole('heading', { name: 'Hoje' })
  })

  it('links back to the site', () => {
    panel = openPanel('/admin09/login')
    expect(screen.getByRole('link', { name: /Voltar ao site/ })).toHaveAttribute('href', '/')
  })

  it('returns to the requested URL, within the panel only', async () => {
    panel = openPanel('/admin09?secao=margens', {
      'GET /api/admin/check': { authenticated: false },
      'POST /api/admin/login': { authenticated: true },
    })
    await screen.findByLabelText('Usuário')
    expect(location.pathname + location.search).toBe('/admin09/login')
    await signIn('ana', 'segredo')
    await waitFor(() => expect(location.pathname + location.search).toBe('/admin09?secao=margens'))
    panel.close()
    panel = openPanel('/admin09/login', { 'POST /api/admin/login': { authenticated: true } })
    history.replaceState({ returnTo: 'https://evil.example' }, '', '/admin09/login')
    await signIn('ana', 'segredo')
    await waitFor(() => expect(location.href).toMatch(/\/admin09$/))
  })

  const refusal = (status: number, error: string, message: string) =>
    failure(status, JSON.stringify({ error, message }))

  it('asks for a code when the account has two-factor authentication, and keeps the other fields', async () => {
    panel = openPanel('/admin09/login', {
      'POST /api/admin/login': refusal(
        401,
        'CODE_NEEDED',
        'Informe o código do seu aplicativo autenticador.',
      ),
    })
    await signIn('ana', 'segredo')
    const code = await screen.findByLabelText('Código de verificação ou de reserva')
    expect(screen.getByText('Informe o código do seu aplicativo autenticador.')).toBeVisible()
    await panel.user.click(screen.getByRole('button', { name: 'Login' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all fields')
    panel.answers['POST /api/admin/login'] = refusal(403, 'WRONG_CODE', 'Código incorreto ou já usado.')
    await panel.user.type(code, '000000{Enter}')
    expect(await screen.findByText('Código incorreto ou já usado.')).toBeVisible()
    panel.answers['POST /api/admin/login'] = { authenticated: true }
    await panel.user.clear(code)
    await panel.user.type(code, ' 123 456 {Enter}')
    await screen.findByRole('heading', { name: 'Hoje' })
    expect(panel.sent('POST').at(-1)?.body).toEqual({ username: 'ana', password: 'segredo', code: '123 456' })
  })

  it('asks for a new password after a one-time password', async () => {
    panel = openPanel('/admin09/login', {
      'POST /api/admin/login': refusal(
        401,
        'NEW_PASSWORD_NEEDED',
        'Esta senha vale uma vez só. Escolha a sua.',
      ),
    })
    await signIn('ana', 'K7QM')
    await panel.user.type(await screen.findByLabelText('Nova senha'), 'curta{Enter}')
    expect(screen.getByText(/pelo menos 12 caracteres/)).toBeVisible()
    panel.answers['POST /api/admin/login'] = { authenticated: true }
    await panel.user.type(screen.getByLabelText('Nova senha'), ' e agora comprida{Enter}')
    await screen.findByRole('heading', { name: 'Hoje' })
    expect(panel.sent('POST')).toHaveLength(2)
    expect(panel.sent('POST').at(-1)?.body).toEqual({
      username: 'ana',
      password: 'K7QM',
      newPassword: 'curta e agora comprida',
    })
  })
})
