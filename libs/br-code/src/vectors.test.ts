import { crc16 } from './crc16.ts'
import { readBrCode } from './read-br-code.ts'
import { writeBrCode } from './write-br-code.ts'

const withInfo =
  '00020126650014br.gov.bcb.pix0119nubank@thalesog.com0220Gerado por Pix-Utils52040000530398654041.005802BR5914Thales Ogliari6009Sao Paulo62070503***63046069'
const dynamic =
  '00020101021226770014BR.GOV.BCB.PIX2555pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a995204000053039865802BR5907EMPRESA6009SAO PAULO62070503***6304EEAB'
const byManual =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'

describe('the published vectors', () => {
  it('gives the checksum of the standard', () => {
    expect(crc16('123456789')).toBe('29B1')
  })

  it('reads a static code with description and amount', () => {
    expect(readBrCode(withInfo)).toEqual({
      ok: true,
      kind: 'static',
      key: 'nubank@thalesog.com',
      description: 'Gerado por Pix-Utils',
      amountCents: 100,
      merchantName: 'Thales Ogliari',
      merchantCity: 'Sao Paulo',
      singleUse: false,
    })
  })

  it('reads a dynamic code that may be paid once, whatever the case of its scheme', () => {
    expect(readBrCode(dynamic)).toEqual({
      ok: true,
      kind: 'dynamic',
      url: 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99',
      merchantName: 'EMPRESA',
      merchantCity: 'SAO PAULO',
      singleUse: true,
    })
  })

  it('reads the example of the manual of Banco Central', () => {
    expect(readBrCode(byManual)).toMatchObject({ ok: true, key: '123e4567-e12b-12d1-a456-426655440000' })
  })

  it('writes the same texts byte for byte', () => {
    expect(
      writeBrCode({
        key: 'nubank@thalesog.com',
        description: 'Gerado por Pix-Utils',
        amountCents: 100,
        merchantName: 'Thales Ogliari',
        merchantCity: 'São Paulo',
      }),
    ).toBe(withInfo)
    expect(
      writeBrCode({
        key: '123e4567-e12b-12d1-a456-426655440000',
        merchantName: 'Fulano de Tal',
        merchantCity: 'Brasília'.toUpperCase(),
      }),
    ).toBe(byManual)
    const rewritten = writeBrCode({
      url: 'pix.example.com/qr/93598be0-1bd0-4997-8318-81776a1d8a99',
      merchantName: 'EMPRESA',
      merchantCity: 'SAO PAULO',
      singleUse: true,
    })
    const uncased = (code: string) => code.slice(0, -4).toLowerCase()
    expect(uncased(rewritten)).toBe(uncased(dynamic))
  })

  it('refuses a code that carries the checksum of another', () => {
    const body =
      '00020126360014BR.GOV.BCB.PIX0114+5511943214321520400005303986540566.665802BR5910Fulano Sil6009SAO PAULO62070503***6304'
    expect(readBrCode(`${body}170E`)).toEqual({ ok: false, reason: 'WRONG_CHECKSUM' })
    expect(readBrCode(body + crc16(body))).toMatchObject({
      ok: true,
      key: '+5511943214321',
      amountCents: 6666,
    })
  })
})
