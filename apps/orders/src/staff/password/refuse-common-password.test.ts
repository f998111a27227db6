import { isCommonPassword } from './refuse-common-password.ts'

const isRefused = (password: string) => isCommonPassword(password, ['ana.souza', 'SMM Brasil'])

it.each([
  'password1234',
  'P@ssw0rd!2026',
  'Senha1234567',
  'mudar123456!',
  '2026flamengo!!',
  'Corinthians1910',
  'qwertyuiop12',
  '1q2w3e4r5t6y',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'senhasenha12',
  '123456789012',
  'Ana.Souza2026',
  'anasouza1234',
  'SMM Brasil 2026',
  'São Paulo 1935',
])('%j is what a guesser tries first', (password) => expect(isRefused(password)).toBe(true))

it.each([
  'uma senha bem comprida',
  'cavalo bateria grampo',
  'ana gosta de café forte',
  'xkR7-pluma-mesa',
  'K7QM-ABCD-EFGH-JKMN',
  '$%8&*(1)_+=-!@#',
  '🦜🦜 papagaio no fio 🦜',
])('%j is a password', (password) => expect(isRefused(password)).toBe(false))
