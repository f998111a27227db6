import { readConversations } from './read-conversations.ts'

/** Wants the opposite of an order, or only looks like one: nothing is sold. */
export const opposites = readConversations(`
quero que tirem 500 seguidores do meu insta @biel → nothing
dá pra remover 1000 seguidores fake do insta @biel? → nothing
quero diminuir meus seguidores em 500 → nothing
queria menos 200 seguidores no meu insta → nothing
quero apagar 1000 curtidas da foto https://instagram.com/p/ABC123xyz → nothing
quero zerar meus inscritos do youtube, tenho 500 → nothing
quero vender 1000 seguidores pra vcs → nothing
500 seguidores insta @teste ... brincadeira, era só pra ver o preço → nothing
consigo tirar 300 seguidores do tiktok? → nothing
meu concorrente @loja.x comprou 5000 seguidores, dá pra denunciar? → nothing
preciso eliminar 800 seguidores fantasmas do @loja_zen → nothing
tem como excluir 200 inscritos do meu canal? → nothing
vcs limpam seguidores inativos? tenho uns 3000 no insta @mila.s → nothing
faz uma limpeza nos meus seguidores, são 2000 bots no instagram @kaue → nothing
como faço pra perder 1000 seguidores no tiktok @ze → nothing
retirem 400 curtidas do meu post instagram.com/p/XYZabc12 → nothing
quero baixar meus seguidores de 5000 pra 3000 insta @nana → nothing
reduz meus seguidores pra 1000 no insta @tico → nothing
gostaria de reduzir 700 visualizações do meu vídeo do youtube → nothing
deletar 500 seguidores do insta @bruno, quanto custa? → nothing
some com 300 seguidores do meu perfil @lia no insta → nothing
dá pra descer de 2000 pra 1500 seguidores no insta @gabi? → nothing
quero que meus seguidores caiam pra 1000, insta @ju → nothing
queria ter menos seguidores, tipo uns 500 a menos no insta @caio → nothing
pode tirar os 1000 seguidores que a concorrência botou no meu insta @bella? → nothing
me botaram 2000 seguidores fake no insta @dani, quero tirar → nothing
quero desfazer os 500 seguidores do insta @eva → nothing
bloqueia 100 seguidores do meu insta @flor → nothing
quero me livrar de 600 seguidores gringos do insta @gil → nothing
500 seguidores a menos no insta @hugo por favor → nothing
-500 seguidores no meu insta @iris → quantity? instagram followers instagram.com/iris
vendo conta com 10 mil seguidores, interessa? → nothing
tô vendendo meu insta com 5000 seguidores @loja.velha → nothing
vocês compram seguidores? tenho 2000 pra vender → nothing
querem comprar meu canal com 3000 inscritos? → nothing
ofereço 1000 seguidores brasileiros por 30 reais pra vocês revenderem → nothing
sou fornecedor, vendo 1000 seguidores por 5 reais → nothing
trabalho com smm, forneço 1000 seguidores insta a 3 reais, querem parceria? → nothing
quanto vocês pagam por um perfil de 8000 seguidores? → nothing
quero passar pra frente meu perfil do insta com 4000 seguidores → nothing
tenho interesse em vender minha página de 2000 seguidores no instagram @pagx → nothing
troco meu perfil de 1000 seguidores por um de 2000 do tiktok → nothing
alugo meu perfil com 5000 seguidores → nothing
posso vender os 500 seguidores que sobraram? → nothing
compram curtidas? vendo 1000 → nothing
quero denunciar o @fulano.fake que comprou 1000 seguidores no insta → nothing
denuncia esse perfil @golpista com 3000 seguidores no insta → nothing
como derrubo o insta @rival que tem 2000 seguidores? → nothing
quero que derrubem o perfil @rival2 do instagram, 1000 denúncias → nothing
banam o @spam_x, ele tem 5000 seguidores falsos → nothing
o @rival3 usa 1000 bots no insta, como reporto? → nothing
a loja @conc comprou 2000 curtidas de vocês? quero expor → nothing
manda 500 seguidores pro insta @amigo kkkk zoeira → nothing
quero 1000 seguidores no insta @teste.x, mentira tô só testando → nothing
300 curtidas instagram.com/p/Abc12345 brincadeirinha não quero nada → nothing
500 seguidores insta @bob, tô brincando → nothing
só testando: 1000 seguidores insta @robo → nothing
isso é só um teste, 500 seguidores no insta @testando → nothing
1000 seguidores insta @ana é zueira, não faz → nothing
era só curiosidade, não vou comprar 500 seguidores no insta @x.y → nothing
só queria ver quanto ficava 500 seguidores no insta @clau, não vou comprar não → nothing
simulei 500 seguidores no @z insta só pra ver o bot responder → nothing
não quero seguidores, quero tirar 500 do insta @naty → nothing
tem jeito de sumir com 100 deslikes e 500 comentários? insta @tati → link?
quero 500 seguidores insta @teste / brincadeira, era só pra ver o preço → nothing
quero 500 seguidores insta @teste / tô zoando kkk → nothing
não comprem 500 seguidores insta @golpe é golpe → nothing
cuidado pessoal, @golpe vende 500 seguidores e não entrega no insta → nothing
vocês compram perfil com 5000 seguidores? → nothing
vocês conseguem baixar meus seguidores? são 3000 falsos no insta @aa.b → nothing
quero enxugar meu perfil @aa.b do insta, tirar uns 800 seguidores → nothing
preciso que saiam 500 seguidores do meu insta @aa.b → nothing
quero ficar com 500 seguidores a menos no insta @aa.b → nothing
desinscrever 200 pessoas do meu canal youtube.com/@aa.b → nothing
cancela 300 seguidores do meu insta @aa.b, são fakes → nothing
alguém mandou 2000 bots pro insta @aa.b, como tiro? → nothing
tem serviço de remoção de seguidores? 1000 no insta @aa.b → nothing
serviço de limpeza de 1000 bots insta @aa.b quanto custa → nothing
faxina de seguidores: 700 no @aa.b insta → nothing
remova por favor 250 seguidores do tiktok @aa.b → nothing
retirar curtidas, 300, da foto instagram.com/p/AbC12399 → nothing
quero deixar de ter 5000 seguidores e ficar com 1000, insta @aa.b → nothing
como eu elimino 500 seguidores comprados do insta @aa.b? → nothing
quero excluir os 500 últimos seguidores do insta @aa.b → nothing
gostaria de vender meu tiktok @aa.b com 8000 seguidores → nothing
tenho um perfil parado de 3000 seguidores, interessa comprar? → nothing
vende-se conta insta 10k seguidores @aa.b → nothing
quanto vale meu insta @aa.b com 2000 seguidores? → nothing
sou revendedor e tenho painel, 1000 seguidores a 2 reais pra vcs → nothing
quero oferecer meu serviço: 1000 seguidores por 10 reais → nothing
aceitam parceria? divulgo vocês pros meus 5000 seguidores do insta @aa.b → nothing
troco 500 seguidores por divulgação insta @aa.b → nothing
vocês pagam quanto por 1000 seguidores? → nothing
compro e vendo perfis, tenho um de 5000 seguidores no insta → nothing
o perfil @aa.b tá usando 5000 seguidores falsos, denunciem → nothing
vou reportar o insta @aa.b que tem 500 bots → nothing
consegue derrubar esse insta @aa.b? pago 500 → nothing
quem comprou 500 seguidores pro insta @aa.b? → nothing
o @aa.b comprou seguidores com vocês? uns 1000 no insta → nothing
500 seguidores insta @aa.b... zuera kk → nothing
500 seguidores insta @aa.b #brincadeira → nothing
1000 seguidores insta @aa.b hahaha to zoando vocês → nothing
ia comprar 500 seguidores insta @aa.b mas desisti → nothing
500 seguidores insta @aa.b, esquece, não quero mais → nothing
é só simulação, 500 seguidores insta @aa.b → nothing
fingindo que vou comprar 500 seguidores insta @aa.b → nothing
tô só olhando os preços, 500 seguidores insta @aa.b → nothing
só pesquisando preço por enquanto, 500 seguidores insta @aa.b → nothing
não vou comprar agora, só queria saber de 500 seguidores no insta @aa.b → nothing
quero 500 seguidores insta @aa.b / era zoeira → nothing
quero 500 seguidores insta @aa.b / mentira, não quero nada → nothing
quero 500 seguidores insta @aa.b / na verdade quero tirar 500 seguidores do meu insta → nothing
quero 500 seguidores insta @aa.b / quero remover os seguidores que já tenho no meu perfil → nothing
evitem o @aa.b do insta, vende 500 seguidores falsos → nothing
pessoal, cuidado com o @aa.b, golpe de 500 seguidores insta → nothing
ninguém compre com @aa.b insta, 500 seguidores e sumiram → nothing
`)

