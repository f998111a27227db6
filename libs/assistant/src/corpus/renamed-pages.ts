import { readConversations } from './read-conversations.ts'

/** A page that is called otherwise now. */
export const renamedPages = readConversations(`
500 seguidores instagram.com/velho.perfil / era @velho.perfil agora é @novo.perfil → recap instagram followers 500 instagram.com/novo.perfil R$ 45,00
500 seguidores instagram.com/loja.x / era @loja.x agora é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / troquei de arroba, agora é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / mudei o nome do perfil pra @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / meu @ mudou, é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / não é mais @loja.x, virou @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / o user antigo era @loja.x e o novo é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / de @loja.x pra @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / onde tá @loja.x põe @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / em vez de @loja.x é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / @loja.y e não @loja.x → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / corrigindo: @loja.y, o @loja.x é o antigo → recap instagram followers 500 instagram.com/loja.y R$ 45,00
quero 500 seguidores insta, era @loja.x mas agora é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
comprei ontem 500 seguidores pro @loja.x mas troquei de arroba, agora é @loja.y / sim → ticket instagram.com/loja.x
500 seguidores instagram.com/loja.x / manda no @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / sim, @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / é na verdade pro @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / mudei meu @ de @loja.x para @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / ih, @loja.x não existe mais, agora sou @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / esse é o antigo, o atual é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / meu novo arroba é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / agora meu insta é instagram.com/loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
quero 500 seguidores pro @loja.y no insta, antigo @loja.x → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores insta @loja.x, digo, @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram, não é @loja.x, é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / troca o @loja.x pelo @loja.y / sim → order instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / opa, mudou: @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / @loja.x foi banido, usa @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / perdi a conta @loja.x, agora é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / põe na conta nova: @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / não esse, o @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / sai do @loja.x e vai pro @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / quero nos dois: @loja.x e @loja.y → recap instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / errei meu @, é @loja.y / sim → order instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / atualizei meu @, ficou @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / esquece o @loja.x, manda pro @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / passa do @loja.x pro @loja.y → recap instagram followers 1500 instagram.com/loja.y R$ 120,00
500 seguidores instagram.com/loja.x / agora uso @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
quero 500 seguidores no insta @loja.y (ex @loja.x) → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / mudei o nome de usuário → link? instagram followers 500
500 seguidores instagram.com/loja.x / link errado, é instagram.com/loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
`)
