import type { Redis } from 'ioredis'
import { openRedis } from '@smm/messaging/open-redis'
import type { MessagingLog, RedisOptions } from '@smm/messaging/queue'

/** Announces to the other replicas how far a conversation has grown. Delivery is at most once: a loss is not noticed. */
export type PubSub = {
  /** Resolves when subscribed, or at once when Redis is away: `fanOut.pollPositions` is the fallback. */
  subscribe: (conversationId: string) => Promise<void>
  unsubscribe: (conversationId: string) => void
  publish: (conversationId: string, seq: number) => void
  close: () => void
}

type PubSubOptions = {
  redis: RedisOptions
  log: MessagingLog
  /** Conversations to subscribe to again after a reconnection. */
  subscribedIds: () => string[]
  onPublished: (conversationId: string, seq: number) => void
}

/** One Redis channel per conversation, so a replica receives only what its own sockets need. */
export function openPubSub({ redis, log, subscribedIds, onPublished }: PubSubOptions): PubSub {
  const prefix = `${redis.namespace}:conversation:`
  const subscriber = connect(redis, log, { autoResubscribe: false })
  // Turns that end together announce their messages in one write.
  const publisher = connect(redis, log, { enableAutoPipelining: true })

  subscriber.on('ready', () => {
    const channels = subscribedIds().map((id) => prefix + id)
    if (channels.length > 0) subscriber.subscribe(...channels).catch(ignore)
  })
  subscriber.on('message', (channel, seq) => onPublished(channel.slice(prefix.length), Number(seq)))

  return {
    async subscribe(conversationId) {
      if (subscriber.status === 'ready') await subscriber.subscribe(prefix + conversationId).catch(ignore)
    },
    unsubscribe(conversationId) {
      if (subscriber.status === 'ready') subscriber.unsubscribe(prefix + conversationId).catch(ignore)
    },
    publish(conversationId, seq) {
      if (publisher.status === 'ready') publisher.publish(prefix + conversationId, String(seq)).catch(ignore)
    },
    close() {
      subscriber.disconnect()
      publisher.disconnect()
    },
  }
}

const ignore = () => {}

function connect(
  redis: RedisOptions,
  log: MessagingLog,
  more: { autoResubscribe?: boolean; enableAutoPipelining?: boolean },
): Redis {
  const client = openRedis(redis.url, {
    ...more,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    commandTimeout: 2_000,
  })
  client.on('error', (err) => log.warn({ err: err.message }, 'the pub/sub connection failed'))
  return client
}
