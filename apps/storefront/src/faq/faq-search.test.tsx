/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FaqSearch } from './faq-search.tsx'

const box = () => screen.getByRole('searchbox', { name: 'Buscar nas perguntas' })
const categories = () => screen.queryAllByRole('heading', { level: 2 }).map((it) => it.textContent)
const allCategories = [
  'Geral',
  'Instagram',
  'YouTube',
  'TikTok',
  'Pagamentos & Garantias',
  'Suporte & Técnico',
]

describe('FaqSearch', () => {
  it('shows the six categories without a search term', () => {
    render(<FaqSearch />)
    expect(categories()).toEqual(allCategories)
  })

  it('counts the results and shows them in place of the categories', async () => {
    render(<FaqSearch />)
    await userEvent.type(box(), 'SHORTS')
    expect(screen.getByRole('status')).toHaveTextContent('1 resultado(s) encontrado(s) para "SHORTS"')
    expect(screen.getByText('Funciona para Shorts e transmissões gravadas?')).toBeVisible()
    expect(categories()).toEqual([])
  })

  it('reports an empty result, and returns to all questions', async () => {
    render(<FaqSearch />)
    await userEvent.type(box(), 'boleto bancário')
    expect(screen.getByText('0 resultado(s) encontrado(s) para "boleto bancário"')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeVisible()
    expect(
      screen.getByText(
        'Não encontramos perguntas relacionadas à sua busca. Tente termos diferentes ou entre em contato conosco.',
      ),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Ver Todas as Perguntas' }))
    expect(box()).toHaveValue('')
    expect(categories()).toEqual(allCategories)
  })

  it('searches a popular topic when its card is pressed', async () => {
    render(<FaqSearch />)
    await userEvent.click(screen.getByRole('button', { name: 'Garantia e reposição' }))
    expect(box()).toHaveValue('garantia')
    expect(screen.getByRole('status')).toHaveTextContent('para "garantia"')
  })

  it('treats a blank term as none', () => {
    render(<FaqSearch />)
    fireEvent.input(box(), { target: { value: '   ' } })
    expect(categories()).toEqual(allCategories)
  })

  it('searches text typed before hydration', async () => {
    const prerendered = render(<FaqSearch />)
    const html = prerendered.container.innerHTML
    prerendered.unmount()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    container.querySelector('input')!.value = 'monetizar'
    render(<FaqSearch />, { container, hydrate: true })
    expect(await screen.findByText(/resultado\(s\) encontrado\(s\) para "monetizar"/)).toBeVisible()
  })
})
