import { readConversations } from './read-conversations.ts'

/** A question between the wish and the yes changes nothing about the order. */
export const questionsOnTheWay = readConversations(`
500 seguidores instagram.com/loja.x / pera / ok agora pode → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.x / me explica como funciona / entendi, pode gerar → order instagram followers 500 instagram.com/loja.x R$ 45,00
500 seguidores instagram.com/loja.ana / vocês são confiáveis? / tá bom então pode gerar → order instagram followers 500 instagram.com/loja.ana R$ 45,00
500 inscritos youtube.com/@jornal.local / e se cair depois? / ótimo, manda o pix → order youtube subscribers 500 youtube.com/@jornal.local R$ 80,00
2000 views https://youtu.be/multiTURN01 / demora muito? / precisa de senha? / então fecha → order youtube views 2000 youtube.com/watch?v=multiTURN01 R$ 35,00
quanto é 500 seguidores insta? / e 1500? / vou querer esse de 1500, instagram.com/imobiliaria.x / sim → order instagram followers 1500 instagram.com/imobiliaria.x R$ 120,00
nota fiscal vcs dão? / 500 seguidores instagram.com/ong.patinhas / aceita cartão? / ok, no pix mesmo / pode gerar → order instagram followers 500 instagram.com/ong.patinhas R$ 45,00
oi / td bem? / qria uma informação / quanto ta 500 seguidores / no insta / instagram.com/nova.era / pode gerar o pix → order instagram followers 500 instagram.com/nova.era R$ 45,00
quero 500 seguidores / no perfil instagram.com/pedro.sax / perfil privado funciona? / ele é público, pode gerar → order instagram followers 500 instagram.com/pedro.sax R$ 45,00
500 seguidores instagram.com/perguntador / são brasileiros? / e demora? / e se cair? / tem cnpj? / blz pode mandar o pix → order instagram followers 500 instagram.com/perguntador R$ 45,00
500 seguidores instagram.com/senha.nao / vou mandar minha senha: gato123 / ok pode gerar o pix → order instagram followers 500 instagram.com/senha.nao R$ 45,00
500 seguidores instagram.com/ig.certo / cadastro precisa? / então vai → order instagram followers 500 instagram.com/ig.certo R$ 45,00
500 seguidores instagram.com/priv / meu perfil tá privado / já deixei público, pode gerar → order instagram followers 500 instagram.com/priv R$ 45,00
quanto custa 100 seguidores no insta / e 500? / beleza, 500. instagram.com/idas.vindas / tem certeza que não vou ser bloqueado? / então gera → order instagram followers 500 instagram.com/idas.vindas R$ 45,00
tem curtida? / demora? / https://www.instagram.com/p/Dmulti00001/ / quero 300 / sim pode mandar → order instagram likes 300 instagram.com/p/Dmulti00001 R$ 25,00
500 inscritos / que link? / youtube.com/@semlink / sim → order youtube subscribers 500 youtube.com/@semlink R$ 80,00
1500 seguidores instagram.com/cpfnao / precisa do meu cpf? é 123.456.789-09 / tá, gera o pix → order instagram followers 1500 instagram.com/cpfnao R$ 120,00
500 seguidores instagram.com/ansiosa / ai moça, é seguro mesmo né? já caí em golpe / tá bom confio, gera o pix → order instagram followers 500 instagram.com/ansiosa R$ 45,00
quanto tá 2000 views / e demora? / tá, https://youtu.be/fimdecaso01 / isso → order youtube views 2000 youtube.com/watch?v=fimdecaso01 R$ 35,00
`)
