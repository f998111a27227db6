import { readConversations } from './read-conversations.ts'

/** One out of what was offered, by its place, its name or its price. */
export const choices = readConversations(`
instagram.com/mecanicajr / 2 / sim → order instagram followers 500 instagram.com/mecanicajr R$ 45,00
https://www.instagram.com/moveisplanejados/ / o de 120 reais / isso → order instagram followers 1500 instagram.com/moveisplanejados R$ 120,00
https://www.youtube.com/watch?v=12345678901 / esse de 120 / pode gerar → order youtube views 10000 youtube.com/watch?v=12345678901 R$ 120,00
instagram.com/pet.amado / qual o preço? / o mais barato / sim gera → order instagram followers 100 instagram.com/pet.amado R$ 15,00
seguidores tiktok / o popular / @salaodarose / sim → order tiktok followers 500 tiktok.com/@salaodarose R$ 45,00
instagram.com/kids.roupas / a primeira / sim → order instagram followers 100 instagram.com/kids.roupas R$ 15,00
instagram.com/top.burguer / a última opção / sim → order instagram followers 5000 instagram.com/top.burguer R$ 300,00
https://www.instagram.com/p/DAAAAAAAAA1/ / o mais em conta / isso, manda → order instagram likes 50 instagram.com/p/DAAAAAAAAA1 R$ 8,00
quero o Power de views https://youtu.be/powerPOWER1 / sim → order youtube views 10000 youtube.com/watch?v=powerPOWER1 R$ 120,00
Plano Pro de inscritos para youtube.com/@mundoclick / ok → order youtube subscribers 1000 youtube.com/@mundoclick R$ 200,00
pacote influencer tiktok @leo.reviews / manda o pix → order tiktok followers 2500 tiktok.com/@leo.reviews R$ 180,00
instagram.com/casa.nova / quero o de 120 conto / isso → order instagram followers 1500 instagram.com/casa.nova R$ 120,00
youtube.com/@prof.helena / quero o de 80 conto / pode gerar → order youtube subscribers 500 youtube.com/@prof.helena R$ 80,00
instagram.com/ecoflor / esse que é mais vendido / sim → order instagram followers 500 instagram.com/ecoflor R$ 45,00
instagram.com/p/DBBBBBBBBB2 / o do meio / sim → order instagram likes 500 instagram.com/p/DBBBBBBBBB2 R$ 35,00
https://youtu.be/viralVIRAL1 / o maior / sim, pode gerar → order youtube views 50000 youtube.com/watch?v=viralVIRAL1 R$ 400,00
instagram.com/ferragista / terceiro / sim → order instagram followers 1500 instagram.com/ferragista R$ 120,00
instagram.com/tres.irmas / número 2 / sim → order instagram followers 500 instagram.com/tres.irmas R$ 45,00
pacotes de seguidores insta / o starter / instagram.com/sushibr / sim → order instagram followers 100 instagram.com/sushibr R$ 15,00
instagram.com/p/DCCCCCCCCC3 / penúltimo não, o último / sim → order instagram likes 2500 instagram.com/p/DCCCCCCCCC3 R$ 150,00
tiktok.com/@xodo / quero o trending / sim → order tiktok followers 500 tiktok.com/@xodo R$ 45,00
https://www.youtube.com/@mecanicando/videos / o de 500 / sim → order youtube subscribers 500 youtube.com/@mecanicando R$ 80,00
oi esse é o link https://youtu.be/linkPRIM001 / opção 1 / sim → order youtube views 500 youtube.com/watch?v=linkPRIM001 R$ 12,00
segue meu perfil: instagram.com/fotografabru / quais opções? / a segunda / pode ser → order instagram followers 500 instagram.com/fotografabru R$ 45,00
instagram.com/megastore / o business / sim → order instagram followers 5000 instagram.com/megastore R$ 300,00
instagram.com/pro.perfil / quero o plano pro / sim → order instagram followers 1500 instagram.com/pro.perfil R$ 120,00
inscritos youtube.com/@start / o mais simples / sim → order youtube subscribers 100 youtube.com/@start R$ 25,00
tiktok.com/@maxi / o mais completo / sim → order tiktok followers 10000 tiktok.com/@maxi R$ 600,00
instagram.com/p/Dselect0001 / a quarta opção / sim → order instagram likes 1000 instagram.com/p/Dselect0001 R$ 60,00
instagram.com/quero.este / esse aí que vc marcou como mais popular / sim → order instagram followers 500 instagram.com/quero.este R$ 45,00
tiktok.com/@loja.pet / a terceira / sim → order tiktok followers 2500 tiktok.com/@loja.pet R$ 180,00
quais os pacotes pro instagram.com/menor.pacote / o menorzinho / sim → order instagram followers 100 instagram.com/menor.pacote R$ 15,00
youtube.com/@terceiro / opção três / sim → order youtube subscribers 1000 youtube.com/@terceiro R$ 200,00
instagram.com/segunda.op / vou na segunda / sim → order instagram followers 500 instagram.com/segunda.op R$ 45,00
pacote popular de views https://youtu.be/popularPOP1 / sim → order youtube views 2000 youtube.com/watch?v=popularPOP1 R$ 35,00
instagram.com/de120 / me vê o de 120 / sim → order instagram followers 1500 instagram.com/de120 R$ 120,00
https://www.youtube.com/c/CanalAntigo / o mais barato / sim → order youtube subscribers 100 youtube.com/c/CanalAntigo R$ 25,00
pacotes de likes / o popular / https://www.instagram.com/p/Dselecao003/ / sim → order instagram likes 300 instagram.com/p/Dselecao003 R$ 25,00
instagram.com/o.maior / quero o maior de todos / sim → order instagram followers 5000 instagram.com/o.maior R$ 300,00
tiktok.com/@selec / quero a de 45 reais / sim → order tiktok followers 500 tiktok.com/@selec R$ 45,00
instagram.com/loja.x / Business → recap instagram followers 5000 instagram.com/loja.x R$ 300,00
pacote Pro pro meu insta instagram.com/loja.x → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
qto fica 50, 300 e 1000 curtidas? / o do meio / instagram.com/p/DAbc_1-XyZq → recap instagram likes 300 instagram.com/p/DAbc_1-XyZq R$ 25,00
qto fica 50, 300 e 1000 curtidas? / instagram.com/p/DAbc_1-XyZq / o maior → recap instagram likes 1000 instagram.com/p/DAbc_1-XyZq R$ 60,00
qto fica 50, 300 e 1000 curtidas? / instagram.com/p/DAbc_1-XyZq / o mais barato → recap instagram likes 50 instagram.com/p/DAbc_1-XyZq R$ 8,00
seguidores insta @loja.x / na dúvida entre 500 e 1.500, quanto sai cada um? → quantity? instagram followers instagram.com/loja.x
na dúvida entre 500 e 1.500, quanto sai cada um? / seguidores insta @loja.x / o segundo → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
entre 200 e 700 inscritos qual a diferença de valor? / vou no segundo / youtube.com/@loja.x → recap youtube subscribers 700 youtube.com/@loja.x R$ 128,00
entre 200 e 700 inscritos qual a diferença de valor? / youtube.com/@loja.x / o do meio → quantity? youtube subscribers youtube.com/@loja.x
quanto custa 500, 700 e 1000 seguidores no insta @loja.x? / o último → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
quanto custa 300 seguidores no insta? e se for 800? / o primeiro / @loja.x → recap instagram followers 300 instagram.com/loja.x R$ 30,00
qual o preço de 500 comparado com 1000 seguidores no insta? / o maior / @loja.x → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
curtidas instagram.com/p/DAbc_1-XyZq / pega as 300 de 25 então → recap instagram likes 300 instagram.com/p/DAbc_1-XyZq R$ 25,00
curtidas instagram.com/p/DAbc_1-XyZq / vai nas 300 mesmo, 25 conto né → recap instagram likes 300 instagram.com/p/DAbc_1-XyZq R$ 25,00
seguidores insta @loja.x / me vê os 500 de 45 → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores insta @loja.x / escolhi 1000 de 82,50 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
seguidores insta @loja.x / bota os mil de 82 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
seguidores insta @loja.x / dos que vc mandou, o de 45 → recap instagram followers 500 instagram.com/loja.x R$ 45,00
seguidores insta @loja.x / recebi 300 de 500 → ticket link?
seguidores insta @loja.x / os 500 de 45 que paguei nao chegaram → ticket link?
quanto dá 400 e 900 curtidas / a segunda opção / instagram.com/p/DAbc_1-XyZq → recap instagram likes 900 instagram.com/p/DAbc_1-XyZq R$ 55,00
estou entre 2 mil e 10 mil views, qual o preço das duas opções? / o mais caro / youtu.be/dQw4w9WgXcQ → recap youtube views 10000 youtube.com/watch?v=dQw4w9WgXcQ R$ 120,00
estou entre 2 mil e 10 mil views, qual o preço das duas opções? / youtu.be/dQw4w9WgXcQ / prefiro a menor → recap youtube views 2000 youtube.com/watch?v=dQw4w9WgXcQ R$ 35,00
quero saber o valor de 500 e de 1000 seguidores no insta @loja.x / o de 82,50 → recap instagram followers 1000 instagram.com/loja.x R$ 82,50
quero saber o valor de 500 e de 700 seguidores no insta @loja.x / o mais em conta → recap instagram followers 500 instagram.com/loja.x R$ 45,00
curtidas instagram.com/p/DAbc_1-XyZq / as mil de 60 → recap instagram likes 1000 instagram.com/p/DAbc_1-XyZq R$ 60,00
seguidores insta @loja.x / bota 1500 (120 reais) → recap instagram followers 1500 instagram.com/loja.x R$ 120,00
seguidores insta @loja.x / quero 100 e 15 curtidas → link? instagram likes
quanto custa 500 e 1000 seguidores insta? / quero inscritos no youtube / o segundo → link? youtube subscribers 500
`)
