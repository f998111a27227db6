import { decrypt, encrypt } from '@smm/http-service/cryptography/encrypt'
import type { Config } from '../config.ts'

type KeySetting = Pick<Config, 'SECOND_STEP_KEY'>

const keyFor = (channelId: string, { SECOND_STEP_KEY: secret }: KeySetting) => ({
  secret,
  purpose: 'alert channel',
  about: channelId,
})

export const encryptChannelSecret = (secret: string, channelId: string, config: KeySetting): string =>
  encrypt(secret, keyFor(channelId, config))

/** Undefined when it was encrypted under another key: the channel has to be added again. */
export const decryptChannelSecret = (
  encrypted: string,
  channelId: string,
  config: KeySetting,
): string | undefined => decrypt(encrypted, keyFor(channelId, config))
