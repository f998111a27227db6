import type { Answer } from '../inject-fault.ts'

const statuses = {
  RequisicaoInvalida: 400,
  NaoAutorizado: 401,
  AcessoNegado: 403,
  NaoEncontrado: 404,
  LimiteExcedido: 429,
  ErroInternoDoServidor: 500,
  ServicoIndisponivel: 503,
  CobNaoEncontrado: 404,
  CobOperacaoInvalida: 400,
  CobConsultaInvalida: 400,
  PixNaoEncontrado: 404,
  PixConsultaInvalida: 400,
  PixDevolucaoNaoEncontrada: 404,
  PixDevolucaoInvalida: 400,
  WebhookOperacaoInvalida: 400,
  WebhookNaoEncontrado: 404,
} as const
export type ProblemType = keyof typeof statuses

const titles: Partial<Record<ProblemType, string>> = {
  RequisicaoInvalida: 'Requisição inválida.',
  NaoAutorizado: 'Não autorizado.',
  AcessoNegado: 'Acesso negado.',
  NaoEncontrado: 'Não encontrado.',
  LimiteExcedido: 'Limite de requisições excedido.',
  ErroInternoDoServidor: 'Erro interno do servidor.',
  ServicoIndisponivel: 'Serviço indisponível.',
  CobNaoEncontrado: 'Cobrança não encontrada.',
  CobOperacaoInvalida: 'Cobrança inválida.',
  CobConsultaInvalida: 'Consulta inválida.',
  PixNaoEncontrado: 'Pix não encontrado.',
  PixConsultaInvalida: 'Consulta inválida.',
  PixDevolucaoNaoEncontrada: 'Devolução não encontrada.',
  PixDevolucaoInvalida: 'Devolução inválida.',
  WebhookOperacaoInvalida: 'Webhook inválido.',
  WebhookNaoEncontrado: 'Webhook não encontrado.',
}

type Violation = { razao: string; propriedade: string; valor?: string }

/** A refusal in the format of RFC 7807 and the API Pix. */
export class Problem extends Error {
  readonly type: ProblemType
  readonly violations: Violation[]

  constructor(type: ProblemType, detail: string, violations: Violation[] = []) {
    super(detail)
    this.type = type
    this.violations = violations
  }

  get answer(): Answer {
    const status = statuses[this.type]
    return {
      status,
      type: 'application/problem+json; charset=utf-8',
      body: {
        type: `https://pix.bcb.gov.br/api/v2/error/${this.type}`,
        title: titles[this.type],
        status,
        detail: this.message,
        ...(this.violations.length > 0 && { violacoes: this.violations }),
      },
    }
  }
}

const byStatus: Record<number, ProblemType> = {
  429: 'LimiteExcedido',
  500: 'ErroInternoDoServidor',
  503: 'ServicoIndisponivel',
}

/** The bank's answer to an internal failure. */
export const bankFailure = (status: number): Answer =>
  new Problem(byStatus[status] ?? 'RequisicaoInvalida', 'A requisição não pôde ser atendida.').answer
