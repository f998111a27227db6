import type { AlertChannelKind, AlertSubject } from '@smm/contracts/orders/alerts'

export const channelKindNames: Record<AlertChannelKind, string> = {
  telegram: 'Telegram',
  mail: 'E-mail',
  webhook: 'Webhook',
}

/** `isMoney`: it is told in quiet hours as well. */
type SubjectText = { name: string; text: string; isMoney?: true }

export const subjectTexts: Record<AlertSubject, SubjectText> = {
  'orders-waiting': {
    name: 'Pedidos pagos que esperam',
    text: 'Um pedido pago não saiu no tempo que você escolheu.',
    isMoney: true,
  },
  review: {
    name: 'Casos que pedem uma decisão',
    text: 'Um envio sem resposta clara, um pagamento que não bate, uma entrega pela metade.',
    isMoney: true,
  },
  'supplier-balance': {
    name: 'Saldo baixo no fornecedor',
    text: 'Não cobre o que está para sair nem um dia comum.',
    isMoney: true,
  },
  'supplier-away': { name: 'Fornecedor fora do ar', text: 'Não respondeu a três consultas seguidas.' },
  'bank-away': {
    name: 'Banco sem emitir PIX',
    text: 'Cobranças falharam e esperam nova tentativa.',
    isMoney: true,
  },
  'parked-by-fence': {
    name: 'Pedidos retidos',
    text: 'A loja segurou envios depois que um backup foi restaurado, ou todos, por não saber mais o que enviou.',
  },
  'dead-letters': {
    name: 'Falhas entre os serviços',
    text: 'Uma mensagem interna não pôde ser tratada.',
  },
  'backup-old': { name: 'Backup atrasado', text: 'O último npm run backup tem mais de 26 horas.' },
  'new-device': {
    name: 'Entrada por aparelho novo',
    text: 'Alguém entrou no painel por um navegador que nunca usou.',
  },
  'day-summary': { name: 'Resumo do dia', text: 'Às 8 horas: as vendas e o lucro do dia anterior.' },
}

const known: Record<string, SubjectText> = subjectTexts
/** The name of a subject; one of a newer release is shown by its code. */
export const subjectName = (subject: string): string => known[subject]?.name ?? subject

const failureTexts: Record<string, string> = {
  timeout: 'O canal não respondeu a tempo.',
  unreachable: 'Não foi possível chegar ao canal. Confira o endereço.',
  'not-public': 'O endereço não é público ou não usa https.',
  'secret-lost': 'A chave guardada não abre mais. Remova o canal e adicione de novo.',
  'no-mail-server': 'A loja não tem servidor de e-mail: configure SMTP_URL e MAIL_FROM.',
  'mail-refused': 'O servidor de e-mail recusou a mensagem.',
  internal: 'A loja não conseguiu escrever a mensagem. O motivo está no log.',
  'http-400': 'O canal não aceitou a mensagem. No Telegram, confira o número do chat.',
  'http-401': 'O canal não aceitou a chave. No Telegram, confira o token do bot.',
  'http-403': 'O canal recusou. No Telegram, mande antes uma mensagem ao seu bot.',
  'http-404': 'O canal não encontrou o destino. Confira o token e o endereço.',
  'http-429': 'O canal pediu para esperar.',
}

/** Why a message did not arrive, and what to do about it. */
export const failureText = (failure: string): string =>
  failureTexts[failure] ?? `O canal respondeu com um erro (${failure.replace('http-', 'HTTP ')}).`
