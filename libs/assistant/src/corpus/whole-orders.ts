import { readConversations } from './read-conversations.ts'

/** All that is needed in one message, and then a yes. */
export const wholeOrders = readConversations(`
Olá, tudo bem? Gostaria de adquirir 100 seguidores para a página https://www.instagram.com/mundodastintas_bh?igsh=MzRlODBiNWFlZA== / Confirmo sim → order instagram followers 100 instagram.com/mundodastintas_bh R$ 15,00
opa, 1500 seguidores p https://instagram.com/atelie.dona.rosa/?hl=pt-br obrigado / correto → order instagram followers 1500 instagram.com/atelie.dona.rosa R$ 120,00
Preciso de 5.000 seguidores no perfil www.instagram.com/deputadojoaoneto / Perfeito, pode emitir o pix → order instagram followers 5000 instagram.com/deputadojoaoneto R$ 300,00
quero só 50 curtidas nesse post https://www.instagram.com/p/C9xYz12AbCd/?igshid=abc / isso, pode mandar → order instagram likes 50 instagram.com/p/C9xYz12AbCd R$ 8,00
Quinhentas curtidas no meu reels: https://www.instagram.com/reels/DAbCdEfGhIj/ / Sim! → order instagram likes 500 instagram.com/reel/DAbCdEfGhIj R$ 35,00
2.500 likes https://www.instagram.com/p/Cz_12345678/?img_index=1 quanto fica? / fechado → order instagram likes 2500 instagram.com/p/Cz_12345678 R$ 150,00
me vê 5 mil inscritos pra esse canal aqui ó https://youtube.com/@RadioSertaneja?si=AbC123xyz / pode ser → order youtube subscribers 5000 youtube.com/@radiosertaneja R$ 800,00
100 inscritos https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv / tá ótimo → order youtube subscribers 100 youtube.com/channel/UCabcdefghijklmnopqrstuv R$ 25,00
Quero o pacote de 50 mil visualizações: https://youtu.be/aBcDeFgHiJk?si=xx_y / confirmado → order youtube views 50000 youtube.com/watch?v=aBcDeFgHiJk R$ 400,00
queria 500 visualizacoes nesse short https://youtube.com/shorts/_-AbCdEfGh1?feature=share / manda o pix → order youtube views 500 youtube.com/watch?v=_-AbCdEfGh1 R$ 12,00
https://www.tiktok.com/@contabil.facil?_t=8abc&_r=1 quero 2500 seguidores nessa conta / sim sim → order tiktok followers 2500 tiktok.com/@contabil.facil R$ 180,00
vou querer dez mil seguidores no tiktok.com/@banda.xotebom / pode gerar → order tiktok followers 10000 tiktok.com/@banda.xotebom R$ 600,00
poderia colocar 1000 curtidas na publicação da minha empresa? https://www.instagram.com/p/DBcdEFghIJk/ / Pode sim, por gentileza → order instagram likes 1000 instagram.com/p/DBcdEFghIJk R$ 60,00
10 mil views no clipe do meu filho https://m.youtube.com/watch?v=QwErTyUiOp1&feature=youtu.be / tá certo → order youtube views 10000 youtube.com/watch?v=QwErTyUiOp1 R$ 120,00
a gente precisa de 750 seguidores na paróquia: instagram.com/paroquiasaojose / isso mesmo → order instagram followers 750 instagram.com/paroquiasaojose R$ 63,75
3000 seguidor https://www.instagram.com/turmadobairro/ / vai → order instagram followers 3000 instagram.com/turmadobairro R$ 197,14
80 curtidas instagram.com/p/Cabc1234567 / ok → order instagram likes 80 instagram.com/p/Cabc1234567 R$ 10,04
consegue fazer 350 inscritos? youtube.com/user/EscolaViva / beleza → order youtube subscribers 350 youtube.com/user/EscolaViva R$ 59,38
25 mil views https://www.youtube.com/live/ZZZ-yyy_XXX / show, manda → order youtube views 25000 youtube.com/watch?v=ZZZ-yyy_XXX R$ 225,00
900 seguidores tiktok @dra.luana / perfeito → order tiktok followers 900 tiktok.com/@dra.luana R$ 72,00
Oi, bom dia! Sou a Nena, tenho uma lojinha de salgados e queria ganhar mais seguidores. Vi no site que 500 custa 45 reais. Meu perfil é https://www.instagram.com/quitutes.da.nena?igsh=xx / É isso aí, pode mandar o pix → order instagram followers 500 instagram.com/quitutes.da.nena R$ 45,00
meu filho tem um canal https://youtube.com/@capoeira_sul e eu queria dar 1000 inscritos de presente pra ele / sim, pode fazer → order youtube subscribers 1000 youtube.com/@capoeira_sul R$ 200,00
quero divulgar meu clipe novo, 2000 visualizações por favor segue o link https://www.youtube.com/watch?v=Xy_Zab12345&ab_channel=Fulano / ok tudo certo → order youtube views 2000 youtube.com/watch?v=Xy_Zab12345 R$ 35,00
Preciso de quinhentos (500) seguidores no TikTok: https://www.tiktok.com/@hair.by.duda?is_from_webapp=1&sender_device=pc / confirmado → order tiktok followers 500 tiktok.com/@hair.by.duda R$ 45,00
post do meu casamento https://www.instagram.com/p/DXaBc-dEfGh/?igsh=MTd quero 300 curtidas nele / isso → order instagram likes 300 instagram.com/p/DXaBc-dEfGh R$ 25,00
Gostaria de contratar o pacote com 500 seguidores para o Instagram da minha empresa (https://www.instagram.com/costura_criativa/), por gentileza. / Está perfeito. Aguardo o código Pix. → order instagram followers 500 instagram.com/costura_criativa R$ 45,00
youtube.com/@ocantodoze 100 inscritos pf / isso ae → order youtube subscribers 100 youtube.com/@ocantodoze R$ 25,00
quero 500 visualizacoes https://www.youtube.com/watch?v=9oijuhyGTFr&list=PLabc123&index=4 / ok → order youtube views 500 youtube.com/watch?v=9oijuhyGTFr R$ 12,00
Duas mil e quinhentas curtidas no reels https://www.instagram.com/joana.arq/reel/DLpOkMiJnUh/ / sim, pode ser → order instagram likes 2500 instagram.com/reel/DLpOkMiJnUh R$ 150,00
vc faz 10.000 seguidores? meu tiktok tiktok.com/@chef_ricardo / manda o pix entao → order tiktok followers 10000 tiktok.com/@chef_ricardo R$ 600,00
meu marido pediu pra eu comprar 1500 seguidores pro instagram dele: https://instagram.com/tapecaria.sul / tudo certo sim → order instagram followers 1500 instagram.com/tapecaria.sul R$ 120,00
50.000 views https://youtube.com/shorts/Zx1Cv2Bn3M4?si=aaa / pode emitir o pix → order youtube views 50000 youtube.com/watch?v=Zx1Cv2Bn3M4 R$ 400,00
somos um grupo de bike, queremos 1000 seguidores no instagram.com/amigosdabike / confirmado → order instagram followers 1000 instagram.com/amigosdabike R$ 82,50
oiii meninas tudo bom? quero o pacotinho de 500 seguidores pro meu insta https://www.instagram.com/sabor.caseiro.rj/ 💖 / issoo 💖 pode mandar o pix → order instagram followers 500 instagram.com/sabor.caseiro.rj R$ 45,00
Senhores, solicito 500 inscritos para o canal https://www.youtube.com/@fazendasantarita/featured / Confirmo a solicitação → order youtube subscribers 500 youtube.com/@fazendasantarita R$ 80,00
link do video: https://youtu.be/mN8bV7cX6zA?t=10\\nserviço: visualizações\\nquantidade: 2.000 / OK → order youtube views 2000 youtube.com/watch?v=mN8bV7cX6zA R$ 35,00
Bom dia, vou querer 500 seguidores no instagram.com/brinquedos.kids, é urgente! / pode gerar sim → order instagram followers 500 instagram.com/brinquedos.kids R$ 45,00
`)
