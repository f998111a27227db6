import { readConversations } from './read-conversations.ts'

/** What somebody gets for the money that he has. */
export const budgets = readConversations(`
quanto de seguidor dá com 180 no tiktok / @loja.x / isso → order tiktok followers 2500 tiktok.com/@loja.x R$ 180,00
tenho 45 reais pra gastar em seguidor do insta / pode ser, instagram.com/vidrosul / gera → order instagram followers 500 instagram.com/vidrosul R$ 45,00
com 25 reais dá quantas curtidas? / quero 300 https://www.instagram.com/p/DDDDDDDDDD4/ / sim → order instagram likes 300 instagram.com/p/DDDDDDDDDD4 R$ 25,00
tenho só 35 conto / quero views no youtube / https://youtu.be/budgetBUDG1 / 2000 / sim → order youtube views 2000 youtube.com/watch?v=budgetBUDG1 R$ 35,00
oi tenho 50 reais / pra seguidores no tiktok / fico com 500, @bolosdana / isso → order tiktok followers 500 tiktok.com/@bolosdana R$ 45,00
dá pra fazer quantos inscritos com R$ 30,00? / então 100 mesmo, youtube.com/@terapiaonline / ok → order youtube subscribers 100 youtube.com/@terapiaonline R$ 25,00
o que consigo com uns 120 reais no instagram? seguidores / manda 1500 instagram.com/barbearia.zn / pode → order instagram followers 1500 instagram.com/barbearia.zn R$ 120,00
só posso gastar 20 reais, quero seguidores pro instagram.com/quentinhasdavo / quero os 100 / sim → order instagram followers 100 instagram.com/quentinhasdavo R$ 15,00
meu orçamento é de sessenta reais pra curtidas nesse reel https://www.instagram.com/reel/DEEEEEEEEE5/ / sim, pode gerar → order instagram likes 1000 instagram.com/reel/DEEEEEEEEE5 R$ 60,00
é 15 reais né os 100 seguidores? quero, meu perfil instagram.com/eletrica.jp / sim gera → order instagram followers 100 instagram.com/eletrica.jp R$ 15,00
R$ 120 os 1500 seguidores? pode ser, instagram.com/studioarte / pode gerar → order instagram followers 1500 instagram.com/studioarte R$ 120,00
tenho 50 pila pra investir em seguidores do insta @orcamento1 / fico com os 500 / sim → order instagram followers 500 instagram.com/orcamento1 R$ 45,00
quantas views eu consigo com 120 reais? / https://youtu.be/budgetBUD02 / quero 10 mil / sim → order youtube views 10000 youtube.com/watch?v=budgetBUD02 R$ 120,00
posso investir até R$80 / inscritos youtube.com/@oitenta / os 500 / sim → order youtube subscribers 500 youtube.com/@oitenta R$ 80,00
quanto de curtida vem com vinte e cinco reais? / 300 então https://www.instagram.com/p/Dbudget0003/ / sim → order instagram likes 300 instagram.com/p/Dbudget0003 R$ 25,00
só tenho 15 reais, quantos seguidores no tiktok eu pego? / beleza 100, @pobrinho / sim → order tiktok followers 100 tiktok.com/@pobrinho R$ 12,00
com uns 50tão de seguidores no insta dá quanto? / 500, instagram.com/meusalario / sim → order instagram followers 500 instagram.com/meusalario R$ 45,00
minha verba é 40 reais, views youtube / 2000 https://youtu.be/orcaMENTO01 / sim → order youtube views 2000 youtube.com/watch?v=orcaMENTO01 R$ 35,00
só tenho 25 conto, inscritos no youtube.com/@pouquinho / pode ser os 100 / sim → order youtube subscribers 100 youtube.com/@pouquinho R$ 25,00
vinte reais dá pra quê no insta? quero seguidor / 100 então, @quinzao / sim → order instagram followers 100 instagram.com/quinzao R$ 15,00
com 35 reais quantas curtidas pego nesse post https://www.instagram.com/p/Dtrintae5rs/ / pode ser / sim → order instagram likes 500 instagram.com/p/Dtrintae5rs R$ 35,00
tenho R$ 120 pra gastar com seguidores no instagram.com/verba120 / fechado → order instagram followers 1500 instagram.com/verba120 R$ 120,00
cem reais compra quantos seguidores no insta → link? instagram followers 1200
`)
