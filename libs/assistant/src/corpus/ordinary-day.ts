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
500 seguidores instagram.com/loja.x / quadruplica → recap instagram followers 2000 instagram.com/loja.x R$ 145,71
500 seguidores instagram.com/loja.x / 700 em vez de 500 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / divide no meio → recap instagram followers 500 instagram.com/loja.x R$ 45,00
3 pacotes de 500 instagram.com/loja.x seguidores → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / pode mandar o pix de 45 → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / confirmadíssimo → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / bora bora → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / isso aí, 500 seguidores pro @loja.x por 45 reais → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / sim sim pode → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / tudo certo, manda o qr code → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / claro, gera aí → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / ok, quinhentos seguidores → order instagram followers 500 instagram.com/loja.x R$ 45,00
oie, 500 seguidores pro meu salão, insta @salao.bete / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
1000 seguidores no insta salao.bete / isso → order instagram followers 1000 instagram.com/salao.bete R$ 82,50
bom diaa, 300 curtidas aqui ó instagram.com/p/CxYzAbC1234 / manda → order instagram likes 300 instagram.com/p/CxYzAbC1234 R$ 25,00
vou querer 1000 inscritos youtube.com/@canaldabete / tá ok → order youtube subscribers 1000 youtube.com/@canaldabete R$ 200,00
500 views pro meu vídeo novo youtu.be/dQw4w9WgXcQ / confirmo → order youtube views 500 youtube.com/watch?v=dQw4w9WgXcQ R$ 12,00
postei hoje, 2000 views youtu.be/dQw4w9WgXcQ / sim → order youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
tiktok 100 seguidores @bete.dicas / sim → order tiktok followers 100 tiktok.com/@bete.dicas R$ 12,00
moça, 500 seguidores instagram.com/salao.bete quanto fica? / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
meu aniversário é amanhã, 500 seguidores instagram.com/salao.bete / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
lancei minha marca, 500 seguidores instagram.com/salao.bete / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
o salão tá fraco de movimento, 500 seguidores instagram.com/salao.bete / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
seguinte: 500 seguidores, instagram.com/salao.bete / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
minha prima indicou, 500 seguidores instagram.com/salao.bete / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
tenho 1200 seguidores, quero mais 500 instagram.com/salao.bete / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
tem 500 seguidores? instagram.com/salao.bete / quero / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
instagram.com/salao.bete 500 seguidor / sim → order instagram followers 500 instagram.com/salao.bete R$ 45,00
insta da loja: salao.bete, 500 seguidores → recap instagram followers 500 instagram.com/salao.bete R$ 45,00
seguidores. 500. instagram.com/salao.bete → recap instagram followers 500 instagram.com/salao.bete R$ 45,00
gostaria de contratar 500 seguidores para https://instagram.com/salao.bete → recap instagram followers 500 instagram.com/salao.bete R$ 45,00
boa tarde, poderia me enviar 500 seguidores? instagram.com/salao.bete → recap instagram followers 500 instagram.com/salao.bete R$ 45,00
dez k seguidores instagram.com/salao.bete → recap instagram followers 10000 instagram.com/salao.bete R$ 595,00
dois mil e quinhentos seguidores instagram.com/salao.bete → recap instagram followers 2500 instagram.com/salao.bete R$ 171,43
750 curtidas na última foto instagram.com/p/CxYzAbC1234 → recap instagram likes 750 instagram.com/p/CxYzAbC1234 R$ 47,50
quero seguidores / insta / @salao.bete / o do meio não, o de 500 → recap instagram followers 500 instagram.com/salao.bete R$ 45,00
quero o maior desconto, 5000 seguidores instagram.com/salao.bete → recap instagram followers 5000 instagram.com/salao.bete R$ 300,00
youtube.com/@canaldabete / 100 → recap youtube subscribers 100 youtube.com/@canaldabete R$ 25,00
tiktok.com/@bete.dicas / o menor → recap tiktok followers 100 tiktok.com/@bete.dicas R$ 12,00
500 seguidores instagram.com/loja.x / não quero seguidores, quero 2000 views youtu.be/dQw4w9WgXcQ → recap youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
500 seguidores instagram.com/loja.x / errei, são mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / faltou um zero, 5000 → recap instagram followers 5000 instagram.com/loja.x R$ 300,00
e aí, 500 seguidores no instagram.com/mega.pizza / bora → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
1500 seguidores pra pizzaria instagram.com/mega.pizza / sim → order instagram followers 1500 instagram.com/mega.pizza R$ 120,00
quero seguidores pro insta da pizzaria / @mega.pizza / 500 / ok → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
300 curtidas na foto da pizza instagram.com/p/CxYzAbC1234 / manda ver → order instagram likes 300 instagram.com/p/CxYzAbC1234 R$ 25,00
10k de view youtu.be/dQw4w9WgXcQ / quero sim → order youtube views 10000 youtube.com/watch?v=dQw4w9WgXcQ R$ 120,00
canal novo, 500 inscritos youtube.com/@megacanal / sim → order youtube subscribers 500 youtube.com/@megacanal R$ 80,00
500 tiktok @megapizza / sim / sim → order tiktok followers 500 tiktok.com/@megapizza R$ 45,00
250 seguidores instagram.com/mega.pizza / fechado → order instagram followers 250 instagram.com/mega.pizza R$ 26,25
tem promoção? / 500 seguidores instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
inaugurei semana passada, 500 seguidores instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
500 seguidores, pago agora no pix, instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
amigo, 500 seguidores instagram.com/mega.pizza e já manda o pix / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
é aqui que compra seguidor? 500 instagram.com/mega.pizza / isso → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
já sou cliente, 500 seguidores instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
cheguei agora, quero 500 seguidores instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
meu perfil foi hackeado e fiz outro, 500 seguidores instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
o perfil tá com 120 seguidores, manda 500 instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
domingo tem evento, 500 seguidores instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
vocês são os melhores! 500 seguidores instagram.com/mega.pizza / sim → order instagram followers 500 instagram.com/mega.pizza R$ 45,00
3 mil seguidores instagram.com/mega.pizza → recap instagram followers 3000 instagram.com/mega.pizza R$ 197,14
500 seguidores instagram.com/mega.pizza, faz por 40? → recap instagram followers 500 instagram.com/mega.pizza R$ 45,00
nao quero 500, quero 1000 seguidores instagram.com/mega.pizza → recap instagram followers 1000 instagram.com/mega.pizza R$ 82,50
500 seguidores instagram.com/loja.x / bota 800 aí → recap instagram followers 800 instagram.com/loja.x R$ 67,50
500 seguidores instagram.com/loja.x / aumenta 300 vai → recap instagram followers 800 instagram.com/loja.x R$ 67,50
500 seguidores instagram.com/loja.x / tira 50 só → recap instagram followers 450 instagram.com/loja.x R$ 41,25
500 seguidores instagram.com/loja.x / mais 500 em cima → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / na vdd só a metade → recap instagram followers 250 instagram.com/loja.x R$ 26,25
500 seguidores instagram.com/loja.x / melhor dobrar logo → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / sobe 100 → recap instagram followers 600 instagram.com/loja.x R$ 52,50
500 seguidores instagram.com/loja.x / quero mais 1000 junto → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / o insta certo é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / não é @loja.x é @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / mudei de conta, agora @loja.y → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / sim, pode → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / sim, obrigada! → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / tá ótimo, aguardo o pix → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / isso mesmo moça, gera aí → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / perfeito, vamos nessa → order instagram followers 500 instagram.com/loja.x R$ 45,00
bom dia meu consagrado, 500 seguidores instagram.com/auto.center / sim → order instagram followers 500 instagram.com/auto.center R$ 45,00
minha oficina abriu agora, 500 seguidores instagram.com/auto.center / sim → order instagram followers 500 instagram.com/auto.center R$ 45,00
quero comprar 500 seguidores para instagram.com/auto.center / confirmo → order instagram followers 500 instagram.com/auto.center R$ 45,00
me vê 1500 seguidores instagram.com/auto.center / pode mandar → order instagram followers 1500 instagram.com/auto.center R$ 120,00
essa foto merece 500 likes instagram.com/p/CxYzAbC1234 / sim → order instagram likes 500 instagram.com/p/CxYzAbC1234 R$ 35,00
2000 views nesse vídeo pfv youtu.be/dQw4w9WgXcQ / isso → order youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
100 inscritos youtube.com/@autocenter / sim → order youtube subscribers 100 youtube.com/@autocenter R$ 25,00
quinhentos seguidores tiktok.com/@autocenter / fechado → order tiktok followers 500 tiktok.com/@autocenter R$ 45,00
500 seguidores instagram.com/loja.x / põe 200 a mais / sim → order instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / tira 100 / sim → order instagram followers 400 instagram.com/loja.x R$ 37,50
500 seguidores instagram.com/loja.x / dobra / sim → order instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / metade / sim → order instagram followers 250 instagram.com/loja.x R$ 26,25
2 pacotes de 500 seguidores instagram.com/auto.center / sim → order instagram followers 1000 instagram.com/auto.center R$ 82,50
500 seguidores instagram.com/loja.x / troquei o @, agora é @loja.y / sim → order instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / moça quanto tempo? / ok pode gerar → order instagram followers 500 instagram.com/loja.x R$ 45,00
instagram.com/auto.center / 500 / sim → order instagram followers 500 instagram.com/auto.center R$ 45,00
meu cunhado falou de vcs, 500 seguidores instagram.com/auto.center / sim → order instagram followers 500 instagram.com/auto.center R$ 45,00
to sem seguidor nenhum kk, 500 seguidores instagram.com/auto.center / pode gerar → order instagram followers 500 instagram.com/auto.center R$ 45,00
quero crescer, 500 seguidores instagram.com/auto.center / sim → order instagram followers 500 instagram.com/auto.center R$ 45,00
agora vai! 500 seguidores instagram.com/auto.center / sim → order instagram followers 500 instagram.com/auto.center R$ 45,00
500 seguidores instagram.com/auto.center aceita cartão? → recap instagram followers 500 instagram.com/auto.center R$ 45,00
queria um pacotão de 5000 seguidores instagram.com/auto.center → recap instagram followers 5000 instagram.com/auto.center R$ 300,00
500 seguidores instagram.com/loja.x / eu queria mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / vamos de 300 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / aumenta 700 → recap instagram followers 1200 instagram.com/loja.x R$ 97,50
500 seguidores instagram.com/loja.x / tira 10 → recap instagram followers 490 instagram.com/loja.x R$ 44,25
500 seguidores instagram.com/loja.x / no @loja.y é melhor → recap instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / sim, tá certinho → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / ok, gera → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / manda o pix por favor → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / confirmo 500 seguidores 45 reais → order instagram followers 500 instagram.com/loja.x R$ 45,00
florista aqui! 500 seguidores instagram.com/flor.lis / sim → order instagram followers 500 instagram.com/flor.lis R$ 45,00
quero 500 seguidores, insta flor.lis_ / sim → order instagram followers 500 instagram.com/flor.lis_ R$ 45,00
quanto custa mil? seguidores insta / instagram.com/flor.lis / sim → order instagram followers 1000 instagram.com/flor.lis R$ 82,50
300 curtidas instagram.com/p/CxYzAbC1234, obrigada / sim → order instagram likes 300 instagram.com/p/CxYzAbC1234 R$ 25,00
5 mil visualizações youtu.be/dQw4w9WgXcQ / pode → order youtube views 5000 youtube.com/watch?v=dQw4w9WgXcQ R$ 66,88
me ajuda a crescer, 500 seguidores instagram.com/flor.lis / sim → order instagram followers 500 instagram.com/flor.lis R$ 45,00
dia das mães tá chegando, 500 seguidores instagram.com/flor.lis / sim → order instagram followers 500 instagram.com/flor.lis R$ 45,00
500 seguidores instagram.com/flor.lis (é público) / sim → order instagram followers 500 instagram.com/flor.lis R$ 45,00
to com pressa, 500 seguidores instagram.com/flor.lis / sim → order instagram followers 500 instagram.com/flor.lis R$ 45,00
não conheço vcs mas vou arriscar, 500 seguidores instagram.com/flor.lis / sim → order instagram followers 500 instagram.com/flor.lis R$ 45,00
minha concorrente tem 8k, 500 seguidores instagram.com/flor.lis / sim → order instagram followers 500 instagram.com/flor.lis R$ 45,00
juntei um dinheiro, 500 seguidores instagram.com/flor.lis / pode gerar → order instagram followers 500 instagram.com/flor.lis R$ 45,00
500 seguidores instagram.com/flor.lis por favorzinho / sim → order instagram followers 500 instagram.com/flor.lis R$ 45,00
300 seguidores instagram.com/flor.lis, começa hoje? / sim → order instagram followers 300 instagram.com/flor.lis R$ 30,00
500 seguidores instagram.com/loja.x / soma 300 / isso → order instagram followers 800 instagram.com/loja.x R$ 67,50
500 seguidores instagram.com/loja.x / menos 50 / ok → order instagram followers 450 instagram.com/loja.x R$ 41,25
500 seguidores instagram.com/loja.x / 3 desse / sim → order instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / 200 só / sim → order instagram followers 200 instagram.com/loja.x R$ 22,50
500 seguidores instagram.com/loja.x / era @loja.x, mudei pra @loja.y / sim → order instagram followers 500 instagram.com/loja.y R$ 45,00
500 seguidores instagram.com/loja.x / posso pagar agora? / sim → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / sim, fechado em 45 → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / vai lá, gera → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / ta bom, pode fazer o pix → order instagram followers 500 instagram.com/loja.x R$ 45,00
`)
