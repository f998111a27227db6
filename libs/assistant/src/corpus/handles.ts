import { readConversations } from './read-conversations.ts'

/** A profile told by its name instead of its link. */
export const handles = readConversations(`
500 seguidores pro @joao.vitor_22 do insta / isso → order instagram followers 500 instagram.com/joao.vitor_22 R$ 45,00
@ana__clara / tiktok / 500 / pode gerar → order tiktok followers 500 tiktok.com/@ana__clara R$ 45,00
quero 100 seguidores / instagram / @_lojinha.kids_ / pode gerar o pix → order instagram followers 100 instagram.com/_lojinha.kids_ R$ 15,00
500 inscritos, meu canal no youtube é @Canal-do-Beto / ok, gera → order youtube subscribers 500 youtube.com/@canal-do-beto R$ 80,00
meu instagram: dr.paulo.ortopedia. quero 1500 seguidores / sim, correto → order instagram followers 1500 instagram.com/dr.paulo.ortopedia R$ 120,00
100 seguidores para @maria2000 no tik tok / vamo → order tiktok followers 100 tiktok.com/@maria2000 R$ 12,00
500 seguidores insta @300degraus / sim → order instagram followers 500 instagram.com/300degraus R$ 45,00
quero seguidores para @fulana.moda / insta / 500 / sim, gera → order instagram followers 500 instagram.com/fulana.moda R$ 45,00
tiktok da minha vó: @receitas.vo.lina, bota 500 lá / pode gerar → order tiktok followers 500 tiktok.com/@receitas.vo.lina R$ 45,00
500 seguidores @__ju__ instagram / sim → order instagram followers 500 instagram.com/__ju__ R$ 45,00
quero inscritos no canal @TiaSoninha / 100 / sim → order youtube subscribers 100 youtube.com/@tiasoninha R$ 25,00
2500 seguidores no tiktok, usuário @ze.pequeno / confirmo → order tiktok followers 2500 tiktok.com/@ze.pequeno R$ 180,00
meu insta paulo_silva99, 100 seguidores / sim → order instagram followers 100 instagram.com/paulo_silva99 R$ 15,00
insta: @moda.fitness.oficial / seguidores / 1500 / isso → order instagram followers 1500 instagram.com/moda.fitness.oficial R$ 120,00
@bia tiktok 100 seguidores / sim → order tiktok followers 100 tiktok.com/@bia R$ 12,00
insta @ju.yoga_ 1500 seguidores / sim → order instagram followers 1500 instagram.com/ju.yoga_ R$ 120,00
meu usuario do tiktok é @kaue_2010 quero 100 seguidor / sim → order tiktok followers 100 tiktok.com/@kaue_2010 R$ 12,00
1000 inscritos canal @vidadecampo / pode gerar → order youtube subscribers 1000 youtube.com/@vidadecampo R$ 200,00
@x1.oficial / 500 seguidores / instagram / sim → order instagram followers 500 instagram.com/x1.oficial R$ 45,00
100 seguidores no perfil @sr.barba (instagram) / sim → order instagram followers 100 instagram.com/sr.barba R$ 15,00
sou a @tia.cleide do tiktok e queria 500 seguidores / isso → order tiktok followers 500 tiktok.com/@tia.cleide R$ 45,00
quero inscritos pro @planeta.bike do youtube, uns 500 / sim → order youtube subscribers 500 youtube.com/@planeta.bike R$ 80,00
insta emporio.central 100 seguidores / sim → order instagram followers 100 instagram.com/emporio.central R$ 15,00
arroba edu_lanches no instagram, 500 seguidores / sim → order instagram followers 500 instagram.com/edu_lanches R$ 45,00
500 seguidores no insta @outro.dia / pode ser outro dia → recap instagram followers 500 instagram.com/outro.dia R$ 45,00
500 seguidores no insta @sem.pressa / ok sem pressa mais tarde → recap instagram followers 500 instagram.com/sem.pressa R$ 45,00
500 seguidores no insta @amanha / pode gerar pra amanhã → recap instagram followers 500 instagram.com/amanha R$ 45,00
500 seguidores no insta @nao.manda / não manda ainda → recap instagram followers 500 instagram.com/nao.manda R$ 45,00
500 seguidores no insta @casa.verde / pode gerar pro casa verde → order instagram followers 500 instagram.com/casa.verde R$ 45,00
500 seguidores no insta @casa.verde / sim, pra casa.verde → order instagram followers 500 instagram.com/casa.verde R$ 45,00
500 inscritos no canal da escola. quanto fica? → link? youtube subscribers 500
500 seguidores no insta / escola → link? instagram followers 500
500 seguidores no insta da minha loja → link? instagram followers 500
500 seguidores no insta / perfil da igreja → link? instagram followers 500
500 seguidores no insta, meu user é fulano → recap instagram followers 500 instagram.com/fulano R$ 45,00
500 seguidores no insta / o @ é fulano → recap instagram followers 500 instagram.com/fulano R$ 45,00
500 seguidores no insta / o usuário é novo → link? instagram followers 500
`)
