import { readConversations } from './read-conversations.ts'

/** How many, in figures and in words. */
export const quantities = readConversations(`
doze mil seguidores pra instagram.com/vaquejadabr / pode gerar esse pix → order instagram followers 12000 instagram.com/vaquejadabr R$ 709,00
Tem como ser 650? seguidores no insta instagram.com/mercadinhouniao / isso aí → order instagram followers 650 instagram.com/mercadinhouniao R$ 56,25
quero 4k no tiktok https://tiktok.com/@forrozeira / simmm → order tiktok followers 4000 tiktok.com/@forrozeira R$ 264,00
mil e quinhentos segui no insta @bella.modas / sim → order instagram followers 1500 instagram.com/bella.modas R$ 120,00
dois mil e trezentos seguidores, insta ze_do_queijo / pode → order instagram followers 2300 instagram.com/ze_do_queijo R$ 161,14
trezentas e cinquenta curtidas https://www.instagram.com/p/Cd_efGHijkL/ / confirma → order instagram likes 350 instagram.com/p/Cd_efGHijkL R$ 27,50
1,5 mil visualizações https://youtu.be/11111aaaaaa / confirmado → order youtube views 1500 youtube.com/watch?v=11111aaaaaa R$ 27,33
duzentos inscritos no canal @cantinhodafe / uhum → order youtube subscribers 200 youtube.com/@cantinhodafe R$ 38,75
2.5k seguidores tiktok @bruxinha / aham → order tiktok followers 2500 tiktok.com/@bruxinha R$ 180,00
meio mil seguidores no instagram.com/sitiorecanto / isso → order instagram followers 500 instagram.com/sitiorecanto R$ 45,00
1k curtida https://www.instagram.com/p/DD-abcdefgh / dale → order instagram likes 1000 instagram.com/p/DD-abcdefgh R$ 60,00
cem mil visualizações no https://www.youtube.com/watch?v=aaaaaBBBBB1 / fecha → order youtube views 100000 youtube.com/watch?v=aaaaaBBBBB1 R$ 785,00
mil e duzentos seguidores por favor instagram.com/cafe.aurora / pode fazer → order instagram followers 1200 instagram.com/cafe.aurora R$ 97,50
mil e cem inscritos youtube.com/@aulaodozeca / gera → order youtube subscribers 1100 youtube.com/@aulaodozeca R$ 215,00
quinze mil seguidores no tiktok @funkdamassa / é isso → order tiktok followers 15000 tiktok.com/@funkdamassa R$ 880,00
trezentos seguidores instagram.com/lojinhadamari / certo, pode gerar → order instagram followers 300 instagram.com/lojinhadamari R$ 30,00
três mil views no vídeo https://youtu.be/cccccDDDDD2 / bora → order youtube views 3000 youtube.com/watch?v=cccccDDDDD2 R$ 45,63
222 seguidores instagram.com/numeroestranho / sim → order instagram followers 222 instagram.com/numeroestranho R$ 24,15
quero umas 1800 curtidas no reels https://www.instagram.com/reel/DMnOpQrStUv/?igsh=1 / ok → order instagram likes 1800 instagram.com/reel/DMnOpQrStUv R$ 108,00
preciso de sete mil e quinhentas views no https://youtu.be/abc_DEF-123 / isso → order youtube views 7500 youtube.com/watch?v=abc_DEF-123 R$ 93,44
333 seguidores pra @pipoca33 no tiktok / sim → order tiktok followers 333 tiktok.com/@pipoca33 R$ 31,22
2000 inscritos pro youtube.com/@contos2mil / pode → order youtube subscribers 2000 youtube.com/@contos2mil R$ 350,00
dez mil seguidores pro insta @vereadoraana / sim senhor → order instagram followers 10000 instagram.com/vereadoraana R$ 595,00
setecentos seguidores instagram.com/pousadamar / sim → order instagram followers 700 instagram.com/pousadamar R$ 60,00
cinquenta curtidinhas instagram.com/p/DCincoenta1 / manda → order instagram likes 50 instagram.com/p/DCincoenta1 R$ 8,00
vinte mil visualizações https://youtu.be/vinteMILvw1 / sim → order youtube views 20000 youtube.com/watch?v=vinteMILvw1 R$ 190,00
dois mil e quinhentos segue no insta @artesa.br / sim → order instagram followers 2500 instagram.com/artesa.br R$ 171,43
seiscentos inscrito youtube.com/@seiscentos / blz → order youtube subscribers 600 youtube.com/@seiscentos R$ 104,00
1 mil seguidores tiktok @1kreal / top → order tiktok followers 1000 tiktok.com/@1kreal R$ 78,75
3 mil e 500 seguidores pro instagram.com/tresemeio / sim → order instagram followers 3500 instagram.com/tresemeio R$ 222,86
três mil e quinhentos seguidores pro instagram.com/tresemeio2 / sim → order instagram followers 3500 instagram.com/tresemeio2 R$ 222,86
5.000,00 visualizações https://youtu.be/meiaDezena1 / sim → order youtube views 5000 youtube.com/watch?v=meiaDezena1 R$ 66,88
425 likes p/ https://www.instagram.com/p/Dquatro25xx/ / sim → order instagram likes 425 instagram.com/p/Dquatro25xx R$ 31,25
150 inscritos no canal https://www.youtube.com/channel/UCzyxwvutsrqponmlkjihgfe / sim pode → order youtube subscribers 150 youtube.com/channel/UCzyxwvutsrqponmlkjihgfe R$ 31,88
20k no tiktok @megafone / fecha → order tiktok followers 20000 tiktok.com/@megafone R$ 1.159,00
Se possível 15 mil visualizações: youtu.be/q1w2e3r4t5y / Pode gerar → order youtube views 15000 youtube.com/watch?v=q1w2e3r4t5y R$ 155,00
coloca quatrocentos seguidor no docepecado do insta instagram.com/docepecado / sim → order instagram followers 400 instagram.com/docepecado R$ 37,50
doze mil views aqui https://youtu.be/dozeMILview / confirmo → order youtube views 12000 youtube.com/watch?v=dozeMILview R$ 134,00
duzentas e cinquenta curtidas https://www.instagram.com/p/Dduzentas50/ / isso → order instagram likes 250 instagram.com/p/Dduzentas50 R$ 21,60
mil quinhentos inscritos pro youtube.com/@milquinhentos / pode → order youtube subscribers 1500 youtube.com/@milquinhentos R$ 275,00
seis mil seguidores no tiktok.com/@meiaduzia / show → order tiktok followers 6000 tiktok.com/@meiaduzia R$ 376,00
2.200 seguidores pra instagram.com/festas.cia dá pra fazer? / então faz → order instagram followers 2200 instagram.com/festas.cia R$ 156,00
600 coraçõezinhos no post https://www.instagram.com/p/Dseiscentas/ / sim → order instagram likes 600 instagram.com/p/Dseiscentas R$ 40,00
mil e oitocentos seguidores insta @militoc / sim → order instagram followers 1800 instagram.com/militoc R$ 135,43
dois mil e quinhentos no tiktok @dois.e.meio / pode → order tiktok followers 2500 tiktok.com/@dois.e.meio R$ 180,00
cinquenta mil visualizaçoes youtu.be/cinquentaM1 / fechado → order youtube views 50000 youtube.com/watch?v=cinquentaM1 R$ 400,00
instagram.com/oitocentos / oitocentos / sim → order instagram followers 800 instagram.com/oitocentos R$ 67,50
trezentos inscritos no youtube.com/@trezentao pfv / ss → order youtube subscribers 300 youtube.com/@trezentao R$ 52,50
três mil e meio de seguidores tiktok.com/@loja.x → recap tiktok followers 3500 tiktok.com/@loja.x R$ 236,00
2 mil e meio de seguidores no tiktok.com/@loja.x → recap tiktok followers 2500 tiktok.com/@loja.x R$ 180,00
tenho mil e quero mais 500 seguidores no instagram.com/loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
sinco mil seguidores instagram.com/loja.x → recap instagram followers 5000 instagram.com/loja.x R$ 300,00
dezmil views youtu.be/abcABC12345 → recap youtube views 10000 youtube.com/watch?v=abcABC12345 R$ 120,00
5oo seguidores instagram.com/loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
quero 2 pacotes de 500 seguidores instagram.com/loja.x → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
dois pacotes de 500 seguidores instagram.com/loja.x → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
3x 500 seguidores instagram.com/loja.x → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores x2 instagram.com/loja.x → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
duas vezes 500 seguidores instagram.com/loja.x → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 + 500 seguidores instagram.com/loja.x → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
1k5 seguidores instagram.com/loja.x → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
1mil5 seguidores instagram.com/loja.x → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
1 e meio k de seguidores instagram.com/loja.x → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
2 mil e 5 seguidores instagram.com/loja.x → recap instagram followers 2500 instagram.com/loja.x R$ 171,43
um barão de seguidores instagram.com/loja.x → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
mil e duzentinhos seguidores instagram.com/loja.x → recap instagram followers 1200 instagram.com/loja.x R$ 97,50
uns trezentão de seguidores instagram.com/loja.x → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500abc seguidores instagram.com/loja.x → quantity? instagram followers instagram.com/loja.x
1k5z seguidores instagram.com/loja.x → quantity? instagram followers instagram.com/loja.x
`)