/** Speaks of fewer, of selling or of a joke, and orders all the same. */
export const besideOpposites = readConversations(`
tira uma dúvida, quanto fica 500 seguidores no insta @loja.a? → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero vender mais na minha loja, manda 500 seguidores pro insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
comprei de vocês antes e amei, quero 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
preciso vender mais, quero 1000 seguidores no insta @loja.a → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
vocês vendem 500 seguidores? quero pro insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
me vende 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
meu perfil perdeu força, quero 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero tirar meu perfil do zero, 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero tirar o pé da lama: 1000 seguidores no insta @loja.a → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
meu concorrente tem 5000 seguidores, quero 1000 pro insta @loja.a → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
não é brincadeira não, quero 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
sem brincadeira, manda 500 seguidores no insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero testar com 100 seguidores no insta @loja.a → recap instagram followers 100 instagram.com/loja.a R$ 15,00
vou testar vocês com 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero fazer um teste: 100 seguidores insta @loja.a → recap instagram followers 100 instagram.com/loja.a R$ 15,00
vendo roupas e quero 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
vendo bolos, bota 1000 seguidores no insta @loja.a → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
revendo produtos importados, preciso de 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
tenho uma loja que vende tênis, quero 500 seguidores no insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero diminuir a distância pro meu concorrente, manda 1000 seguidores insta @loja.a → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
tira 500 reais da minha conta e bota 1000 seguidores insta @loja.a → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
500 seguidores insta @loja.a, sem remover os que já tenho → recap instagram followers 500 instagram.com/loja.a R$ 45,00
apaguei minha conta antiga, quero 500 seguidores na nova insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
excluí o outro perfil, manda 500 seguidores no insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero 500 seguidores insta @loja.a que não caiam → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero acabar com essa vergonha de ter poucos seguidores, 500 no insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero 1000 seguidores insta @loja.a / tira 200 → recap instagram followers 800 instagram.com/loja.a R$ 67,50
quero 1000 seguidores insta @loja.a / diminui pra 500 → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero 1000 seguidores insta @loja.a / quero menos 200 → recap instagram followers 800 instagram.com/loja.a R$ 67,50
quero 1000 seguidores insta @loja.a / reduz pra 600 → recap instagram followers 600 instagram.com/loja.a R$ 52,50
quero 1000 seguidores insta @loja.a / menos, só 500 → recap instagram followers 500 instagram.com/loja.a R$ 45,00
meu insta é de denúncia ambiental, quero 500 seguidores @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
sorteio na loja, preciso de 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
somos uma empresa de limpeza, quero 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
limpa nome faço consultoria, quero 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero bater a meta e vender muito, 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
o preço está menor? quero 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
não me engana hein kkk, 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
me vê 500 seguidores insta @loja.a, não perco por nada → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero subir de 500 pra 1000 seguidores insta @loja.a, bota 500 → recap instagram followers 500 instagram.com/loja.a R$ 45,00
vocês podem me vender 500 seguidores pro insta @loja.a? → recap instagram followers 500 instagram.com/loja.a R$ 45,00
conseguem vender 1000 seguidores pro insta @loja.a? → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
dá pra vender só 100 seguidores? insta @loja.a → recap instagram followers 100 instagram.com/loja.a R$ 15,00
quero vender meus doces, então 500 seguidores no insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
tô vendendo bem no insta @loja.a, quero 500 seguidores → recap instagram followers 500 instagram.com/loja.a R$ 45,00
não quero perder tempo, 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero 500 seguidores insta @loja.a e não quero que tirem depois → recap instagram followers 500 instagram.com/loja.a R$ 45,00
500 seguidores insta @loja.a mas sem perder os que tenho → recap instagram followers 500 instagram.com/loja.a R$ 45,00
limpei meus seguidores fantasmas, agora quero 500 no insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
removi 300 seguidores falsos e quero 500 reais no insta @loja.a seguidores → recap instagram followers 300 instagram.com/loja.a R$ 30,00
quero pelo menos 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
no mínimo 500 e nada menos, seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
vou comprar 500 seguidores insta @loja.a, é por curiosidade que pergunto: é seguro? → recap instagram followers 500 instagram.com/loja.a R$ 45,00
não vou comprar pouco não, manda 1000 seguidores insta @loja.a → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
brincadeira de criança não, quero 1000 seguidores insta @loja.a → recap instagram followers 1000 instagram.com/loja.a R$ 82,50
kkkk mentira que é barato assim, quero 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
minha conta de zoeira @loja.a insta, quero 500 seguidores → recap instagram followers 500 instagram.com/loja.a R$ 45,00
página de brincadeiras infantis, 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
sou fotógrafo e vendo ensaios, 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero comprar 500 seguidores insta @loja.a pra depois vender mais → recap instagram followers 500 instagram.com/loja.a R$ 45,00
meu canal denuncia golpes, quero 500 inscritos youtube.com/@loja.a → recap youtube subscribers 500 youtube.com/@loja.a R$ 80,00
cuidado com a ortografia kkk, 500 seguidores no insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
não comprem de mim só brigadeiro kkk, 500 seguidores insta @loja.a → recap instagram followers 500 instagram.com/loja.a R$ 45,00
vendem 500 seguidores no insta @loja.a? → recap instagram followers 500 instagram.com/loja.a R$ 45,00
o pessoal compra muito comigo no insta @loja.a, quero 500 seguidores → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero 1000 seguidores insta @loja.a / tira 200 seguidores → recap instagram followers 800 instagram.com/loja.a R$ 67,50
quero 1000 seguidores insta @loja.a / corta pela metade → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero 1000 seguidores insta @loja.a / quero só 500, reduz → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero 1000 seguidores insta @loja.a / pode diminuir 300 → recap instagram followers 700 instagram.com/loja.a R$ 60,00
quero 1000 seguidores insta @loja.a / kkkk brincadeira, quero 500 mesmo → recap instagram followers 500 instagram.com/loja.a R$ 45,00
quero remover a dúvida: 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
tiro print? quero 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
vou tirar foto nova amanhã, manda 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
quero cortar caminho, 1000 seguidores insta @aa.b → recap instagram followers 1000 instagram.com/aa.b R$ 82,50
perdi uma aposta, tenho que comprar 500 seguidores pro insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
minha loja vende seguidamente pouco, quero 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
vendo marmita fit e quero 1000 seguidores no insta @aa.b → recap instagram followers 1000 instagram.com/aa.b R$ 82,50
alugo casas de praia e preciso de 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
ofereço curso de inglês, quero 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
meu insta @aa.b é de humor e zoeira, bota 500 seguidores → recap instagram followers 500 instagram.com/aa.b R$ 45,00
é mentira que demora? quero 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
tava só olhando mas agora quero 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
desisti do outro site, quero 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
ia comprar 1000 mas vou querer 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
denunciaram meu perfil antigo, quero 500 seguidores no novo insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
derrubaram minha conta, comecei outra, 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
quero bater meu concorrente, 1000 seguidores insta @aa.b → recap instagram followers 1000 instagram.com/aa.b R$ 82,50
zerei meu insta e quero recomeçar com 500 seguidores @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
não gosto de brincadeira, quero 500 seguidores insta @aa.b já → recap instagram followers 500 instagram.com/aa.b R$ 45,00
compra de 500 seguidores pro insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
vocês não vão tirar depois né? 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
quero 500 seguidores insta @aa.b, se cair vocês repõem? → recap instagram followers 500 instagram.com/aa.b R$ 45,00
quero excluir a concorrência kkk manda 500 seguidores insta @aa.b → recap instagram followers 500 instagram.com/aa.b R$ 45,00
quero 1000 seguidores insta @aa.b / abaixa pra 500 → recap instagram followers 500 instagram.com/aa.b R$ 45,00
quero 1000 seguidores insta @aa.b / tira 300 fica 700 → recap instagram followers 700 instagram.com/aa.b R$ 60,00
quero 1000 seguidores insta @aa.b / remove 500 → recap instagram followers 500 instagram.com/aa.b R$ 45,00
quero 1000 seguidores insta @aa.b / pode cortar 200 → recap instagram followers 800 instagram.com/aa.b R$ 67,50
quero 1000 seguidores insta @aa.b / menos 100 seguidores → recap instagram followers 900 instagram.com/aa.b R$ 75,00
to montando minha loja, vendo semijoias, coloca 500 seguidores no insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
vendemos roupas e queremos 1000 seguidores no insta @zz.k → recap instagram followers 1000 instagram.com/zz.k R$ 82,50
ofereço massagem, quero 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
tenho um perfil de 300 seguidores, interessa 500 a mais, insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
zoeira à parte, quero 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
to zoando não, quero 500 seguidores mesmo insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
é só curiosidade ou dá certo mesmo? quero 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
quero 500 seguidores insta @zz.k, só não quero que percam depois → recap instagram followers 500 instagram.com/zz.k R$ 45,00
meu canal @zz.k youtube precisa de 500 inscritos, não quero perder monetização → recap youtube subscribers 500 youtube.com/@zz.k R$ 80,00
preciso diminuir minha ansiedade kkk 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
pode cortar a conversa e mandar 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
limpa minha barra, bota 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
tira a minha conta do buraco: 1000 seguidores insta @zz.k → recap instagram followers 1000 instagram.com/zz.k R$ 82,50
quero tirar onda com 1000 seguidores insta @zz.k → recap instagram followers 1000 instagram.com/zz.k R$ 82,50
quero bloquear os haters mas antes 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
quero excluir minha conta antiga e botar 500 seguidores na nova insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
comprei um perfil com 300 seguidores, quero mais 1000 insta @zz.k → recap instagram followers 1000 instagram.com/zz.k R$ 82,50
comprei uma conta de 2000 seguidores e quero 500 curtidas instagram.com/p/AbC12345 → recap instagram likes 500 instagram.com/p/AbC12345 R$ 35,00
quem comprou gostou? quero 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
minha amiga comprou com vocês 500 seguidores, quero igual insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
a @fulana comprou com vocês e amou, quero 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/fulana R$ 45,00
o concorrente comprou seguidores com vocês, quero 1000 tbm insta @zz.k → recap instagram followers 1000 instagram.com/zz.k R$ 82,50
sou fornecedor de bolsas, quero 500 seguidores no insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
aceitam parceria? enfim, quero 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
estava só olhando e resolvi, 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
não quero mais pouco seguidor, manda 1000 no insta @zz.k → recap instagram followers 1000 instagram.com/zz.k R$ 82,50
pensei em comprar 1000 mas vai 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
ia pedir pra outro mas desisti, quero 500 seguidores com vcs insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
cuidado com meu perfil hein, 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
atenção: 500 seguidores no insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
antes de tudo bom dia, 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
ontem vi vocês no google, 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
sempre quis ter 1000 seguidores, insta @zz.k → recap instagram followers 1000 instagram.com/zz.k R$ 82,50
sempre sonhei com 1000 seguidores no insta @zz.k, manda aí → recap instagram followers 1000 instagram.com/zz.k R$ 82,50
da última vez que olhei tinha 300, quero 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
no ano passado abri a loja, 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
primeira vez aqui, 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
normalmente quanto fica 500 seguidores no insta @zz.k? → recap instagram followers 500 instagram.com/zz.k R$ 45,00
era 300 mas melhor 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
foi indicado por amigo, 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
outro dia perguntei, agora quero 500 seguidores insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
vi o de 500 seguidores por 45 e quero, insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
gostei do pacote de 500 seguidores, insta @zz.k → recap instagram followers 500 instagram.com/zz.k R$ 45,00
`)
