import type { Topic } from '../reader.ts'
import { readLines } from './read-lines.ts'

/** Whether it is safe, real and private, and who is behind it. */
export const questionsAboutTrust: Partial<Record<Topic, string[]>> = {
  safety: readLines(`
você são sérios mesmo?
vocês não enganam ninguém né?
isso é golpe?
vocês são confiáveis?
é confiável?
como sei que não é golpe?
posso confiar em vcs?
tenho medo de ser golpe
vocês existem mesmo?
vocês são legalizados?
vcs são golpistas?
dá pra confiar?
e seguro mesmo?
qual a segurança disso?
vcs são de confiança mesmo?
minha conta é comercial, tem problema?
é 100% seguro?
vcs não vão sumir com meu dinheiro né?
como sei q n é golpe?
tenho medo de pagar e n receber nada
vcs são confiaveis mesmo? tem avaliação?
posso pagar sem medo?
é furada?
tem reclame aqui?
cnpj de vcs e é seguro?
como vou confiar em vcs?
quem garante que vcs vao entregar?
minha conta é verificada, tem problema?
vcs existem de verdade ou é golpe?
da pra confiar? nunca comprei
`),
  'platform-rules': readLines(`
tem chance de dar ruim com minha conta?
meu insta pode ser bloqueado por isso?
tem perigo de banir meu canal
o instagram pune quem compra seguidor?
Existe risco dos inscritos saírem?
corro risco de perder o perfil?
isso dá ban?
minha conta pode cair?
instagram bloqueia?
tem perigo?
pode dar problema na minha conta?
isso é permitido?
o youtube derruba canal por isso?
é legal comprar seguidor?
meu canal pode levar strike?
tem algum risco pro meu perfil?
posso ser banido?
corre o risco de derrubarem meu perfil?
qual a chance de eu perder minha conta
o insta vai perceber?
tem risco de punição no youtube?
isso prejudica meu engajamento?
já teve alguém que perdeu a conta?
isso não é perigoso pra minha conta?
tenho receio de perder meu perfil
já vi gente tomar ban por causa disso
meu canal corre risco de ser desmonetizado?
isso viola as regras do instagram?
o tiktok pode remover minha conta?
posso tomar shadowban?
Instagram pode me banir?
isso é contra as regras?
é permitido pelo instagram?
vocês garantem que não vou perder a conta?
é seguro? não vou perder minha conta?
e se eu for banido?
o insta deixa comprar seguidor?
não é contra os termos do youtube?
isso é crime?
comprar 5000 de uma vez não derruba minha conta?
o youtube pode tirar a monetização por causa disso?
se eu comprar 1000 inscritos corro risco de strike?
meu insta é de trabalho, tem perigo de bloquearem?
minha conta ja foi restrita uma vez, comprar seguidor piora?
é contra as regras do tiktok?
o instagram percebe q é comprado?
dá block?
meu perfil pode ser desativado?
alguem ja perdeu conta comprando com vcs?
se eu pegar 10 mil o algoritmo me pune?
posso tomar ban se comprar 1000?
o insta pega quem compra?
meu canal pode cair por comprar inscrito?
isso nao vai queimar meu perfil?
é permitido comprar seguidor?
sou empresa, pode dar problema pra conta?
comprar inscrito da strike no canal?
posso perder meu perfil de 20 mil seguidores por causa disso?
o youtube descobre?
`),
  password: readLines(`
vou precisar logar no instagram aqui?
vou ter que passar a senha?
pede senha?
vcs vão entrar na minha conta?
precisa da senha do tiktok?
tenho que dar meu login?
é sem senha né?
preciso passar algum dado de acesso?
vocês pedem a senha em algum momento?
não precisa da minha senha não né?
como vcs colocam seguidores sem a minha senha?
vou precisar informar minha senha do insta?
não vou passar senha hein
precisam acessar meu perfil?
vcs vao pedir minha senha em algum momento?
precisa entrar no meu insta?
só com o @ já dá, sem senha?
tenho q passar meu login?
precisa conectar meu instagram no site?
nao vou dar minha senha, tudo bem?
é preciso passar acesso?
vcs entram na conta da gente?
pra entregar os 500 vcs precisam da senha?
se eu nao passar a senha funciona?
`),
  'real-audience': readLines(`
os seguidores são gente real ou é robô?
são perfis inativos?
as contas têm foto?
são robôs ou gente de verdade?
os seguidores são brasileiros?
são seguidores de verdade?
é bot?
os perfis são fake?
os inscritos são pessoas reais?
vem gringo ou brasileiro?
esses seguidores curtem minhas fotos?
é gente daqui do Brasil?
os seguidores são gente ou robô?
seguidor robo ou pessoa real?
`),
  privacy: readLines(`
meus amigos vão ver que comprei?
aparece pra todos?
vcs guardam meus dados?
alguém vai saber que eu comprei?
vcs tem política de privacidade?
o q vcs fazem com meus dados?
vai aparecer pra alguém q eu comprei?
meus amigos ficam sabendo se eu comprar 1000?
vcs seguem a lgpd?
guardam meu cpf?
é sigiloso?
aparece na fatura o q comprei?
o dono do perfil fica sabendo q fui eu?
meus seguidores vao ver q eu comprei?
alguem descobre q comprei 1000 seguidores?
`),
  'public-profile': readLines(`
perfil fechado dá certo?
meu perfil é privado, tem problema?
preciso abrir meu insta?
tem que tá com a conta aberta?
`),
  company: readLines(`
onde fica a empresa?
qual o cnpj?
`),
  contact: readLines(`
tem whatsapp?
qual o email de vocês
telefone de contato
tem algum número pra contato?
como entro em contato com vocês?
me manda o zap de vcs
me passa o contato de vocês
vcs atendem pelo telefone?
qual o número de vcs?
tem telefone pra ligar?
como falo com alguém da equipe
me passa o zap de vcs
tem instagram de vcs pra eu falar?
quero o email da empresa
tem zap?
`),
  'support-hours': readLines(`
vcs atendem de madrugada? domingo?
chega de madrugada tbm?
vocês funcionam no feriado?
até que horas vcs atendem?
atende 24h?
funciona 24 horas?
tem atendimento no fim de semana?
que horas vcs abrem?
atendem aos domingos?
vcs fecham que horas?
tem alguém aí às 3 da manhã se der problema?
vcs respondem domingo?
se eu comprar de noite e der ruim alguem me atende?
qual horário de atendimento no zap
o suporte funciona feriado?
atendem que horas?
de madrugada tem gente pra ajudar?
se der problema no fim de semana quem me ajuda?
vcs trabalham de madrugada?
se eu chamar meia noite alguem responde?
fim de semana entrega e atende?
que horas fecha?
se eu tiver problema domingo de noite falo com quem?
até q horas vcs ficam online
`),
  'who-are-you': readLines(`
quem tá falando?
isso aqui é atendimento automático?
vc é gente ou robô?
to falando com pessoa ou máquina?
isso é um bot né
tem alguém de verdade aí ou é automático?
vc é real?
é inteligencia artificial?
com quem eu falo?
quem ta aí do outro lado?
ces é humano?
é chat gpt?
ta me respondendo um robô?
você é uma pessoa mesmo?
seu nome é qual?
robô ou gente?
é uma pessoa q ta falando comigo?
vc é humano ou IA
ta falando um robo comigo?
vc é uma maquina?
quem é vc?
isso aqui é automatico?
tem gente de verdade respondendo?
tu é robô?
ô robô, vc é gente?
vc é uma pessoa real ou programa?
falo com um atendente ou com bot?
`),
  age: readLines(`
tenho 16 anos, posso?
sou menor de idade, posso comprar?
tenho 15 anos posso comprar?
meu filho de 12 quer comprar, pode?
sou menor, posso comprar?
tem idade minima?
tenho 16
tenho 17 anos pode?
`),
}
