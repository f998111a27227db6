import { readConversations } from './read-conversations.ts'

/** The link first, or the service first, and the rest when asked. */
export const bitByBit = readConversations(`
https://www.instagram.com/p/DPqrStuVwxy/?utm_source=ig_web_copy_link / 300 / pode gerar → order instagram likes 300 instagram.com/p/DPqrStuVwxy R$ 25,00
youtube.com/@forrodasantigas / mil / fechou → order youtube subscribers 1000 youtube.com/@forrodasantigas R$ 200,00
olha meu tiktok https://www.tiktok.com/@moto.na.veia/video/7301234567890123456 / cem seguidores / sim → order tiktok followers 100 tiktok.com/@moto.na.veia R$ 12,00
instagram.com/p/DZZZZZZZZZZ / quero 150 likes / sim → order instagram likes 150 instagram.com/p/DZZZZZZZZZZ R$ 14,80
quero comprar seguidores / instagram / instagram.com/lanchonete.ita / 500 / pode gerar → order instagram followers 500 instagram.com/lanchonete.ita R$ 45,00
preciso de views / https://youtu.be/vvvVVVvvv22 / 2 mil / sim → order youtube views 2000 youtube.com/watch?v=vvvVVVvvv22 R$ 35,00
vcs tem curtida? / quero mil / https://instagram.com/reel/Drrrrrrrrr1 / gera → order instagram likes 1000 instagram.com/reel/Drrrrrrrrr1 R$ 60,00
inscritos / @pescador / 500 / ok pode gerar → order youtube subscribers 500 youtube.com/@pescador R$ 80,00
quero crescer meu instagram / seguidores / 5 mil / instagram.com/advocacia.lima / fechado → order instagram followers 5000 instagram.com/advocacia.lima R$ 300,00
Oi / Quero seguidores / Instagram / instagram.com/academia.fit / 500 / Sim → order instagram followers 500 instagram.com/academia.fit R$ 45,00
https://instagram.com/borracharia24h / quero 100 seguidores / sim → order instagram followers 100 instagram.com/borracharia24h R$ 15,00
https://www.instagram.com/p/Dprimeiro01/ / mil / sim → order instagram likes 1000 instagram.com/p/Dprimeiro01 R$ 60,00
queria comprar likes / 300 / https://www.instagram.com/p/Dservico001/ / sim → order instagram likes 300 instagram.com/p/Dservico001 R$ 25,00
oi quero seguidores no instagram / 1500 / @hortifruti / sim → order instagram followers 1500 instagram.com/hortifruti R$ 120,00
preciso de inscritos no youtube / cinco mil / canal @igrejaviva / fechado → order youtube subscribers 5000 youtube.com/@igrejaviva R$ 800,00
quero bombar no tiktok / 2500 / tiktok.com/@doceria / isso → order tiktok followers 2500 tiktok.com/@doceria R$ 180,00
oi / qro seg / insta / @msgs.curtas / 500 / s → order instagram followers 500 instagram.com/msgs.curtas R$ 45,00
https://www.instagram.com/oticacentral?utm_medium=copy_link / 1500 / sim → order instagram followers 1500 instagram.com/oticacentral R$ 120,00
https://www.youtube.com/live/live0000001?si=1 / quinhentas / sim → order youtube views 500 youtube.com/watch?v=live0000001 R$ 12,00
instagram.com/p/Dlinkprim02 / 50 / gera → order instagram likes 50 instagram.com/p/Dlinkprim02 R$ 8,00
Boa noite, tenho interesse em seguidores para Instagram / @ag.viagens / 500 / sim → order instagram followers 500 instagram.com/ag.viagens R$ 45,00
visualização pra video do youtube / https://youtu.be/servPRIM001 / 10k / sim → order youtube views 10000 youtube.com/watch?v=servPRIM001 R$ 120,00
queria curtida numa foto / https://www.instagram.com/p/Dservico002/ / mil / pode → order instagram likes 1000 instagram.com/p/Dservico002 R$ 60,00
comprar seguidores tiktok / 100 / @comecei / sim → order tiktok followers 100 tiktok.com/@comecei R$ 12,00
`)
