/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { type Toast, toastEvent } from '@smm/contracts/pages'
import { Toasts } from './toasts.tsx'

function ask(toast: Toast) {
  void act(() => void dispatchEvent(new CustomEvent(toastEvent, { detail: toast })))
}
function pass(ms: number) {
  void act(() => void jest.advanceTimersByTime(ms))
}

describe('Toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    render(<Toasts />)
  })
  afterEach(() => jest.useRealTimers())

  it('shows a requested toast for five seconds', () => {
    ask({ title: 'PIX copiado!', text: 'Código PIX copiado para a área de transferência' })
    expect(screen.getByRole('status')).toHaveTextContent('PIX copiado!Código PIX copiado')
    pass(4999)
    expect(screen.getByText('PIX copiado!')).toBeInTheDocument()
    pass(1)
    expect(screen.queryByText('PIX copiado!')).toBeNull()
  })

  it('shows one toast at a time, the newest, for its own five seconds', () => {
    ask({ title: 'Sucesso' })
    pass(3000)
    ask({ title: 'Erro ao copiar', tone: 'error' })
    expect(screen.queryByText('Sucesso')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('Erro ao copiar')
    pass(4000)
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('pauses while pointed at', () => {
    ask({ title: 'Sucesso' })
    fireEvent.pointerEnter(screen.getByRole('status'))
    pass(60_000)
    expect(screen.getByText('Sucesso')).toBeInTheDocument()
    fireEvent.pointerLeave(screen.getByRole('status'))
    pass(5000)
    expect(screen.queryByText('Sucesso')).toBeNull()
  })

  it('stays while its region has the focus, whatever the pointer does', () => {
    ask({ title: 'Sucesso' })
    fireEvent.keyDown(document.body, { key: 'F8' })
    fireEvent.pointerEnter(screen.getByRole('status'))
    fireEvent.pointerLeave(screen.getByRole('status'))
    pass(60_000)
    expect(screen.getByText('Sucesso')).toBeInTheDocument()
    act(() => screen.getByRole('region').blur())
    pass(5000)
    expect(screen.queryByText('Sucesso')).toBeNull()
  })

  it('is dismissed by its button, and by a swipe to the right of 50 pixels', () => {
    ask({ title: 'Sucesso' })
    fireEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
    expect(screen.queryByText('Sucesso')).toBeNull()

    ask({ title: 'Sucesso' })
    const swipe = (from: number, to: number) => {
      fireEvent(screen.getByRole('status'), new MouseEvent('pointerdown', { bubbles: true, clientX: from }))
      fireEvent(screen.getByRole('status'), new MouseEvent('pointerup', { bubbles: true, clientX: to }))
    }
    swipe(100, 149)
    expect(screen.getByText('Sucesso')).toBeInTheDocument()
    swipe(100, 150)
    expect(screen.queryByText('Sucesso')).toBeNull()
  })

  it('is focused by F8', () => {
    fireEvent.keyDown(document.body, { key: 'F8' })
    expect(screen.getByRole('region', { name: /avisos/i })).toHaveFocus()
  })
})
