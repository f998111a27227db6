import { leastPasswordLength } from '@smm/contracts/staff'

/** What is wrong with a new password, before anybody is asked; empty when nothing is. */
export function passwordComplaint(password: string, again = password): string {
  if (password.length < leastPasswordLength)
    return `A nova senha precisa de pelo menos ${leastPasswordLength} caracteres. Uma frase serve.`
  if (password !== again) return 'As duas novas senhas são diferentes.'
  return ''
}
