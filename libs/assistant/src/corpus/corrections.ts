import { readConversations } from './read-conversations.ts'

/** Another quantity, another link, another service: the last word counts. */
export const corrections = readConversations(`
500 seguidores instagram.com/loja.x / sim / faz pro instagram.com/loja.y tb / sim → order instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / sim quero, no perfil da minha irmã → link? instagram followers 500
500 seguidores instagram.com/loja.x / digitei errado, é loja.y / sim → order instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / não / sim → recap instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / põe mais 500 / sim → order instagram followers 1000 instagram.com/loja.x R$ 82,50
quero 500 seguidores no insta @ze.car e 500 no tiktok @ze.car / sim / sim / sim → order tiktok followers 500 tiktok.com/@ze.car R$ 45,00
quero curtidas, digo, seguidores, 500, instagram.com/loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores instagram.com/padaria.real / ops era 1000 / sim → order instagram followers 1000 instagram.com/padaria.real R$ 82,50
500 seguidores instagram.com/errado.perfil / mandei o perfil errado, é instagram.com/certo.perfil / agora sim, gera → order instagram followers 500 instagram.com/certo.perfil R$ 45,00
quero seguidores no instagram / na verdade quero curtidas / https://www.instagram.com/p/DFFFFFFFFF6/ / 300 / sim → order instagram likes 300 instagram.com/p/DFFFFFFFFF6 R$ 25,00
quero 500 seguidores no insta @mundo.nerd / não, é no tiktok / sim, agora gera → order tiktok followers 500 tiktok.com/@mundo.nerd R$ 45,00
quero 100 seguidores instagram.com/bia.makes / coloca mais um zero, 1000 / isso → order instagram followers 1000 instagram.com/bia.makes R$ 82,50
500 seguidores instagram.com/volta.amanha / não / deixa, pode gerar assim mesmo → order instagram followers 500 instagram.com/volta.amanha R$ 45,00
300 curtidas https://www.instagram.com/p/DGGGGGGGGG7/ / aumenta pra 500 / pode → order instagram likes 500 instagram.com/p/DGGGGGGGGG7 R$ 35,00
1500 seguidores instagram.com/dra.bruna / tá caro / então faz 500 / sim → order instagram followers 500 instagram.com/dra.bruna R$ 45,00
10 mil views https://youtu.be/trocaVIDEO1 / troca o vídeo por favor: https://youtu.be/trocaVIDEO2 / isso, esse → order youtube views 10000 youtube.com/watch?v=trocaVIDEO2 R$ 120,00
500 seguidores https://www.instagram.com/reel/DIIIIIIIII9/ / ah tá, instagram.com/reels.nao / sim → order instagram followers 500 instagram.com/reels.nao R$ 45,00
300 curtidas instagram.com/perfil.sem.post / https://www.instagram.com/p/DJJJJJJJJJ0/ / sim → order instagram likes 300 instagram.com/p/DJJJJJJJJJ0 R$ 25,00
100 inscritos https://youtu.be/videoNAOcan / youtube.com/@videonao / sim gera → order youtube subscribers 100 youtube.com/@videonao R$ 25,00
500 views youtube.com/@umcanal / https://www.youtube.com/watch?v=canalNAOvid / sim → order youtube views 500 youtube.com/watch?v=canalNAOvid R$ 12,00
quero 10 seguidores instagram.com/min.ima / então 100 / sim → order instagram followers 100 instagram.com/min.ima R$ 15,00
quero 1 milhão de seguidores instagram.com/max.ima / 50 mil então / pode gerar → order instagram followers 50000 instagram.com/max.ima R$ 2.795,00
500 seguidores https://bit.ly/3xYz / instagram.com/curto.link / sim → order instagram followers 500 instagram.com/curto.link R$ 45,00
500 seguidores https://vm.tiktok.com/ZMabc123/ / @vm.curto / sim → order tiktok followers 500 tiktok.com/@vm.curto R$ 45,00
500 seguidores pro @era.insta no instagram / ops, esse é meu tiktok / sim, gera → order tiktok followers 500 tiktok.com/@era.insta R$ 45,00
instagram.com/nenhum / nenhum desses, quero 300 / sim → order instagram followers 300 instagram.com/nenhum R$ 30,00
quero 1000 inscritos youtube.com/@troca / mudei de ideia, quero é seguidor no insta / 500 / @troca.tudo / sim → order instagram followers 500 instagram.com/troca.tudo R$ 45,00
500 curtidas https://www.instagram.com/p/Dtroca00001/ / melhor o dobro / 1000 / sim → order instagram likes 1000 instagram.com/p/Dtroca00001 R$ 60,00
500 seguidores instagram.com/sobe.mais / e quanto fica 1500? / então quero 1500 / sim → order instagram followers 1500 instagram.com/sobe.mais R$ 120,00
500 seguidores instagram.com/volta.atras / quanto seria 1500? / muito caro, fica nos 500 mesmo / sim gera → order instagram followers 500 instagram.com/volta.atras R$ 45,00
2000 views youtube.com/@meucanal / https://youtu.be/perfilERR01 / sim → order youtube views 2000 youtube.com/watch?v=perfilERR01 R$ 35,00
300 curtidas https://www.instagram.com/p/Dprimeiro999/ / não, é nesse outro post https://www.instagram.com/p/Dsegundo002/ / agora sim → order instagram likes 300 instagram.com/p/Dsegundo002 R$ 25,00
3000 seguidores instagram.com/menos.mais / diminui pra 2000 / isso, confirmo → order instagram followers 2000 instagram.com/menos.mais R$ 145,71
1000 seguidores instagram.com/outro.perf / cancela / 500 seguidores instagram.com/recomeca / sim → order instagram followers 500 instagram.com/recomeca R$ 45,00
500 seguidores instagram.com/baixei.qtd / ficou caro, só 100 mesmo / sim → order instagram followers 100 instagram.com/baixei.qtd R$ 15,00
500 seguidores instagram.com/final.errado / o link tá errado / instagram.com/final.certo / isso, gera → order instagram followers 500 instagram.com/final.certo R$ 45,00
500 seguidores instagram.com/muda.tudo / na verdade quero inscritos no youtube / 1000 / youtube.com/@muda.tudo / sim → order youtube subscribers 1000 youtube.com/@muda.tudo R$ 200,00
500 seguidores / tiktok / ops, instagram / @vaivem / sim → order instagram followers 500 instagram.com/vaivem R$ 45,00
500 seguidores instagram.com/loja.x / melhor o dobro → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / só a metade → recap instagram followers 250 instagram.com/loja.x R$ 26,25
500 seguidores instagram.com/loja.x / o triplo / sim → order instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / faz pela metade do preço → recap instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / https://www.instagram.com/p/DAbc_1-XyZq/ → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 500 seguidores e 300 curtidas no insta / @loja.da.ana / https://www.instagram.com/p/DAbc_1-XyZq/ → recap instagram followers 500 instagram.com/loja.da.ana R$ 45,00
quero 500 seguidores e 300 curtidas no insta / @loja.da.ana / https://www.instagram.com/p/DAbc_1-XyZq/ / sim / pode continuar → recap instagram likes 300 instagram.com/p/DAbc_1-XyZq R$ 25,00
2000 views https://youtu.be/dQw4w9WgXcQ / youtube.com/@meucanal → recap youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
seguidores instagram.com/loja.x / https://www.instagram.com/p/DAbc_1-XyZq/ / 500 → recap instagram followers 500 instagram.com/loja.x R$ 45,00
100 seguidores, digo 500, no instagram.com/loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 300 curtidas aliás são 1000, o post é instagram.com/p/C9xYz12AbCd → recap instagram likes 1000 instagram.com/p/C9xYz12AbCd R$ 60,00
instagram.com/loja.x / eita, errei o perfil / instagram.com/loja.y / 500 seguidores → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / link errado, perdão / instagram.com/loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
`)
