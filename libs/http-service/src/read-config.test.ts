import Type from 'typebox'
import { readConfig } from './read-config.ts'

const Settings = Type.Object({
  CHAT_PORT: Type.Integer({ minimum: 1, maximum: 65_535, default: 3001 }),
  CHAT_DATABASE_URL: Type.String({ minLength: 1 }),
  SESSION_SECRET: Type.String({ minLength: 32 }),
  CHAT_LIMITS: Type.Enum(['on', 'off'], { default: 'on' }),
  CERTIFICATE: Type.Optional(Type.String()),
})
const complete = { CHAT_DATABASE_URL: 'postgres://x', SESSION_SECRET: 's'.repeat(32) }

describe('readConfig', () => {
  it('converts, fills defaults in and leaves out what it was not asked for', () => {
    const settings = readConfig(Settings, { ...complete, CHAT_PORT: '4000', PATH: '/bin' })
    expect(settings).toEqual({ ...complete, CHAT_PORT: 4000, CHAT_LIMITS: 'on' })
  })

  it('takes an empty text for absent', () => {
    expect(readConfig(Settings, { ...complete, CHAT_PORT: '', CERTIFICATE: '' })).toMatchObject({
      CHAT_PORT: 3001,
    })
  })

  it('names everything that is wrong at once and repeats no value', () => {
    const read = () =>
      readConfig(Settings, { CHAT_PORT: 'abc', SESSION_SECRET: 'short-secret', CHAT_LIMITS: 'maybe' })
    expect(read).toThrow(
      'Invalid settings:\n  CHAT_PORT is not valid\n  CHAT_DATABASE_URL is missing\n  SESSION_SECRET is not valid\n  CHAT_LIMITS is not valid',
    )
  })
})
