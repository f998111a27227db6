import { readConversations } from './read-conversations.ts'
import { readLines } from './read-lines.ts'

/** Orders with a condition that cannot be promised, and what is said of it. */
export const conditionsBesideOrders = readConversations(`
só quero se começar semana que vem, 500 seguidores insta @ana.p → agendar
500 seguidores insta @ana.p, mas só semana que vem → agendar
500 seguidores masculinos insta @ana.p → escolher nem garantir
quero 500 seguidores só mulheres no insta @ana.p → escolher nem garantir
500 seguidores de São Paulo no insta @ana.p → escolher nem garantir
500 seguidores insta @ana.p e nota fiscal → nota fiscal
500 seguidores femininas insta @ana.p → escolher nem garantir
1000 seguidores do Rio de Janeiro insta @ana.p → escolher nem garantir
500 seguidores da Bahia pro insta @ana.p → escolher nem garantir
quero 500 seguidores da minha cidade no insta @ana.p → escolher nem garantir
500 seguidores homens de 18 a 30 anos insta @ana.p → escolher nem garantir
quero 500 seguidores médicos no insta @ana.p → escolher nem garantir
500 seguidores do nicho fitness insta @ana.p → escolher nem garantir
500 seguidores que curtam e comentem insta @ana.p → Não consigo garantir
500 seguidores insta @ana.p, precisa chegar tudo hoje → agendar
500 seguidores insta @ana.p tudo em 1 hora → agendar
500 seguidores insta @ana.p, quero que entregue amanhã às 10h → agendar
500 seguidores insta @ana.p mas agenda pra sexta → agendar
500 seguidores insta @ana.p, começa só dia 20 → agendar
500 seguidores americanos insta @ana.p → escolher nem garantir
500 seguidores gringos no insta @ana.p → escolher nem garantir
quero 500 seguidores evangélicos insta @ana.p → escolher nem garantir
500 seguidores portugueses, de Portugal, insta @ana.p → escolher nem garantir
1000 curtidas de mulheres no post instagram.com/p/AbC12345 → escolher nem garantir
500 seguidores insta @ana.p que virem clientes → Não consigo garantir
500 seguidores jovens insta @ana.p → escolher nem garantir
500 seguidores adolescentes insta @ana.p → escolher nem garantir
preciso de nf, 500 seguidores insta @ana.p → nota fiscal
500 seguidores insta @ana.p com recibo no cnpj → nota fiscal
500 seguidores insta @ana.p, pago no cartão parcelado → à vista
500 seguidores que durem pra sempre insta @ana.p → Não consigo garantir
500 seguidores verificados insta @ana.p → escolher nem garantir
500 seguidores insta @ana.p, pago metade agora e metade depois → vem antes
500 seguidores insta @ana.p, só pago depois que entregar → vem antes
custa 20 em outro site, 500 seguidores insta @ana.p → igual para todo mundo
500 seguidores insta @ana.p, no concorrente tá 15 reais → igual para todo mundo
vi mais barato por 10 reais no site tal, 500 seguidores insta @ana.p → igual para todo mundo
o outro site faz 500 por 20, faz também? seguidores insta @ana.p → igual para todo mundo
500 seguidores insta @ana.p achei caro, outro cobra 12 → igual para todo mundo
lá fora custa 9 reais, quero 500 seguidores insta @ana.p → igual para todo mundo
300 seguidores só de homens pro insta @um.k → escolher nem garantir
quero 1000 seguidores da região sul no insta @um.k → escolher nem garantir
500 seguidores apenas do Ceará insta @um.k → escolher nem garantir
500 seguidores que sejam mães, insta @um.k → escolher nem garantir
500 seguidores brasileiros de Curitiba insta @um.k → escolher nem garantir
quero 500 seguidores locais insta @um.k → escolher nem garantir
500 seguidores internacionais pro insta @um.k → escolher nem garantir
500 seguidores do público feminino insta @um.k → escolher nem garantir
500 seguidores insta @um.k, tem que ser mulher → escolher nem garantir
500 seguidores insta @um.k mas quero só da minha cidade → escolher nem garantir
500 seguidores insta @um.k, de preferência mulheres → escolher nem garantir
quero 500 seguidores insta @um.k, prefiro homens → escolher nem garantir
quero 500 seguidores insta @um.k todos do Rio → escolher nem garantir
500 seguidores interessados em moda insta @um.k → escolher nem garantir
500 seguidores que gostem de futebol insta @um.k → escolher nem garantir
500 seguidores engajados insta @um.k → escolher nem garantir
500 seguidores insta @um.k, quero que eles comentem nas fotos → Não consigo garantir
500 seguidores insta @um.k pra entregar no sábado → agendar
500 seguidores insta @um.k mas começa no mês que vem → agendar
500 seguidores insta @um.k, manda às 18h → agendar
500 seguidores insta @um.k, divide 100 por dia → agendar
500 seguidores insta @um.k até sexta → agendar
preciso de 500 seguidores até amanhã no insta @um.k → agendar
500 seguidores insta @um.k mas devagar, 50 por semana → agendar
500 seguidores insta @um.k, tudo de uma vez → agendar
500 seguidores vitalícios insta @um.k → Não consigo garantir
500 seguidores insta @um.k, preciso da nota → nota fiscal
500 seguidores insta @um.k, emite nfe no cnpj da empresa → nota fiscal
500 seguidores insta @um.k em 3x no cartão → à vista
500 seguidores insta @um.k, pago no boleto → à vista
quero 500 seguidores insta @um.k e parcelar em 2 vezes → à vista
500 seguidores insta @um.k, pago quando chegar → vem antes
500 seguidores insta @um.k, posso pagar só na entrega → vem antes
500 seguidores insta @um.k, pago metade antes → vem antes
500 seguidores insta @um.k, no outro site tá 20 → igual para todo mundo
500 seguidores insta @um.k, a concorrência cobra 18 → igual para todo mundo
tem gente vendendo por 15, 500 seguidores insta @um.k → igual para todo mundo
`)

/** Orders that only sound as if they had one. */
export const withoutConditions = readLines(`
500 seguidores reais brasileiros insta @ana.p
quero 500 seguidores brasileiros no insta @ana.p
500 seguidores pro insta da loja de São Paulo @ana.p
minha loja fica em São Paulo, 500 seguidores insta @ana.p
sou do Rio, quero 500 seguidores insta @ana.p
sou mulher e tenho um blog, 500 seguidores insta @ana.p
loja de moda feminina, 500 seguidores insta @ana.p
500 seguidores para minha barbearia masculina insta @ana.p
quero 500 seguidores hoje insta @ana.p
500 seguidores insta @ana.p o quanto antes
sou médico, 500 seguidores insta @ana.p
500 seguidores insta @um.k da minha loja no Rio de Janeiro
quero 500 seguidores no insta da minha cidade @um.k
sou médica e quero 500 seguidores no insta @um.k
500 seguidores pro insta do meu salão feminino @um.k
trabalho com mulheres, quero 500 seguidores insta @um.k
quero 500 seguidores reais e ativos insta @um.k
quero 500 seguidores pro meu insta @um.k de São Paulo
hoje é meu aniversário, 500 seguidores insta @um.k
quero começar com 500 seguidores insta @um.k
500 seguidores insta @um.k agora por favor
vou pagar no pix, 500 seguidores insta @um.k
comecei meu insta semana passada, 500 seguidores @um.k
sábado tem evento, quero 500 seguidores insta @um.k
500 seguidores insta @um.k, meu outro perfil já tem bastante
comprei em outro site e caiu, agora quero 500 seguidores com vocês insta @um.k
`)
