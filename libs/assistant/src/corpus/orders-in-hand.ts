import { readConversations } from './read-conversations.ts'

/** Said in the middle of an order, in words that tell of a purchase elsewhere: the order goes on. */
export const ordersInHand = readConversations(`
quero 500 seguidores instagram.com/loja.x / isso mesmo, foi o que pedi → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / sim, era isso que eu queria → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / é isso que pedi, pode gerar → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / nao foi isso que pedi, era 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
quero 500 seguidores instagram.com/loja.x / eu pedi 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
quero 500 seguidores instagram.com/loja.x / era pra ser 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
quero 500 seguidores instagram.com/loja.x / nao, eram 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
quero 500 seguidores instagram.com/loja.x / eu falei 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
quero 500 seguidores instagram.com/loja.x / era pra ser no @outra.loja → recap instagram followers 500 instagram.com/outra.loja R$ 45,00
quero 500 seguidores instagram.com/loja.x / foi engano, é no @outra.loja → recap instagram followers 500 instagram.com/outra.loja R$ 45,00
quero 500 seguidores instagram.com/loja.x / eu pedi no tiktok @loja.x → recap tiktok followers 500 tiktok.com/@loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / mas eu pedi curtidas instagram.com/p/DaWx12QwErT → quantity? instagram likes instagram.com/p/DaWx12QwErT
seguidores instagram.com/loja.x / quero os 500 que vc mostrou → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores instagram.com/loja.x / gostei do de 500 → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores instagram.com/loja.x / escolhi o de 500 → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores instagram.com/loja.x / os 500 ta bom → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores instagram.com/loja.x / peguei o de 500 → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores instagram.com/loja.x / comprei o de 500 da outra vez, quero igual → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores instagram.com/loja.x / da outra vez comprei 100, agora 500 → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores instagram.com/loja.x / ja comprei 500 antes, quero de novo → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores / ja comprei com vcs / insta @loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores / comprei ano passado e foi otimo / insta @loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores no insta / caiu minha internet aqui, é @loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores no insta / demorei pq tava almoçando, @loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores no insta / desculpa a demora, ja achei: instagram.com/loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores no insta / meu perfil é o que mudei o nome, @loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores / insta / perdi o link, mas é @loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / se cair eu perco? → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / e se eu nao receber? → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / uma amiga comprou e perdeu tudo, tem garantia? → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / comprei em outro site e sumiu tudo, aqui some tbm? → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / ja fui enganado antes, posso confiar? → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / quando vao chegar os 500? → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / os 500 caem em quanto tempo? → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / os 500 vem de uma vez? → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / pode mandar os 500 → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / manda os 500 → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / quero os 500 sim → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / fechou os 500 → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / blz quero meus 500 kk → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / esperando o salario cair → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / cade o pix? → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / to esperando o pix → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / pode gerar, ja to esperando → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / gera q ja recebi o dinheiro → order instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / nao recebi o pix → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / nao chegou o pix ainda → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/loja.x / o pix nao apareceu → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores no insta / é o mesmo que comprei antes, @loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
`)
