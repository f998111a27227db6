/** @jest-environment jsdom */
import { jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { RemoteBoundary } from './remote-boundary.tsx'

describe('RemoteBoundary', () => {
  it('reports a failed component in Portuguese, and retries on demand', () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => {})
    let isBroken = true
    const Page = () => {
      if (isBroken) throw new Error('broken')
      return <p>página</p>
    }
    render(
      <>
        <p>resto</p>
        <RemoteBoundary>
          <Page />
        </RemoteBoundary>
      </>,
    )
    expect(screen.getByRole('alert')).toHaveTextContent('Esta parte do site não carregou')
    expect(screen.getByText('resto')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/')
    isBroken = false
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }))
    expect(screen.getByText('página')).toBeInTheDocument()
    said.mockRestore()
  })
})
