import { readConversations } from './read-conversations.ts'

/** Whole, bit by bit, chosen, corrected: what an ordinary day brings. */
export const ordinaryDay = readConversations(`
fala chefe, 500 seguidores pro insta @pedro.barber / fechou → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
instagram.com/pedro.barber / o pacote de 1500 / manda o pix → order instagram followers 1500 instagram.com/pedro.barber R$ 120,00
queria 500 inscritos / youtube.com/@pescacompedro / confirmo → order youtube subscribers 500 youtube.com/@pescacompedro R$ 80,00
2000 visualização youtu.be/dQw4w9WgXcQ / pode gerar o qr → order youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
500 curtidas nesse reels https://www.instagram.com/reel/CxYzAbC1234/ / sim → order instagram likes 500 instagram.com/reel/CxYzAbC1234 R$ 35,00
100 curtidas instagram.com/p/CxYzAbC1234 / sim, por favor → order instagram likes 100 instagram.com/p/CxYzAbC1234 R$ 11,40
1k no tiktok, @pedrodanca / sim → order tiktok followers 1000 tiktok.com/@pedrodanca R$ 78,75
seguidores tiktok / @pedrodanca / 500 / isso → order tiktok followers 500 tiktok.com/@pedrodanca R$ 45,00
tem como por 300 seguidores no instagram.com/pedro.barber? / sim → order instagram followers 300 instagram.com/pedro.barber R$ 30,00
qual valor de 500 seguidores no insta? / ok, instagram.com/pedro.barber / sim → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
preciso de 2.000 seguidores, instagram.com/pedro.barber, urgente / pode → order instagram followers 2000 instagram.com/pedro.barber R$ 145,71
é pra minha barbearia, insta @pedro.barber, seguidores / 500 / sim → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
5000 seguidores instagram.com/pedro.barber / positivo → order instagram followers 5000 instagram.com/pedro.barber R$ 300,00
só um teste com 100 seguidores no instagram.com/pedro.barber / vai → order instagram followers 100 instagram.com/pedro.barber R$ 15,00
650 seguidores instagram.com/pedro.barber → recap instagram followers 650 instagram.com/pedro.barber R$ 56,25
mil e cem seguidores instagram.com/pedro.barber → recap instagram followers 1100 instagram.com/pedro.barber R$ 90,00
meio milheiro de seguidores instagram.com/pedro.barber → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
500 seguidores no meu perfil, segue o link: https://www.instagram.com/pedro.barber?igsh=abc123 → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
Instagram, seguidores, 500, @pedro.barber → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
seguidor insta 500 pedro.barber_oficial → recap instagram followers 500 instagram.com/pedro.barber_oficial R$ 45,00
quero 500 seguidores / @pedro.barber / insta → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
quero o mesmo que minha amiga, 500 seguidores instagram.com/pedro.barber → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
meu sócio pediu pra eu comprar 500 seguidores instagram.com/pedro.barber → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
pode por na conta instagram.com/pedro.barber 500 seguidores? → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
500 seguidores instagram.com/pedro.barber, já deixei público → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
50 likes instagram.com/p/CxYzAbC1234 → recap instagram likes 50 instagram.com/p/CxYzAbC1234 R$ 8,00
quero 500 seguidores e 300 curtidas, instagram.com/pedro.barber e instagram.com/p/CxYzAbC1234 → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
voltei! mais 500 pro instagram.com/pedro.barber seguidores / sim → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
amei o resultado, quero mais 500 seguidores instagram.com/pedro.barber / sim → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
500 seguidores instagram.com/pedro.barber / demora? / ok pode gerar → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
500 seguidores instagram.com/pedro.barber / é seguro? / então manda → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
quanto é? / seguidores insta / instagram.com/pedro.barber / 500 / sim → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
oi / vcs vendem seguidor? / insta / 500 / instagram.com/pedro.barber / sim → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
instagram.com/pedro.barber / o primeiro / sim → order instagram followers 100 instagram.com/pedro.barber R$ 15,00
instagram.com/pedro.barber / o mais vendido / sim → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
instagram.com/pedro.barber / pacote 3 / sim → order instagram followers 1500 instagram.com/pedro.barber R$ 120,00
instagram.com/pedro.barber / growth / sim → order instagram followers 500 instagram.com/pedro.barber R$ 45,00
instagram.com/pedro.barber / o de 45 → recap instagram followers 500 instagram.com/pedro.barber R$ 45,00
instagram.com/pedro.barber / o de 120 reais → recap instagram followers 1500 instagram.com/pedro.barber R$ 120,00
500 seguidores instagram.com/loja.x / opa, errei, mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / 1000 e no @loja.y → recap instagram followers 1000 instagram.com/loja.y R$ 82,50
500 seguidores instagram.com/loja.x / errei o insta, certo é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / deixa 400 → recap instagram followers 400 instagram.com/loja.x R$ 37,50
500 seguidores instagram.com/loja.x / vou querer 900 → recap instagram followers 900 instagram.com/loja.x R$ 75,00
500 seguidores instagram.com/loja.x / melhor começar com 300 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / coloca seiscentos → recap instagram followers 600 instagram.com/loja.x R$ 52,50
500 seguidores instagram.com/loja.x / upgrade pra 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / mais 100 por favor → recap instagram followers 600 instagram.com/loja.x R$ 52,50
500 seguidores instagram.com/loja.x / quero o dobro então → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / muda pra 200 / sim → order instagram followers 200 instagram.com/loja.x R$ 22,50
500 seguidores instagram.com/loja.x / e 1500 quanto fica? / quero esse / sim → order instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / pode mandar irmão → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / perfeitooo → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / 👍 → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / confirmo os 500 seguidores → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / certo, 45 → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / ok! R$ 45 → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / sim é esse perfil → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / s → order instagram followers 500 instagram.com/loja.x R$ 45,00
`)
