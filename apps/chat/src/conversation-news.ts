import { Redis } from 'ioredis'
import { type MessagingLog, type RedisPlace, redisOptions } from '@smm/messaging/queue'

/** Tells the other replicas which conversation went on, and how far. A lost piece of news is made good by the next one. */
export type ConversationNews = {
  /** Resolves when it is heard for sure, or at once when Redis is away: then the look at the rows has to do. */
  listen: (conversationId: string) => Promise<void>
  leave: (conversationId: string) => void
  tell: (conversationId: string, seq: number) => void
  close: () => void
}

/**
 * One channel per conversation: only the replicas where its visitor is present hear of it, and a replica that dies is
 * absent at once.
 */
export function openConversationNews(options: {
  redis: RedisPlace
  log: MessagingLog
  present: () => string[]
  hear: (conversationId: string, seq: number) => void
}): ConversationNews {
  const { redis, log, present, hear } = options
  const prefix = `${redis.namespace}:conversation:`
  const listener = connect(redis, log, { autoResubscribe: false })
  const speaker = connect(redis, log, {})

  listener.on('ready', () => {
    const channels = present().map((id) => prefix + id)
    if (channels.length > 0) listener.subscribe(...channels).catch(ignore)
  })
  listener.on('message', (channel, seq) => hear(channel.slice(prefix.length), Number(seq)))

  return {
    async listen(conversationId) {
      if (listener.status === 'ready') await listener.subscribe(prefix + conversationId).catch(ignore)
    },
    leave(conversationId) {
      if (listener.status === 'ready') listener.unsubscribe(prefix + conversationId).catch(ignore)
    },
    tell(conversationId, seq) {
      if (speaker.status === 'ready') speaker.publish(prefix + conversationId, String(seq)).catch(ignore)
    },
    close() {
      listener.disconnect()
      speaker.disconnect()
    },
  }
}

const ignore = () => {}

function connect(redis: RedisPlace, log: MessagingLog, more: { autoResubscribe?: boolean }): Redis {
  const client = new Redis({
    ...redisOptions(redis.url),
    ...more,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 2_000,
  })
  client.on('error', (err) => log.warn({ err: err.message }, 'the news of conversations is unreachable'))
  return client
}
