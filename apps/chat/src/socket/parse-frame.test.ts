import { parseFrame, readContent } from './parse-frame.ts'

const frame = (content: unknown, more: object = {}) =>
  JSON.stringify({ id: 'a1', type: 'chat_message', content, timestamp: 1, ...more })

describe('an action', () => {
  const action = { type: 'place-recap', recapId: 'a1' }

  it('comes with its words', () =>
    expect(parseFrame(frame('Gerar PIX', { action }))).toMatchObject({
      frame: { content: 'Gerar PIX', action },
    }))

  it('of a later release leaves its words to be read', () =>
    expect(parseFrame(frame('Gerar PIX', { action: { type: 'pay-twice' } }))).toMatchObject({
      frame: { content: 'Gerar PIX', action: undefined },
    }))
})

describe('a content', () => {
  it.each([
    ['blanks around', '  oi \n', 'oi'],
    ['several lines', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['control characters', 'a\u0000b\u001b[31mc\u0085d\u009be', 'ab[31mc\nde'],
    ['bidi controls', '\u202Eabc\u2066def\u2069\u200F', 'abcdef'],
    ['zero-width characters', 'a\u200Bb\uFEFFc\u2060d', 'abcd'],
    ['a stray joiner', 'a\u200Db', 'ab'],
    ['a family', '👨‍👩‍👧 ok', '👨‍👩‍👧 ok'],
    ['a skin tone', '👩🏽‍🚀', '👩🏽‍🚀'],
    ['a lone surrogate', 'a\ud800b', 'a\uFFFDb'],
    ['a decomposed letter', 'voce\u0302', 'você'],
    ['a tab', 'a\tb', 'a b'],
  ])('with %s is sanitized', (_what, given, content) => {
    expect(readContent(given)).toEqual({ content })
  })

  it.each([
    ['blanks only', ' \n\t ', 'EMPTY_MESSAGE'],
    ['invisible characters only', '\u200B\u202E\u0000', 'EMPTY_MESSAGE'],
    ['characters that NFKC expands over 2,000', 'ﷺ'.repeat(112), 'TOO_LONG'],
    ['2,000 ligatures of 18 letters', 'ﷺ'.repeat(2_000), 'TOO_LONG'],
  ])('with %s is refused', (_what, content, refused) => {
    expect(readContent(content)).toEqual({ refused })
  })

  it('stays what the visitor wrote, in NFC, when NFKC fits the limit', () => {
    expect(readContent('½ … ﷺ')).toEqual({ content: '½ … ﷺ' })
  })
})

describe('a frame', () => {
  it.each([
    ['malformed JSON', 'not json', 'INVALID_FRAME', undefined],
    ['JSON of another kind', '[1]', 'INVALID_FRAME', undefined],
    ['null', 'null', 'INVALID_FRAME', undefined],
    ['an unknown type', frame('oi', { type: 'admin' }), 'INVALID_FRAME', 'a1'],
    ['no id', frame('oi', { id: undefined }), 'INVALID_FRAME', undefined],
    ['a malformed id', frame('oi', { id: '<b>' }), 'INVALID_FRAME', undefined],
    ['a content that is no text', frame({ a: 1 }), 'INVALID_FRAME', 'a1'],
    ['a prototype', '{"__proto__":{"type":"ping"}}', 'INVALID_FRAME', undefined],
    ['deep nesting', '['.repeat(16_000), 'INVALID_FRAME', undefined],
    ['2,001 characters', frame('a'.repeat(2_001)), 'TOO_LONG', 'a1'],
  ])('with %s is refused', (_what, text, refused, id) => {
    expect(parseFrame(text)).toEqual({ refused, id })
  })

  it('of 2,000 characters is accepted', () => {
    expect(parseFrame(frame('é'.repeat(2_000)))).toHaveProperty('frame')
  })
})
