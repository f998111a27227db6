import { aPage } from '../testing.ts'
import { composePage } from './compose-page.ts'

describe('composePage', () => {
  const compose = (head: Partial<ReturnType<typeof aPage>['head']>) =>
    composePage({
      origin: 'https://loja.example',
      page: aPage({ head: { ...aPage().head, ...head } }),
      styles: [],
    }).html

  it('escapes every text of a page', () => {
    const html = compose({
      title: '</title><script>alert(1)</script>',
      description: '"><script>alert(1)</script>',
      structuredData: [{ name: '</script><script>alert(1)</script>' }],
    })
    expect(html).not.toContain('<script>alert')
  })

  it('makes the URLs of structured data absolute', () => {
    const html = compose({ structuredData: [{ url: '/faq', offers: [{ url: '/precos' }], name: '/faq' }] })
    expect(html).toContain(
      '{"url":"https://loja.example/faq","offers":[{"url":"https://loja.example/precos"}],"name":"/faq"}',
    )
  })

  it('marks a demonstration above its page, and no other shop', () => {
    const page = { origin: 'https://loja.example', page: aPage(), styles: [] }
    const { html, styleHashes } = composePage({ ...page, isDemo: true })
    expect(html).toMatch(/<body><aside class="demo-mark".*<b>Demonstração<\/b>.*<\/aside><div id="root">/)
    expect(html).toContain('<style>:root{--demo-mark:24px}.demo-mark{')
    expect(styleHashes).toHaveLength(1)
    expect(composePage(page).html).not.toContain('demo-mark')
  })

  it('tells search engines not to index a page, or its canonical address', () => {
    expect(compose({ noIndex: true })).toContain('<meta name="robots" content="noindex">')
    expect(compose({ noIndex: true })).not.toContain('rel="canonical"')
    expect(compose({ canonicalPath: '/todos-servicos' })).toContain(
      'href="https://loja.example/todos-servicos"',
    )
  })
})
