import { jest } from '@jest/globals'
import { platforms, type ServiceType, serviceTypes } from '@smm/contracts/products'
import { brand } from './brand.ts'
import { contact, mailLink, whatsappLink } from './contact.ts'
import { delivery, deliveryOf } from './delivery.ts'
import { faqCategories, faqQuestion } from './faq.ts'
import { isOnRequest, onRequest } from './on-request.ts'
import { showPhone } from './show-phone.ts'

/** Check digits of a CNPJ, letters included (IN RFB 2229/2024). */
function checkDigits(base: string): string {
  const digit = (text: string) => {
    const sum = [...text]
      .reverse()
      .reduce((total, char, i) => total + (char.charCodeAt(0) - 48) * ((i % 8) + 2), 0)
    return String(sum % 11 < 2 ? 0 : 11 - (sum % 11))
  }
  const first = digit(base)
  return first + digit(base + first)
}

describe('brand', () => {
  it('has a CNPJ with right check digits', () => {
    const bare = brand.cnpj.replace(/[./-]/g, '')
    expect(bare).toMatch(/^[0-9A-Z]{12}\d{2}$/)
    expect(bare.slice(12)).toBe(checkDigits(bare.slice(0, 12)))
  })
})

describe('showPhone', () => {
  it.each([
    ['5511900000000', '(11) 90000-0000'],
    ['+551130000000', '(11) 3000-0000'],
    ['+1 212 555 0100', '+1 212 555 0100'],
  ])('writes %s as %s', (digits, shown) => expect(showPhone(digits)).toBe(shown))
})

describe('the owner’s settings', () => {
  it('take the place of the sample data', async () => {
    process.env.SITE_NAME = 'Cresce Já'
    process.env.SITE_WHATSAPP = '5521987654321'
    try {
      jest.resetModules()
      const [{ brand }, { contact }] = await Promise.all([import('./brand.ts'), import('./contact.ts')])
      expect(brand).toMatchObject({
        name: 'Cresce Já',
        dataProtectionOfficer: { name: 'Encarregado de Dados da Cresce Já' },
      })
      expect(contact.whatsappShown).toBe('(21) 98765-4321')
    } finally {
      delete process.env.SITE_NAME
      delete process.env.SITE_WHATSAPP
    }
  })
})

describe('whatsappLink', () => {
  it('names the number in digits and carries the text', () => {
    expect(whatsappLink()).toBe(`https://wa.me/${contact.whatsapp}`)
    expect(whatsappLink('Olá! Tudo bem?')).toBe(
      `https://wa.me/${contact.whatsapp}?text=Ol%C3%A1!%20Tudo%20bem%3F`,
    )
    expect(contact.whatsapp).toMatch(/^55\d{2}9\d{8}$/)
  })
})

describe('mailLink', () => {
  it('leaves out what is empty', () => {
    expect(mailLink()).toBe(`mailto:${contact.email}`)
    expect(mailLink({ subject: 'Dúvida & preço', body: '' })).toBe(
      `mailto:${contact.email}?subject=D%C3%BAvida%20%26%20pre%C3%A7o`,
    )
  })
})

describe('deliveryOf', () => {
  it('finds the product and nothing else', () => {
    expect(deliveryOf({ platform: 'youtube', serviceType: 'views' })).toBe(delivery['youtube-views'])
    expect(deliveryOf({ platform: 'youtube', serviceType: 'likes' })).toBeUndefined()
  })
})

describe('delivery', () => {
  it('tells one fact in the words of each place', () => {
    const told = Object.values(delivery).map((it) => [it.startsWithin, it.startsBetween, it.startsInShort])
    expect(told).toEqual([
      ['em até 30 minutos', 'entre 15 e 30 minutos', '15–30 min'],
      ['em até 15 minutos', 'entre 5 e 15 minutos', '5–15 min'],
      ['em até 1 hora', 'entre 30 minutos e 1 hora', '30 min–1h'],
      ['em até 2 horas', 'entre 1 e 2 horas', '1–2h'],
      ['em até 30 minutos', 'entre 15 e 30 minutos', '15–30 min'],
    ])
    expect(Object.values(delivery).map((it) => `${it.duration}: ${it.durationClaim.shown}`)).toEqual([
      'de 1 a 7 dias: 1–7 dias',
      'em até 24 horas: até 24 h',
      'de 12 a 48 horas: 12–48 h',
      'de 24 a 72 horas: 24–72 h',
      'de 1 a 5 dias: 1–5 dias',
    ])
    expect(delivery['youtube-views'].startClaim).toMatchObject({ shown: 'até 1 hora', value: 'PT60M' })
    expect(delivery['youtube-views'].durationClaim.value).toBe('PT48H')
  })
})

describe('onRequest', () => {
  const words: Partial<Record<ServiceType, string>> = {
    views: 'visualizações',
    likes: 'curtidas',
    comments: 'comentários',
  }
  it.each(platforms)('names on the pages what the chat sends to a person: %s', (platform) => {
    for (const serviceType of serviceTypes)
      expect([serviceType, isOnRequest({ platform, serviceType })]).toEqual([
        serviceType,
        onRequest[platform].shown.includes(words[serviceType] ?? serviceType),
      ])
  })
})

describe('faqCategories', () => {
  it.each([
    ['Geral', 4],
    ['Instagram', 5],
    ['YouTube', 5],
    ['TikTok', 4],
    ['Pagamentos & Garantias', 5],
    ['Suporte & Técnico', 5],
  ])('%s holds %i questions', (name, count) => {
    expect(faqCategories.find((category) => category.name === name)?.questions).toHaveLength(count)
  })

  it('has six categories and an id of its own for each question', () => {
    const ids = faqCategories.flatMap((category) => category.questions.map((question) => question.id))
    expect(faqCategories).toHaveLength(6)
    expect(new Set(ids).size).toBe(28)
  })

  it('gives a question by its id and refuses an unknown one', () => {
    expect(faqQuestion('garantia').question).toContain('30 dias')
    expect(() => faqQuestion('nada')).toThrow('no such question: nada')
  })
})
