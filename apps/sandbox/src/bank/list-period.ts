import { Problem, type ProblemType } from './problem.ts'

type Query = Record<string, unknown>

/**
 * Filters and paginates a list as the API Pix does: `inicio` and `fim` (RFC 3339) are required, pages hold at most 1000
 * items, and `parametros` repeats the query.
 */
export function listPeriod<Row>(
  rows: Row[],
  timeOf: (row: Row) => string,
  query: Query,
  problem: ProblemType,
) {
  const inicio = readTime(query, 'inicio', problem)
  const fim = readTime(query, 'fim', problem)
  if (fim < inicio) throw refused(problem, 'fim', 'O fim é anterior ao início.')
  const paginaAtual = readNumber(query, 'paginacao.paginaAtual', 0, Number.MAX_SAFE_INTEGER, problem)
  const itensPorPagina = readNumber(query, 'paginacao.itensPorPagina', 100, 1000, problem)
  if (itensPorPagina < 1) throw refused(problem, 'paginacao.itensPorPagina', 'Deve ser ao menos 1.')
  const found = rows.filter((row) => Date.parse(timeOf(row)) >= inicio && Date.parse(timeOf(row)) <= fim)
  return {
    page: found.slice(paginaAtual * itensPorPagina, (paginaAtual + 1) * itensPorPagina),
    parametros: {
      inicio: query['inicio'],
      fim: query['fim'],
      paginacao: {
        paginaAtual,
        itensPorPagina,
        quantidadeDePaginas: Math.ceil(found.length / itensPorPagina),
        quantidadeTotalDeItens: found.length,
      },
    },
  }
}

function readTime(query: Query, name: string, problem: ProblemType): number {
  const text = query[name]
  const isTime =
    typeof text === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(text)
  const time = isTime ? Date.parse(text) : NaN
  if (Number.isNaN(time)) throw refused(problem, name, 'Data e hora no formato RFC 3339 são obrigatórias.')
  return time
}

function readNumber(query: Query, name: string, absent: number, most: number, problem: ProblemType): number {
  const text = query[name]
  if (text === undefined) return absent
  const number = typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : NaN
  if (Number.isNaN(number) || number > most) throw refused(problem, name, 'Valor fora do permitido.')
  return number
}

const refused = (type: ProblemType, propriedade: string, razao: string) =>
  new Problem(type, 'Os parâmetros da consulta são inválidos.', [{ razao, propriedade }])
