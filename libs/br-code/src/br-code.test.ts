import fc from 'fast-check'
import { crc16 } from './crc16.ts'
import { readBrCode } from './read-br-code.ts'
import { writeBrCode, type DynamicBrCode, type StaticBrCode } from './write-br-code.ts'

const of = (alphabet: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })
const alphanumeric = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
const name = (longest: number) => of(alphanumeric, 1, longest)
const receiver = {
  merchantName: name(25),
  merchantCity: name(15),
  amountCents: fc.option(fc.integer({ min: 1, max: 999_999_999_999 }), { nil: undefined }),
}
const dynamicCode: fc.Arbitrary<DynamicBrCode> = fc.record({
  ...receiver,
  url: of(`${alphanumeric}/.-_?=`, 1, 77).filter((url) => !url.includes('://')),
  singleUse: fc.boolean(),
})
const staticCode: fc.Arbitrary<StaticBrCode> = fc.record({
  ...receiver,
  key: of(`${alphanumeric}@.+-`, 1, 77),
  txid: fc.option(of(alphanumeric, 1, 25), { nil: undefined }),
})
const anyCode = fc.oneof(dynamicCode, staticCode)

/** The fields a reader should find: those given, without undefined ones. */
const given = (code: object) =>
  Object.fromEntries(Object.entries(code).filter(([, value]) => value !== undefined))
const sample: DynamicBrCode = {
  url: 'pix.example.com/qr/1',
  amountCents: 4500,
  merchantName: 'Loja',
  merchantCity: 'Natal',
}
/** Appends a valid checksum, so that only the content can be refused. */
const sealed = (body: string) => `${body}6304${crc16(Buffer.from(`${body}6304`).toString('latin1'))}`
const valid =
  '0002012628' +
  '0014br.gov.bcb.pix' +
  '0106loja@x' +
  '52040000530398654041.00' +
  '5802BR5901A6001B62070503***'

describe('a BR Code', () => {
  it('reads back the fields that were written', () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(readBrCode(writeBrCode(code))).toEqual({
          ok: true,
          kind: 'url' in code ? 'dynamic' : 'static',
          singleUse: false,
          ...given(code),
        })
      }),
    )
  })

  it('is refused when any single character of it changed', () => {
    const character = fc.integer({ min: 0, max: 255 }).map((code) => String.fromCharCode(code))
    fc.assert(
      fc.property(anyCode, fc.nat(), character, (code, where, other) => {
        const text = writeBrCode(code)
        const at = where % text.length
        fc.pre(other.charCodeAt(0) < 128 && other !== text[at])
        const isCutByTrim = (at === 0 || at === text.length - 1) && other.trim() === ''
        fc.pre(!isCutByTrim)
        expect(readBrCode(text.slice(0, at) + other + text.slice(at + 1)).ok).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('is refused with any other printable character at any position', () => {
    const text = writeBrCode(sample)
    const accepted: string[] = []
    for (let at = 0; at < text.length; at++) {
      for (let code = 0x20; code < 0x7f; code++) {
        const changed = text.slice(0, at) + String.fromCharCode(code) + text.slice(at + 1)
        if (changed !== text && readBrCode(changed).ok) accepted.push(changed)
      }
    }
    expect(accepted).toEqual([])
  })

  it('is refused when it is cut short', () => {
    const text = writeBrCode(sample)
    for (let length = 0; length < text.length; length++)
      expect(readBrCode(text.slice(0, length)).ok).toBe(false)
  })

  it('never makes the reader throw', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof readBrCode(text).ok === 'boolean'))
  })
})

describe('readBrCode', () => {
  it('trims whitespace around a pasted code', () => {
    expect(readBrCode(`  ${writeBrCode(sample)}\r\n`)).toMatchObject({ ok: true, amountCents: 4500 })
  })

  it('accepts the valid code that the refusals below modify', () => {
    expect(readBrCode(sealed(valid))).toMatchObject({ ok: true, key: 'loja@x', amountCents: 100 })
  })

  it.each([
    ['nothing', '   ', 'EMPTY'],
    ['a link', 'https://example.com/pay', 'MALFORMED'],
    ['a lower-case checksum', writeBrCode(sample).slice(0, -4) + 'abcd', 'WRONG_CHECKSUM'],
    ['no merchant name', sealed(valid.replace('5901A', '')), 'MISSING_FIELD'],
    ['no txid', sealed(valid.replace('62070503***', '62070303***')), 'MISSING_FIELD'],
    ['a field twice', sealed(`${valid}5901A`), 'MALFORMED'],
    ['another currency', sealed(valid.replace('5303986', '5303840')), 'NOT_PIX'],
    ['another country', sealed(valid.replace('5802BR', '5802AR')), 'NOT_PIX'],
    ['another scheme', sealed(valid.replace('br.gov.bcb.pix', 'br.com.cardpay')), 'NOT_PIX'],
    ['an amount with a comma', sealed(valid.replace('1.00', '1,00')), 'INVALID_FIELD'],
    ['an amount with an exponent', sealed(valid.replace('1.00', '1e10')), 'INVALID_FIELD'],
    ['another version', sealed(valid.replace('000201', '000202')), 'INVALID_FIELD'],
  ])('refuses %s', (_what, text, reason) => {
    expect(readBrCode(text)).toEqual({ ok: false, reason })
  })

  it('leaves the amount open when the code says zero', () => {
    const read = readBrCode(sealed(valid.replace('1.00', '0.00')))
    expect(read.ok && read.amountCents).toBe(undefined)
  })

  it('counts the bytes of a name with accents', () => {
    expect(readBrCode(sealed(valid.replace('5901A', '5905João')))).toMatchObject({
      ok: true,
      merchantName: 'João',
    })
  })
})

describe('writeBrCode', () => {
  it('drops accents and what does not fit', () => {
    const text = writeBrCode({
      ...sample,
      merchantName: 'Pães & Grãos da Vovó Conceição',
      merchantCity: 'Açailândia',
    })
    expect(readBrCode(text)).toMatchObject({
      merchantName: 'Paes & Graos da Vovo Conc',
      merchantCity: 'Acailandia',
    })
  })

  it('truncates a description to the length that the key leaves', () => {
    const text = writeBrCode({
      key: 'a'.repeat(60),
      description: 'Pedido de seguidores',
      merchantName: 'Loja',
      merchantCity: 'Natal',
    })
    expect(readBrCode(text)).toMatchObject({ ok: true, description: 'Pedido de seg' })
  })

  it.each<[string, StaticBrCode | DynamicBrCode]>([
    ['an address with a scheme', { ...sample, url: 'https://pix.example.com/1' }],
    ['an address too long', { ...sample, url: 'a'.repeat(78) }],
    ['a key with a space', { key: 'a b', merchantName: 'Loja', merchantCity: 'Natal' }],
    ['a txid with a dash', { key: 'a', txid: 'a-b', merchantName: 'Loja', merchantCity: 'Natal' }],
    ['no name', { ...sample, merchantName: '  ' }],
    ['an amount of nothing', { ...sample, amountCents: 0 }],
    ['half a centavo', { ...sample, amountCents: 0.5 }],
    ['more than ten digits of reais', { ...sample, amountCents: 1e12 }],
  ])('refuses %s', (_what, code) => {
    expect(() => writeBrCode(code)).toThrow(RangeError)
  })
})
