/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ConnectionStatus as Status } from './connection-state.ts'
import { ConnectionStatus, statusText } from './connection-status.tsx'

const nothing = () => {}
const draw = (status: Status, queuedCount = 0, hasMessages = false) => (
  <ConnectionStatus
    status={status}
    queuedCount={queuedCount}
    hasMessages={hasMessages}
    onRetry={nothing}
    onReset={nothing}
  />
)

describe('the connection status', () => {
  afterEach(() => jest.useRealTimers())

  it.each<[Status, number, string]>([
    [{ kind: 'connecting' }, 0, 'Conectando...'],
    [{ kind: 'connected' }, 0, 'Conectado'],
    [{ kind: 'connected' }, 3, 'Conectado (3 na fila)'],
    [{ kind: 'failed' }, 2, 'Desconectado'],
    [{ kind: 'asleep' }, 0, 'Pronto para conversar'],
    [{ kind: 'elsewhere' } as unknown as Status, 0, 'Estado desconhecido'],
  ])('of %j with %i queued reads %s', (status, queued, text) => {
    render(draw(status, queued))
    expect(screen.getByRole('status').textContent).toBe(text)
  })

  it('counts down to the next attempt', () => {
    jest.useFakeTimers()
    render(draw({ kind: 'reconnecting', attempt: 2, retryAt: Date.now() + 4000 }))
    expect(screen.getByRole('status').textContent).toBe('Reconectando... (2/5) - 4s')
    act(() => void jest.advanceTimersByTime(1000))
    expect(screen.getByRole('status').textContent).toBe('Reconectando... (2/5) - 3s')
    act(() => void jest.advanceTimersByTime(9000))
    expect(screen.getByRole('status').textContent).toBe('Reconectando... (2/5) - 0s')
  })

  it('does not count a message acknowledged at once', () => {
    jest.useFakeTimers()
    const { rerender } = render(draw({ kind: 'connected' }))
    rerender(draw({ kind: 'connected' }, 1))
    expect(screen.getByRole('status')).toHaveTextContent(/^Conectado$/)
    act(() => void jest.advanceTimersByTime(600))
    expect(screen.getByRole('status')).toHaveTextContent(/^Conectado \(1 na fila\)$/)
    rerender(draw({ kind: 'connected' }, 0))
    expect(screen.getByRole('status')).toHaveTextContent(/^Conectado$/)
  })

  it('offers a retry only after failing', async () => {
    const onRetry = jest.fn()
    const props = { queuedCount: 0, hasMessages: false, onRetry, onReset: nothing }
    const { rerender } = render(<ConnectionStatus status={{ kind: 'connected' }} {...props} />)
    expect(screen.queryByRole('button')).toBeNull()
    rerender(<ConnectionStatus status={{ kind: 'failed' }} {...props} />)
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }))
    expect(onRetry).toHaveBeenCalledTimes(1)
  })

  it('offers the reset only when there are messages', () => {
    const { rerender } = render(draw({ kind: 'connected' }))
    expect(screen.queryByRole('button', { name: 'Resetar Chat' })).toBeNull()
    rerender(draw({ kind: 'connected' }, 0, true))
    expect(screen.getByRole('button', { name: 'Resetar Chat' })).toBeVisible()
  })

  it('never leaves a state without a text', () => {
    expect(statusText({ kind: 'reconnecting', attempt: 5, retryAt: 0 }, 0)).toBe('Reconectando... (5/5)')
  })
})
