const page = '(arroba|user|usuario|nome|perfil|insta|instagram|tiktok|canal|conta|link|@)'
const itself = `((o|a|do|da|no|na|pro|meu|minha|${page}|antes) ){0,5}`

/** Which of the pages P1 and P2 is no longer meant. */
export const pagePhrases = {
  /** P1 is no longer meant, whatever else is told. */
  denied: `
    (le|lia) P1 ,? ?leia .{0,12}P2
    P1 ,? ?(digo|alias|ops|opa|quer dizer|ou melhor|corrigindo) .{0,12}P2
    (nao|nem|em vez|ao inves|no lugar|esquece|esqueca|tira
      tirar) ((e|era|de|mais|sou|uso|pra|para|pro) ){0,5}${itself}P1
  `,
  /** P1 was meant, where P2 is now. */
  was: `
    (era|(?<!(perfis|contas|paginas|dois|duas) )d[eo]|antes|antig[oa]|anterior|velh[oa]|troca|trocar|troque|muda
      mudar|substitui|onde (esta|tem|era)|sai|saiu|perdi|perderam) ((e|era|o|a|de|esta) ){0,5}${itself}P1
    P1 (nao existe|mudou|virou|caiu|antes)
  `,
  becomes: `
    (agora|virou|mudou|mudei|troquei|passou|nov[oa]|hoje|pra|para|pro|por|pelo|pela|ficou|e|poe|bota|coloca|usa|certo
      correto) ((e|o|a|meu|minha|mudou|esta|sou|uso|estou|pra|para) ){0,5}${itself}P2
  `,
}
