import { minPasswordLength } from '@smm/contracts/staff'

/** The error of a new password; empty if it is valid. */
export function validatePassword(password: string, repeated = password): string {
  if (password.length < minPasswordLength)
    return `A nova senha precisa de pelo menos ${minPasswordLength} caracteres. Uma frase serve.`
  if (password !== repeated) return 'As duas novas senhas são diferentes.'
  return ''
}
