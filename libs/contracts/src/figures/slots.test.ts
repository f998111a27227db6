import type { PageHead } from '../pages.ts'
import { eachGroup, eachItem, fillPage, fillSlots, sectionEnds, slot } from './slots.ts'

const figures = {
  price: 'R$ 45,00',
  name: 'Você & <eu> $&',
  [`${eachItem}more`]: '7 8',
  'price 8': 'R$ 8,00',
}
const figureOf = (key: string) => new Map(Object.entries(figures)).get(key)
const section = (sign: '?' | '!', key: string, inside: string) => sectionEnds(sign, key).join(inside)

describe('fillSlots', () => {
  it.each([
    ['a slot', `por ${slot('price')}, já`, 'por R$ 45,00, já'],
    ['a slot without a figure', `por ${slot('other')}.`, 'por .'],
    ['text without slots', 'R$ 10', 'R$ 10'],
    ['a section of a figure', section('?', 'price', `<b>${slot('price')}</b>`), '<b>R$ 45,00</b>'],
    ['a section of a missing figure', `a${section('?', 'other', '<b>x</b>')}b`, 'ab'],
    ['a section for a missing figure', section('!', 'other', '<i>x</i>'), '<i>x</i>'],
    ['a section that is not needed', section('!', 'price', '<i>x</i>'), ''],
    [
      'sections inside of others',
      section('?', 'price', `1${section('?', 'other', '2')}${section('?', 'name', '3')}4`),
      '134',
    ],
    ['sections side by side', section('?', 'price', '1\n') + section('?', 'price', '2'), '1\n2'],
  ])('fills %s', (_, text, filled) => expect(fillSlots(text, figureOf)).toBe(filled))
})

describe('fillPage', () => {
  const head: PageHead = {
    title: `Por ${slot('price')}`,
    description: slot('name'),
    keywords: '',
    canonicalPath: '/',
    structuredData: [
      { offers: [{ name: 'a', price: slot('price') }, { price: slot('other') }], count: 2, none: null },
      {
        offers: [
          {
            [eachItem]: `${eachItem}more`,
            price: slot(`price ${eachItem}`),
            of: { value: eachItem, text: `${eachItem}!` },
          },
          { [eachItem]: `${eachItem}other`, price: 'x' },
          'text',
        ],
      },
    ],
  }
  const filled = fillPage({ head, html: `<p>${slot('name')}</p>` }, figureOf)

  it('repeats a section for each item, with what there is of it', () => {
    const priced = section('?', `price ${eachItem}`, ` ${slot(`price ${eachItem}`)}`)
    const [more, other] = [`${eachItem}more`, `${eachItem}other`]
    const html =
      section('?', more, `(${eachItem}${priced})`) + section('!', more, '') + section('?', other, 'x')
    expect(fillPage({ head, html }, figureOf).html).toBe('(7)(8 R$ 8,00)')
  })

  it('repeats a section of items for each group', () => {
    const nested = {
      [`${eachGroup}all`]: '1 2',
      [`${eachItem}1`]: '7 8',
      [`${eachItem}2`]: '9',
      'price 2 9': 'R$ 9,00',
    }
    const keys = new Map(Object.entries(nested))
    const item = section(
      '?',
      `${eachItem}${eachGroup}`,
      `(${eachItem}${slot(`price ${eachGroup} ${eachItem}`)})`,
    )
    const html = section('?', `${eachGroup}all`, `<i>${eachGroup}${item}</i>`)
    const offer = { [eachGroup]: `${eachGroup}all`, [eachItem]: `${eachItem}${eachGroup}`, value: eachItem }
    const nestedHead = { ...head, structuredData: [{ offers: [offer] }] }
    expect(fillPage({ head: nestedHead, html }, (key) => keys.get(key))).toMatchObject({
      head: { structuredData: [{ offers: [{ value: 7 }, { value: 8 }, { value: 9 }] }] },
      html: '<i>1(7)(8)</i><i>2(9R$ 9,00)</i>',
    })
    expect(fillPage({ head: nestedHead, html }, () => undefined).html).toBe('')
  })

  it('escapes figures in HTML only', () => {
    expect(filled.html).toBe('<p>Você &amp; &lt;eu&gt; $&amp;</p>')
    expect(filled.head).toMatchObject({ title: 'Por R$ 45,00', description: 'Você & <eu> $&' })
  })

  it('repeats a thing for each item in structured data, and leaves out one whose figure is missing', () => {
    expect(filled.head.structuredData).toEqual([
      { offers: [{ name: 'a', price: 'R$ 45,00' }], count: 2, none: null },
      { offers: [{ price: 'R$ 8,00', of: { value: 8, text: '8!' } }, 'text'] },
    ])
  })
})
