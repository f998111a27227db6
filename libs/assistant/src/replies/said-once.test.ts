import { sayOnce } from './said-once.ts'
import { say } from './say.ts'

const product = { platform: 'instagram', serviceType: 'followers' } as const
const wording = (part: { wordings: readonly string[] }) => part.wordings[0]!
const topic = (it: 'password' | 'safety' | 'guarantee' | 'misunderstood') =>
  wording(say('topic', { topic: it }))

it.each([
  [
    'the password',
    topic('password'),
    wording(say('ask-page', { order: product })),
    ' Não precisamos de senha.',
  ],
  ['the password', topic('password'), topic('safety'), ', nunca a senha'],
  [
    'the password',
    topic('password'),
    wording(say('welcome', { daypart: null, catalogue: '' })),
    ' Nunca pedimos senha.',
  ],
  ['the guarantee', topic('guarantee'), topic('safety'), / Se cair em até \d+ dias [^.]+\./],
  ['our WhatsApp', topic('misunderstood'), topic('misunderstood'), /\nWhatsApp .+/],
])('%s is told once', (_, first, second, again) => {
  const once = second.replace(again, '')
  expect(once).not.toBe(second)
  expect(sayOnce([first, second])).toEqual([first, once])
  expect(sayOnce([second])).toEqual([second])
})
