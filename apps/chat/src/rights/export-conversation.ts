import { Refusal } from '@smm/http-service/refusal'
import { enqueueMessage, transact } from '@smm/messaging/outbox'
import { ticketStatusNames } from '@smm/contracts/tickets'
import type { Deps } from '../deps.ts'
import type { Db } from '../tables.ts'

/** The conversation as its visitor takes it along, with the audit entry of the member who asked for it. */
export const exportConversation = (
  deps: Pick<Deps, 'db' | 'relay'>,
  { conversationId, actor }: { conversationId: string; actor: string },
): Promise<Record<string, unknown>> =>
  transact(deps, async (trx) => {
    const data = await readConversation(trx, conversationId)
    const audited = {
      actor,
      action: 'conversation-exported',
      details: { conversation: conversationId },
    } as const
    await enqueueMessage(trx, 'orders', 'staff-acted', audited)
    return data
  })

async function readConversation(db: Db, conversationId: string) {
  const conversation = await db
    .selectFrom('conversations')
    .select(['id', 'createdAt', 'lastSeenAt'])
    .where('id', '=', conversationId)
    .executeTakeFirst()
  if (!conversation) throw new Refusal('NOT_FOUND', { conversationId })
  return {
    conversa: conversation.id,
    iniciadaEm: conversation.createdAt,
    ultimaVisita: conversation.lastSeenAt,
    origem: await readOrigin(db, conversationId),
    mensagens: await readMessages(db, conversationId),
    chamados: await readTickets(db, conversationId),
    acessos: await readAccesses(db, conversationId),
  }
}

/** Null for one that began before origins were kept. */
async function readOrigin(db: Db, conversationId: string) {
  const origin = await db
    .selectFrom('conversationOrigins')
    .select(['page as pagina', 'source as campanha'])
    .where('conversationId', '=', conversationId)
    .executeTakeFirst()
  return origin ?? null
}

/** In their order, with those that the visitor wiped and we keep because of an order. */
async function readMessages(db: Db, conversationId: string) {
  const of = (table: 'messages' | 'keptMessages') =>
    db
      .selectFrom(table)
      .select(['seq', 'kind', 'content', 'createdAt'])
      .where('conversationId', '=', conversationId)
  const rows = await of('messages').unionAll(of('keptMessages')).orderBy('seq').execute()
  return rows.map(({ kind, content, createdAt }) => ({
    em: createdAt,
    de: kind === 'visitor_message' ? 'você' : 'loja',
    texto: kind === 'pix_payment' ? 'Cartão do PIX' : content,
  }))
}

async function readTickets(db: Db, conversationId: string) {
  const tickets = await db
    .selectFrom('tickets')
    .select(['id', 'description', 'link', 'status', 'createdAt'])
    .where('conversationId', '=', conversationId)
    .orderBy('createdAt')
    .execute()
  const replies = await db
    .selectFrom('ticketReplies')
    .innerJoin('tickets', 'tickets.id', 'ticketId')
    .select(['ticketId', 'text', 'ticketReplies.createdAt'])
    .where('conversationId', '=', conversationId)
    .orderBy('ticketReplies.createdAt')
    .execute()
  return tickets.map(({ id, description, link, status, createdAt }) => ({
    protocolo: id,
    abertoEm: createdAt,
    situacao: ticketStatusNames[status],
    descricao: description,
    link,
    respostas: replies
      .filter(({ ticketId }) => ticketId === id)
      .map(({ text, createdAt: at }) => ({ em: at, texto: text })),
  }))
}

async function readAccesses(db: Db, conversationId: string) {
  const accesses = await db
    .selectFrom('accessRecords')
    .select(['at', 'address'])
    .where('conversationId', '=', conversationId)
    .orderBy('at')
    .execute()
  return accesses.map(({ at, address }) => ({ em: at, endereco: address }))
}
