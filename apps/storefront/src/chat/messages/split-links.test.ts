import { splitLinks } from './split-links.ts'

const links = (content: string) => splitLinks(content).flatMap(({ href }) => href ?? [])

describe('splitLinks', () => {
  it('preserves the whole message', () => {
    const content = 'Veja https://instagram.com/ana, ou\nhttps://youtu.be/x?t=1.'
    expect(
      splitLinks(content)
        .map(({ text }) => text)
        .join(''),
    ).toBe(content)
    expect(links(content)).toEqual(['https://instagram.com/ana', 'https://youtu.be/x?t=1'])
  })

  it.each([
    ['(https://instagram.com/ana)', 'https://instagram.com/ana'],
    ['https://pt.wikipedia.org/wiki/Pix_(pagamento)', 'https://pt.wikipedia.org/wiki/Pix_(pagamento)'],
    ['*https://tiktok.com/@ana*', 'https://tiktok.com/@ana'],
    ['HTTPS://TIKTOK.COM/@ana!', 'https://tiktok.com/@ana'],
  ])('finds the address in %s', (content, href) => {
    expect(links(content)).toEqual([href])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'ftp://example.com/a',
    'www.instagram.com/ana',
    'https://',
    'https://...',
    '<img src=x onerror=alert(1)>',
  ])('does not link %s', (content) => {
    expect(splitLinks(content)).toEqual([{ text: content }])
  })

  it.each(['Nossos contatos estão na página /contato.', 'veja em /contato, por favor', '(/contato)'])(
    'links our own page in %s',
    (content) => expect(links(content)).toEqual(['/contato']),
  )

  it.each(['/contatos', '//contato', 'a/contato', '/admin', '/contato/x', 'e/ou /qualquer'])(
    'makes no page of ours of %s',
    (content) => expect(splitLinks(content)).toEqual([{ text: content }]),
  )

  it('excludes quotes and angle brackets from addresses', () => {
    expect(links('https://a.example/"onclick="x')).toEqual(['https://a.example/'])
    expect(links('https://a.example/<script>')).toEqual(['https://a.example/'])
  })
})
