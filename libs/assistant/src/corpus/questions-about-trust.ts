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
`),
  privacy: readLines(`
meus amigos vão ver que comprei?
aparece pra todos?
vcs guardam meus dados?
alguém vai saber que eu comprei?
vcs tem política de privacidade?
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
chega em até 24h?
`),
  'who-are-you': readLines(`
quem tá falando?
isso aqui é atendimento automático?
`),
  age: readLines(`
tenho 16 anos, posso?
sou menor de idade, posso comprar?
`),
}
