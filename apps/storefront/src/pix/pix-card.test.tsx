/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import type { PixPayment } from '@smm/contracts/chat'
import { type Toast, toastEvent } from '@smm/contracts/pages'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { copyPixCode } from './copy-pix-code.ts'
import { formatAmount } from '../format-amount.ts'
import { copiedForMs, PixCard, previewLength } from './pix-card.tsx'

const pixCode = `00020126${'0123456789'.repeat(12)}6304ABCD`
const payment: PixPayment = {
  orderId: 'o1',
  amount: 1234.5,
  dueDate: '2026-03-01T09:05',
  qrCodeImageUrl: 'https://bank.example/qr.png',
  pixCode,
}

let toasts: Toast[] = []
const takeToast = (event: Event) => void toasts.push((event as CustomEvent<Toast>).detail)
const useClipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })

beforeEach(() => {
  toasts = []
  window.addEventListener(toastEvent, takeToast)
})
afterEach(() => {
  window.removeEventListener(toastEvent, takeToast)
  Reflect.deleteProperty(navigator, 'clipboard')
  jest.useRealTimers()
})

describe('the PIX card', () => {
  it('leaves the focus to the conversation when it goes while the focus is in it', () => {
    const inConversation = (card: ReactNode) => (
      <div role="group" tabIndex={0}>
        <div>{card}</div>
      </div>
    )
    const { rerender } = render(inConversation(<PixCard payment={payment} />))
    screen.getByRole('button', { name: 'Copiar código PIX' }).focus()
    rerender(inConversation('Pago'))
    expect(screen.getByRole('group')).toHaveFocus()
    rerender(inConversation(<PixCard payment={payment} />))
    act(() => screen.getByRole('group').blur())
    rerender(inConversation('Pago'))
    expect(document.body).toHaveFocus()
  })

  it('shows status, amount, term and QR', () => {
    render(<PixCard payment={payment} />)
    expect(screen.getByText('Pendente')).toBeVisible()
    expect(screen.getByText('R$ 1.234,50')).toBeVisible()
    expect(screen.getByText('Válido até 01/03/2026, 09:05')).toBeVisible()
    expect(screen.getByRole('img')).toHaveAttribute('src', 'https://bank.example/qr.png')
  })

  it('says what it pays: its order, or a list of several', () => {
    const { rerender } = render(<PixCard payment={payment} />)
    const one = { orderId: 'a', amount: 45, description: '500 seguidores no Instagram para @loja' }
    rerender(<PixCard payment={{ ...payment, orders: [one] }} />)
    expect(screen.getByText(one.description)).toBeVisible()
    expect(screen.queryByRole('list')).toBeNull()
    const other = { orderId: 'b', amount: 8, description: '50 curtidas no Instagram' }
    rerender(<PixCard payment={{ ...payment, orders: [one, other] }} />)
    const list = screen.getByRole('list', { name: 'Este PIX paga 2 pedidos' })
    expect([...list.children].map((item) => item.textContent)).toEqual([
      '500 seguidores no Instagram para @loja R$ 45,00',
      '50 curtidas no Instagram R$ 8,00',
    ])
  })

  it('shows amounts with 2 decimals', () => {
    expect([15, 0.1, 6500].map(formatAmount)).toEqual(['R$ 15,00', 'R$ 0,10', 'R$ 6.500,00'])
  })

  it('hides a QR that fails to load and replaces a missing one by a text', () => {
    const { rerender } = render(<PixCard payment={payment} />)
    fireEvent.error(screen.getByRole('img'))
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.queryByText('QR Code indisponível')).toBeNull()
    rerender(<PixCard payment={{ ...payment, qrCodeImageUrl: '' }} />)
    expect(screen.getByText('QR Code indisponível')).toBeVisible()
  })

  it('shows 50 characters of the code, and the full code on demand', () => {
    expect(previewLength).toBe(50)
    const { container, rerender } = render(<PixCard payment={payment} />)
    const shown = () => container.querySelector('code')!.textContent
    expect(shown()).toBe(`${pixCode.slice(0, 50)}...`)
    fireEvent.click(screen.getByRole('button', { name: 'Ver completo' }))
    expect(shown()).toBe(pixCode)
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar' }))
    expect(shown()).toBe(`${pixCode.slice(0, 50)}...`)
    rerender(<PixCard payment={{ ...payment, pixCode: 'x'.repeat(50) }} />)
    expect(shown()).toBe('x'.repeat(50))
  })

  it('disables the copy button without a code', () => {
    render(<PixCard payment={{ ...payment, pixCode: ' ' }} />)
    expect(screen.getByText('Código PIX indisponível')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Copiar código PIX' })).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Ver completo' })).toBeNull()
  })

  it('copies the whole code, confirms it for 2 s and shows a toast', async () => {
    jest.useFakeTimers()
    const written: string[] = []
    useClipboard(async (text) => void written.push(text))
    render(<PixCard payment={payment} />)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copiar código PIX' })))
    expect(written).toEqual([pixCode])
    expect(toasts).toEqual([
      { title: 'PIX copiado!', text: 'Código PIX copiado para a área de transferência', tone: 'success' },
    ])
    expect(copiedForMs).toBe(2000)
    act(() => void jest.advanceTimersByTime(1999))
    expect(screen.getByRole('button', { name: 'Código Copiado!' })).toBeVisible()
    act(() => void jest.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: 'Copiar código PIX' })).toBeVisible()
  })

  it('shows an error toast when the browser refuses to copy', async () => {
    useClipboard(() => Promise.reject(new Error('denied')))
    render(<PixCard payment={payment} />)
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Copiar código PIX' })))
    expect(toasts).toEqual([
      { title: 'Erro ao copiar', text: 'Não foi possível copiar o código PIX', tone: 'error' },
    ])
    expect(screen.getByRole('button', { name: 'Copiar código PIX' })).toBeVisible()
  })
})

describe('copyPixCode', () => {
  it.each([[''], ['  '], [undefined], [42]])('refuses %j as a code', async (code) => {
    expect(await copyPixCode(code)).toBe(false)
    expect(toasts).toEqual([
      { title: 'Erro ao copiar', text: 'Código PIX inválido ou indisponível', tone: 'error' },
    ])
  })

  it('falls back to a text field without the Clipboard API', async () => {
    let selected = ''
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement).value
      return true
    }
    expect(await copyPixCode(pixCode)).toBe(true)
    expect(selected).toBe(pixCode)
    expect(document.querySelector('textarea')).toBeNull()
    Reflect.deleteProperty(document, 'execCommand')
  })
})
