import { prerender } from '../prerender.tsx'

const page = (path: string) => prerender().find((it) => it.path === path)!

describe('the shell’s own pages', () => {
  it('an unknown path gets a page in Portuguese with links home and to the services', () => {
    const { head, html } = page('404')
    expect(head).toMatchObject({ noIndex: true, title: 'Página não encontrada | SMM Brasil' })
    expect(html).toMatch(/<h1[^>]*>Não encontramos esta página<\/h1>/)
    const ways = html.slice(html.indexOf('<nav')).match(/href="[^"]+"/g)
    expect(ways).toEqual(['href="/"', 'href="/todos-servicos"'])
  })

  it('the panel starts with a skeleton that is not indexed', () => {
    expect(page('/admin09').head.noIndex).toBe(true)
    expect(page('/admin09').html).toContain('aria-busy="true"')
  })
})
