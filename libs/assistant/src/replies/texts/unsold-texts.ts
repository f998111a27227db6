import type { Product } from '@smm/contracts/products'
import { article, capital, inWords } from '../../naming/grammar.ts'
import { productName } from '../../naming/product-names.ts'
import type { UnsoldWish } from '../../understanding/reading-labels.ts'
import { paragraph } from '../paragraph.ts'
import { whatsappLine } from '../repeated-facts.ts'
import { answer, aside } from './roles.ts'

/** The names of wishes that nobody sells here. */
export const unsoldNames: Readonly<Record<UnsoldWish, string>> = {
  'watch-hours': 'horas de exibição',
  'verified-badge': 'selo de verificado',
  dislikes: 'descurtidas',
  'live-viewers': 'espectadores para transmissão ao vivo',
  votes: 'votos',
  'comment-likes': 'curtidas em comentários',
  'group-members': 'membros para grupos ou canais',
  reposts: 'republicações',
  reviews: 'avaliações',
  facebook: 'serviços para o Facebook',
  x: 'serviços para o X (Twitter)',
  'ready-accounts': 'contas prontas',
  'other-work': 'esse tipo de serviço',
  kwai: 'serviços para o Kwai',
  twitch: 'serviços para a Twitch',
  music: 'serviços para música',
  telegram: 'serviços para o Telegram ou o Discord',
  'other-network': 'serviços para essa rede',
  'story-views': 'visualizações de stories',
  'account-recovery': 'recuperação de contas',
  management: 'gestão de redes ou anúncios',
}

/** Texts of what is not sold here, or not now. */
export const unsoldTexts = {
  'not-sold': ({ names }: { names: readonly string[] }) => [
    `Infelizmente não trabalhamos com ${inWords(names, 'nem')}.`,
    `Com ${inWords(names, 'nem')} a gente não trabalha.`,
    `Não temos ${inWords(names, 'nem')} por aqui.`,
  ],
  'quoted-by-staff': answer(({ products }: { products: readonly Product[] }) => {
    const names = inWords(products.map(productName))
    return paragraph`${capital(names)} não saem por este chat: são sob consulta, direto com a equipe.${whatsappLine(`Olá! Quero um orçamento de ${names}.`)}`
  }),
  'sold-here': aside(
    ({ catalogue, isAsked }: { catalogue: string; isAsked: boolean }) =>
      `Por aqui temos somente ${catalogue}.${isAsked ? ' Se algum desses servir, me envie o link e eu já mostro os preços.' : ''}`,
  ),
  'sold-out': answer(({ product, others }: { product: Product; others: readonly Product[] }) =>
    [
      `No momento, ${article(product)} ${productName(product)} estão em falta.`,
      others.length
        ? `Enquanto isso, posso ajudar com ${inWords(others.slice(0, 4).map(productName))}.`
        : 'Tente de novo daqui a pouco, por favor.',
    ].join(' '),
  ),
}
