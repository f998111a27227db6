import { readConversations } from './read-conversations.ts'

/** Something went wrong with what was bought: a ticket, about the right link. */
export const complaints = readConversations(`
Contratei 2500 seguidores no TikTok na segunda e até hoje tá zerado. tiktok.com/@loja.x → ticket tiktok.com/@loja.x
quero acionar a garantia, sumiram 100 inscritos do canal youtube.com/@loja.x → ticket youtube.com/@loja.x
comprei 300 curtidas e vieram 50, post instagram.com/p/C9xYz12AbCd resolvam → ticket instagram.com/p/C9xYz12AbCd
Efetuei a compra de 1.000 inscritos para youtube.com/@loja.x e não houve entrega. → ticket youtube.com/@loja.x
mandei fazer o pix na quinta, fiz o pagamento e por enquanto nenhum, instagram.com/loja.x → ticket instagram.com/loja.x
já tem umas duas semaninhas que espero as 300 curtidas, instagram.com/p/C9xYz12AbCd → ticket instagram.com/p/C9xYz12AbCd
R$ 80,00 foram descontados na terça. Olhei o canal youtube.com/@loja.x: tudo igual antes. → ticket youtube.com/@loja.x
desde ontem esperando as views youtu.be/abcABC12345 → ticket youtube.com/watch?v=abcABC12345
cadê meus 500 seguidores? instagram.com/loja.x → ticket instagram.com/loja.x
paguei ontem e nada dos seguidores, meu perfil é instagram.com/loja.frio → ticket instagram.com/loja.frio
meu pedido veio incompleto, pedi 1000 e só chegou 600. https://www.instagram.com/reclama.aqui → ticket instagram.com/reclama.aqui
oi, tenho um problema com meu pedido / comprei e não chegou / instagram.com/sumiu.tudo → ticket instagram.com/sumiu.tudo
os inscritos que comprei sumiram todos do canal youtube.com/@canal.triste → ticket youtube.com/@canal.triste
tô muito chateada, fiz a compra faz 5 dias, paguei R$ 45 certinho no pix e até agora o perfil da minha loja tá na mesma, ninguém responde, quero uma solução urgente: https://www.instagram.com/loja.chateada/ → ticket instagram.com/loja.chateada
as visualizações pararam no meio, o vídeo é https://www.youtube.com/watch?v=parouMEIO01 → ticket youtube.com/watch?v=parouMEIO01
perdi 200 seguidores dos que comprei aqui mês passado, @perdidos do insta, cadê a garantia? → ticket instagram.com/perdidos
fui enganado, quero meu dinheiro de volta! não recebi as curtidas https://www.instagram.com/p/Denganado01/ → ticket instagram.com/p/Denganado01
preciso de reposição dos seguidores do tiktok.com/@repoe.ai → ticket tiktok.com/@repoe.ai
entregaram no perfil errado, o meu é instagram.com/perfil.certo e foi pra outro → ticket instagram.com/perfil.certo
cobrou duas vezes no pix do pedido do instagram.com/cobrou.duas → ticket instagram.com/cobrou.duas
registra uma reclamação aí: pedido travado em 300 de 500, tiktok @travado.ttk → ticket tiktok.com/@travado.ttk
Cadê meus seguidores???? instagram.com/cade.cade → ticket instagram.com/cade.cade
as visualizações pararam no meio, o vídeo é https://www.youtube.com/watch?v=parouMEIO02 → ticket youtube.com/watch?v=parouMEIO02
tô esperando faz uma semana os seguidores que paguei, link instagram.com/esperando.aqui → ticket instagram.com/esperando.aqui
boa tarde, contratei 1500 seguidores e só vieram 900, perfil https://www.instagram.com/so.vieram/ → ticket instagram.com/so.vieram
Meu pedido não foi entregue. tiktok.com/@nao.entregue → ticket tiktok.com/@nao.entregue
preciso de suporte com um pedido que deu erro, o link é https://www.instagram.com/p/DerroPedid1/ → ticket instagram.com/p/DerroPedid1
os seguidores caíram tudo!!! instagram.com/caiu.tudo → ticket instagram.com/caiu.tudo
comprei curtida e nao caiu nenhuma ate agora https://www.instagram.com/p/DnaoCaiu001/ → ticket instagram.com/p/DnaoCaiu001
abre um chamado pra mim, o pedido do canal youtube.com/@canal.parado tá parado → ticket youtube.com/@canal.parado
já faz 24h que fiz o pagamento e nada, meu insta é @nada.ainda → ticket instagram.com/nada.ainda
quero reclamar, vcs me deram calote! paguei 120 reais e não recebi os seguidores no instagram.com/calote.aqui → ticket instagram.com/calote.aqui
paguei pelos inscritos mas meu canal continua com o mesmo número youtube.com/@mesmo.numero → ticket youtube.com/@mesmo.numero
veio seguidor a menos instagram.com/a.menos → ticket instagram.com/a.menos
meus seguidores diminuiram depois da compra, @diminuiu.br no instagram, quero que reponham → ticket instagram.com/diminuiu.br
gostaria de abrir ticket de reclamação referente ao perfil instagram.com/ticket.ref → ticket instagram.com/ticket.ref
O serviço que contratei não foi concluído. Link: https://www.tiktok.com/@nao.concluido → ticket tiktok.com/@nao.concluido
comprei seguidores e vieram tudo perfil fake gringo, quero resolver: instagram.com/veio.fake → ticket instagram.com/veio.fake
ta com problema a entrega do meu pedido instagram.com/prob.entrega → ticket instagram.com/prob.entrega
meu pedido tá atrasado / não sei o número / é o instagram.com/atrasado.eu → ticket instagram.com/atrasado.eu
comprei e não recebi / foi seguidor / no tiktok / @dona.brava → ticket tiktok.com/@dona.brava
Já se passaram 48 horas e não recebi meus inscritos. youtube.com/@espera48 → ticket youtube.com/@espera48
olha, eu paguei por 500 e só entrou 120 seguidores no instagram.com/so.120 → ticket instagram.com/so.120
o pedido sumiu e ninguém me dá retorno, tiktok.com/@sem.retorno → ticket tiktok.com/@sem.retorno
quero registrar uma reclamação sobre o vídeo https://youtu.be/reclamaVID1 → ticket youtube.com/watch?v=reclamaVID1
perdi todos os seguidores que comprei com vcs instagram.com/perdi.todos → ticket instagram.com/perdi.todos
não caiu nada no meu perfil instagram.com/nao.caiu e o pix já foi descontado → ticket instagram.com/nao.caiu
fiz um pedido e quero abrir um protocolo, instagram.com/proto.colo → ticket instagram.com/proto.colo
meu pedido está parado em 50% instagram.com/parado.50 → ticket instagram.com/parado.50
meus inscritos estão caindo muito, canal youtube.com/@caindo.muito, comprei dia 10 → ticket youtube.com/@caindo.muito
socorro comprei errado e paguei, o perfil certo é instagram.com/certo.agora → ticket instagram.com/certo.agora
Solicito abertura de chamado: pedido de views não entregue, https://www.youtube.com/watch?v=solicitoCH1 → ticket youtube.com/watch?v=solicitoCH1
cadê os inscritos q comprei?? youtube.com/@cade.inscritos → ticket youtube.com/@cade.inscritos
quero fazer uma queixa do meu pedido instagram.com/queixa.aqui → ticket instagram.com/queixa.aqui
comprei 1000 curtidas, vieram 200 e parou https://www.instagram.com/p/Dvieram200x/ → ticket instagram.com/p/Dvieram200x
perdi seguidores que comprei, tiktok.com/@perdi.ttk, quero reposição → ticket tiktok.com/@perdi.ttk
paguei errado em dobro o pedido do instagram.com/em.dobro → ticket instagram.com/em.dobro
deu ruim no meu pedido instagram.com/deu.ruim → ticket instagram.com/deu.ruim
preciso que verifiquem meu pedido, não entregaram nada: youtube.com/@verifiquem → ticket youtube.com/@verifiquem
oi comprei seg aki e n caiu nada instagram.com/n.caiu → ticket instagram.com/n.caiu
vcs entregaram metade só, perfil tiktok.com/@metade.so → ticket tiktok.com/@metade.so
quero abrir reclamação: paguei 2 vezes, instagram.com/duas.vezes → ticket instagram.com/duas.vezes
tô há 3 dias esperando e nada, instagram.com/tres.dias.e → ticket instagram.com/tres.dias.e
pedi 500 inscritos e chegaram 200 só, youtube.com/@chegaram200 → ticket youtube.com/@chegaram200
quero suporte, minha entrega travou tiktok.com/@travou.aqui → ticket tiktok.com/@travou.aqui
nunca recebi os seguidores que paguei no instagram.com/loja.x → ticket instagram.com/loja.x
minhas curtidas nunca entraram, o post é instagram.com/p/C9xYz12AbCd, paguei certinho → ticket instagram.com/p/C9xYz12AbCd
descontou da minha conta e zero inscritos, youtube.com/@loja.x → ticket youtube.com/@loja.x
paguei e nenhuma visualização no youtu.be/abcABC12345 → ticket youtube.com/watch?v=abcABC12345
faz dez dias e nada dos seguidores tiktok.com/@loja.x → ticket tiktok.com/@loja.x
o pagamento saiu e os inscritos não, youtube.com/@loja.x → ticket youtube.com/@loja.x
vcs só entregaram metade das curtidas instagram.com/p/C9xYz12AbCd → ticket instagram.com/p/C9xYz12AbCd
os likes que comprei foram apagados instagram.com/p/C9xYz12AbCd → ticket instagram.com/p/C9xYz12AbCd
duas semanas esperando instagram.com/loja.x → ticket instagram.com/loja.x
a compra foi pro perfil errado, o meu é instagram.com/loja.x → ticket instagram.com/loja.x
comprei em outra loja e não chegou nada, quero 500 seguidores daqui instagram.com/loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
comprei curtidas pro instagram.com/p/C9xYz12AbCd e continua a mesma coisa → ticket instagram.com/p/C9xYz12AbCd
fiz um pedido de mil views e só 90 chegaram youtu.be/abcABC12345 → ticket youtube.com/watch?v=abcABC12345
efetuei a compra e o serviço não foi cumprido: instagram.com/loja.x → ticket instagram.com/loja.x
já passaram as 24 horas e não começaram, tiktok.com/@loja.x → ticket tiktok.com/@loja.x
os inscritos que vcs mandaram estão caindo youtube.com/@loja.x → ticket youtube.com/@loja.x
preciso do refil no instagram.com/loja.x → ticket instagram.com/loja.x
ninguém dá satisfação do pedido do instagram.com/loja.x → ticket instagram.com/loja.x
o pix foi aprovado e as curtidas não entraram instagram.com/p/C9xYz12AbCd → ticket instagram.com/p/C9xYz12AbCd
em que pé está o meu pedido do instagram.com/loja.x? → ticket instagram.com/loja.x
quero 500 seguidores com refil instagram.com/loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
comprei mês passado, chegou certinho, agora quero 500 seguidores no instagram.com/loja.x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
meu insta tá meio parado, quero seguidores instagram.com/loja.x → quantity? instagram followers instagram.com/loja.x
fiz um pedido antes e deu tudo certo, quero 100 seguidores instagram.com/loja.x → recap instagram followers 100 instagram.com/loja.x R$ 15,00
os likes que paguei estão sumindo instagram.com/p/C9xYz12AbCd → ticket instagram.com/p/C9xYz12AbCd
comprei seguidores ontem, o perfil é instagram.com/loja.x → ticket instagram.com/loja.x
a entrega não terminou, tiktok.com/@loja.x → ticket tiktok.com/@loja.x
atendimento péssimo, nada veio do meu pedido instagram.com/loja.x → ticket instagram.com/loja.x
ainda estou no aguardo dos inscritos youtube.com/@loja.x → ticket youtube.com/@loja.x
as curtidas não foram entregues instagram.com/p/C9xYz12AbCd → ticket instagram.com/p/C9xYz12AbCd
o instagram apagou os seguidores de vocês instagram.com/loja.x → ticket instagram.com/loja.x
faz uma semana que paguei → ticket link?
pedi 500 e só ganhei 80, instagram.com/loja.x → ticket instagram.com/loja.x
`)
