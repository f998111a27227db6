import { readFrame } from './read-frame.ts'

const frame = (content: unknown, more: object = {}) =>
  JSON.stringify({ id: 'a1', type: 'chat_message', content, timestamp: 1, ...more })

describe('a frame', () => {
  it.each([
    ['blanks around', '  oi \n', 'oi'],
    ['several lines', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['control characters', 'a\u0000b\u001b[31mc\u0085d\u009be', 'ab[31mc\nde'],
    ['bidi controls', '\u202Eabc\u2066def\u2069\u200F', 'abcdef'],
    ['zero-width characters', 'a\u200Bb\uFEFFc\u2060d', 'abcd'],
    ['a joiner where none belongs', 'a\u200Db', 'ab'],
    ['a family', '👨‍👩‍👧 ok', '👨‍👩‍👧 ok'],
    ['a skin tone', '👩🏽‍🚀', '👩🏽‍🚀'],
    ['a lone surrogate', 'a\ud800b', 'a\uFFFDb'],
    ['a letter in two pieces', 'voce\u0302', 'você'],
    ['a tab', 'a\tb', 'a b'],
  ])('with %s is cleaned', (_what, given, content) => {
    expect(readFrame(frame(given))).toMatchObject({ frame: { type: 'chat_message', content } })
  })

  it.each([
    ['no JSON', 'not json', 'INVALID_FRAME', undefined],
    ['JSON of another kind', '[1]', 'INVALID_FRAME', undefined],
    ['null', 'null', 'INVALID_FRAME', undefined],
    ['an unknown type', frame('oi', { type: 'admin' }), 'INVALID_FRAME', 'a1'],
    ['no id', frame('oi', { id: undefined }), 'INVALID_FRAME', undefined],
    ['a wild id', frame('oi', { id: '<b>' }), 'INVALID_FRAME', undefined],
    ['a content that is no text', frame({ a: 1 }), 'INVALID_FRAME', 'a1'],
    ['a prototype', '{"__proto__":{"type":"ping"}}', 'INVALID_FRAME', undefined],
    ['deep nesting', '['.repeat(16_000), 'INVALID_FRAME', undefined],
    ['blanks only', frame(' \n\t '), 'EMPTY_MESSAGE', 'a1'],
    ['invisible characters only', frame('\u200B\u202E\u0000'), 'EMPTY_MESSAGE', 'a1'],
    ['2,001 characters', frame('a'.repeat(2_001)), 'TOO_LONG', 'a1'],
  ])('with %s is refused', (_what, text, refused, id) => {
    expect(readFrame(text)).toEqual({ refused, id })
  })

  it('of 2,000 characters is taken', () => {
    expect(readFrame(frame('é'.repeat(2_000)))).toHaveProperty('frame')
  })
})
