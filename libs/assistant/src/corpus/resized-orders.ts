import { readConversations } from './read-conversations.ts'

/** Another quantity, told from the one the order has. */
export const resizedOrders = readConversations(`
1000 seguidores @loja.x insta / 200 a menos → recap instagram followers 800 instagram.com/loja.x R$ 67,50
1000 seguidores @loja.x insta / dobra essa quantidade → recap instagram followers 2000 instagram.com/loja.x R$ 145,71
1000 seguidores @loja.x insta / soma 500 → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores insta / bota 200 a mais / @loja.x → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores insta / dobra / @loja.x → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / +200 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / 100 a menos → recap instagram followers 400 instagram.com/loja.x R$ 37,50
500 seguidores instagram.com/loja.x / 3x isso → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / 5x isso → recap instagram followers 2500 instagram.com/loja.x R$ 171,43
500 seguidores instagram.com/loja.x / 600 → recap instagram followers 600 instagram.com/loja.x R$ 52,50
500 seguidores instagram.com/loja.x / acrescenta 300 aí → recap instagram followers 800 instagram.com/loja.x R$ 67,50
500 seguidores instagram.com/loja.x / arredonda pra 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / aumenta 200 seguidores por favor → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / aumenta 500 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / aumenta de 500 pra 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / aumenta mais 500 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / aumenta um pouco → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / baixa pra 300 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / coloca 100 a mais por favor → recap instagram followers 600 instagram.com/loja.x R$ 52,50
500 seguidores instagram.com/loja.x / completa pra mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / diminui 50 → recap instagram followers 450 instagram.com/loja.x R$ 41,25
500 seguidores instagram.com/loja.x / diminui pra 300 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / divide em 2x → recap instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / duas vezes isso → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / fecha em 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / mais 100 aí → recap instagram followers 600 instagram.com/loja.x R$ 52,50
500 seguidores instagram.com/loja.x / mais um pacote igual → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / melhor 700 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / metade a mais → recap instagram followers 750 instagram.com/loja.x R$ 63,75
500 seguidores instagram.com/loja.x / metade disso → recap instagram followers 250 instagram.com/loja.x R$ 26,25
500 seguidores instagram.com/loja.x / na vdd tira 200, fica 300 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / o dobro → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / pensando bem 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / pode aumentar 300? → recap instagram followers 800 instagram.com/loja.x R$ 67,50
500 seguidores instagram.com/loja.x / põe 200 a mais → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / quero diminuir → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / quero em dobro → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / quero mudar a quantidade → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / quero o triplo → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / reduz 200 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / sim mas 700 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / sobe pra 800 → recap instagram followers 800 instagram.com/loja.x R$ 67,50
500 seguidores instagram.com/loja.x / tira 100 seguidores → recap instagram followers 400 instagram.com/loja.x R$ 37,50
500 seguidores instagram.com/loja.x / tira 100 → recap instagram followers 400 instagram.com/loja.x R$ 37,50
500 seguidores instagram.com/loja.x / tira 200, fica 300 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / tira 500 → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / triplica → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / troca 500 por 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / um pouco mais → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / aumenta em 300 → recap instagram followers 800 instagram.com/loja.x R$ 67,50
500 seguidores instagram.com/loja.x / põe mais quinhentos → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / tira uns 150 → recap instagram followers 350 instagram.com/loja.x R$ 33,75
500 seguidores instagram.com/loja.x / quero 200 a menos → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / soma mais 100 pra mim → recap instagram followers 600 instagram.com/loja.x R$ 52,50
500 seguidores instagram.com/loja.x / soma mil → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / vamos dobrar → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / dobra aí por favor → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / corta pela metade → recap instagram followers 250 instagram.com/loja.x R$ 26,25
500 seguidores instagram.com/loja.x / reduz pela metade → recap instagram followers 250 instagram.com/loja.x R$ 26,25
500 seguidores instagram.com/loja.x / quero só metade → recap instagram followers 250 instagram.com/loja.x R$ 26,25
500 seguidores instagram.com/loja.x / mais 500 seguidores → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / diminui 100 aí pra mim → recap instagram followers 400 instagram.com/loja.x R$ 37,50
500 seguidores instagram.com/loja.x / aumenta pra mil e quinhentos → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / 4 vezes isso → recap instagram followers 2000 instagram.com/loja.x R$ 145,71
500 seguidores instagram.com/loja.x / põe o dobro de seguidores → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / adiciona mais 500 no pedido → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / menos 50 → recap instagram followers 450 instagram.com/loja.x R$ 41,25
500 seguidores instagram.com/loja.x / quero menos → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / tem como diminuir? → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / dá pra aumentar? → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / aumenta aí → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / ao invés de 500 faz 700 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / no lugar de 500 põe 700 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / era 700 na verdade → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / 500 é pouco, 700 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / 500 não, 700 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / 500 tá bom não, manda mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / duas unidades → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / mais 1 pacote de 500 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / 2 pacotes desse → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / quero dois desse → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / aumenta pra 750 → recap instagram followers 750 instagram.com/loja.x R$ 63,75
500 seguidores instagram.com/loja.x / bota só mais cinquenta → recap instagram followers 550 instagram.com/loja.x R$ 48,75
500 seguidores instagram.com/loja.x / então põe mais 500 q fica mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / inteira mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / fecha mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / dobra a meta → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / só metade por enquanto → recap instagram followers 250 instagram.com/loja.x R$ 26,25
500 seguidores instagram.com/loja.x / 500 tá muito, põe 300 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / pode baixar pra 200? → recap instagram followers 200 instagram.com/loja.x R$ 22,50
500 seguidores instagram.com/loja.x / baixa pra 200 que tô sem grana → recap instagram followers 200 instagram.com/loja.x R$ 22,50
500 seguidores instagram.com/loja.x / mais uns 100 → recap instagram followers 600 instagram.com/loja.x R$ 52,50
500 seguidores instagram.com/loja.x / mil a mais → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / em vez de 500, mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / 500 + 500 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / muda a qtd → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / quero outra quantidade → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / mais → quantity? instagram followers instagram.com/loja.x
2500 seguidores tiktok @cris.doces / tira mil → recap tiktok followers 1500 tiktok.com/@cris.doces R$ 112,50
1000 seguidores @loja.x insta / o triplo → recap instagram followers 3000 instagram.com/loja.x R$ 197,14
300 curtidas instagram.com/p/CxYzAbC1234 / dobra → recap instagram likes 600 instagram.com/p/CxYzAbC1234 R$ 40,00
300 curtidas instagram.com/p/CxYzAbC1234 / mais 100 → recap instagram likes 400 instagram.com/p/CxYzAbC1234 R$ 30,00
500 seguidores instagram.com/loja.x / sim, mas o dobro → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / sim, o dobro disso → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / ok mas só a metade → recap instagram followers 250 instagram.com/loja.x R$ 26,25
500 seguidores instagram.com/loja.x / pode gerar, mas de 700 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / sim, com mais 200 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 não, 1000 seguidores instagram.com/bolos.da.cris → recap instagram followers 1000 instagram.com/bolos.da.cris R$ 82,50
queria 1000 seguidores por 82,50 instagram.com/bolos.da.cris → recap instagram followers 1000 instagram.com/bolos.da.cris R$ 82,50
500 seguidores instagram.com/loja.x / vc é burro? eu disse 300 → recap instagram followers 300 instagram.com/loja.x R$ 30,00
500 seguidores instagram.com/loja.x / acrescenta mais 400 → recap instagram followers 900 instagram.com/loja.x R$ 75,00
500 seguidores instagram.com/loja.x / quadruplica → recap instagram followers 2000 instagram.com/loja.x R$ 145,71
500 seguidores instagram.com/loja.x / deixa 100 a menos → recap instagram followers 400 instagram.com/loja.x R$ 37,50
500 seguidores instagram.com/loja.x / põe 2 vezes mais → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / duplica pra mim → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / retira 150 → recap instagram followers 350 instagram.com/loja.x R$ 33,75
500 seguidores instagram.com/loja.x / mais mil → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
500 seguidores instagram.com/loja.x / mais 125 → recap instagram followers 625 instagram.com/loja.x R$ 54,38
500 seguidores instagram.com/loja.x / inclui mais 300 aí moça → recap instagram followers 800 instagram.com/loja.x R$ 67,50
500 seguidores instagram.com/loja.x / 700 em vez de 500 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / troca pra 700 → recap instagram followers 700 instagram.com/loja.x R$ 60,00
500 seguidores instagram.com/loja.x / menos, uns 200 → recap instagram followers 200 instagram.com/loja.x R$ 22,50
500 seguidores instagram.com/loja.x / mais, uns 1000 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / reduz um pouco → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / acho muito → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / é pouco → quantity? instagram followers instagram.com/loja.x
500 seguidores instagram.com/loja.x / não quero seguidores, quero 2000 views youtu.be/dQw4w9WgXcQ → recap youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
500 seguidores instagram.com/loja.x / errei, são mil → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
500 seguidores instagram.com/loja.x / faltou um zero, 5000 → recap instagram followers 5000 instagram.com/loja.x R$ 300,00
`)
