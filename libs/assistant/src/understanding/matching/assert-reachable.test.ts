import { eachRow } from '../../test-each-row.ts'
import { phrases } from './phrase-pattern.ts'

describe('a phrase that no message can hold', () => {
  eachRow([['isso (ta|esta) ok'], ['^você$'], ['no app | aqui'], ['(?<!(estou|to) )fora']])(
    'is refused',
    (text: string) => expect(() => phrases(text)).toThrow('No message holds'),
  )
})

it('a part of a word is none', () => expect(phrases('es(ta|teve) cert(o|inho)')).toEqual(expect.any(RegExp)))
