import { readConversations } from './read-conversations.ts'

/** Several pages for one quantity: the first is the order in hand, the others come after it. */
export const secondPages = readConversations(`
500 seguidores na conta da minha irma @aninha e no meu @bia no insta → recap instagram followers 500 instagram.com/aninha R$ 45,00
quero 500 seguidores no insta @aninha e no @bia → recap instagram followers 500 instagram.com/aninha R$ 45,00
manda 1000 seguidores pro insta @loja.um e pro @loja.dois → recap instagram followers 1000 instagram.com/loja.um R$ 82,50
300 seguidores pra @ana.p e pra @bia.p, ambos insta → recap instagram followers 300 instagram.com/ana.p R$ 30,00
500 seguidores cada: @ana.p @bia.p instagram → recap instagram followers 500 instagram.com/ana.p R$ 45,00
quero 500 seguidores em cada um: insta @ana.p e @bia.p → recap instagram followers 500 instagram.com/ana.p R$ 45,00
bota 200 seguidores no meu tiktok @ana.p e no da minha mãe @bia.p → recap tiktok followers 200 tiktok.com/@ana.p R$ 20,25
500 seguidores instagram.com/ana.p e instagram.com/bia.p → recap instagram followers 500 instagram.com/ana.p R$ 45,00
500 seguidores no insta @ana.p, no @bia.p e no @caio.p → recap instagram followers 500 instagram.com/ana.p R$ 45,00
meu insta @ana.p e o da loja @bia.p, 500 seguidores → recap instagram followers 500 instagram.com/ana.p R$ 45,00
@ana.p e @bia.p 1000 seguidores insta → recap instagram followers 1000 instagram.com/ana.p R$ 82,50
quero 500 seguidores para duas contas no insta, @ana.p e @bia.p → recap instagram followers 500 instagram.com/ana.p R$ 45,00
quero seguidores no insta pros dois perfis @ana.p @bia.p, 500 → recap instagram followers 500 instagram.com/ana.p R$ 45,00
500 no @ana.p e 500 no @bia.p seguidores insta → recap instagram followers 500 instagram.com/ana.p R$ 45,00
500 seguidores insta @ana.p e tbm @bia.p → recap instagram followers 500 instagram.com/ana.p R$ 45,00
compra 500 pro insta da minha filha @ana.p e o meu @bia.p também → recap instagram followers 500 instagram.com/ana.p R$ 45,00
bota 300 seguidores na @loja.mae e na @loja.filha do insta → recap instagram followers 300 instagram.com/loja.mae R$ 30,00
preciso de 1000 seguidores no insta pra mim @eu.k e pro meu marido @ele.k → recap instagram followers 1000 instagram.com/eu.k R$ 82,50
quero 200 seguidores tiktok @um.k, @dois.k → recap tiktok followers 200 tiktok.com/@um.k R$ 20,25
500 seguidores em cada, insta @um.k + @dois.k → recap instagram followers 500 instagram.com/um.k R$ 45,00
500 seguidores pros dois insta @um.k e @dois.k → recap instagram followers 500 instagram.com/um.k R$ 45,00
meus dois perfis do insta são @um.k e @dois.k, manda 500 seguidores em cada → recap instagram followers 500 instagram.com/um.k R$ 45,00
vê 500 seguidores pro @um.k e mais 500 pro @dois.k no instagram → recap instagram followers 500 instagram.com/um.k R$ 45,00
100 curtidas instagram.com/p/AbC12345 e instagram.com/p/XyZ98765 → recap instagram likes 100 instagram.com/p/AbC12345 R$ 11,40
500 inscritos youtube.com/@um.k e youtube.com/@dois.k → recap youtube subscribers 500 youtube.com/@um.k R$ 80,00
quero 500 seguidores no insta da @um.k e da minha amiga @dois.k → recap instagram followers 500 instagram.com/um.k R$ 45,00
`)
