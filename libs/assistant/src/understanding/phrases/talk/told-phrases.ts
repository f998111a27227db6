/*
 * Remarks about oneself, about others and about another time: phrases by mark.
 */

export const toldPhrases = {
  negated: `nao | nem | ao inves (de|do|da|dos|das) | no lugar (de|do|da|dos|das) | sem`,
  mention: `find~`,
  indicated: `
    indicou
    (prima|primo|amiga|amigo|irma|irmao|vizinha|vizinho|cunhada|cunhado|colega) L (ja)? (comprou|pegou|fez|pediu
      cresceu)
  `,
  rival: `concorrente | concorrencia | rival`,
  habit: `
    sempre | antes | ia | apostei | curti | (minha|da|na) ultima (vez|compra)?
    (minha|da|na) (outra|primeira) (vez|compra) | todo (mes|day~) | (duvida|indeciso|indecisa) entre
    (pensei|pensava|pensando) em | perdi
  `,
  but: 'mas | porem | contudo | so que',
  ops: 'ops | oops | opa | pera | perai',
  elsewhere: `
    (comprei|peguei|paguei) (de|pra|para|com) (um|uma) (cara|pessoa|menino|menina|mulher|homem|amigo|amiga
      conhecido|conhecida)
    (o|um|outro|outra|a) (site|empresa|lugar|loja|pagina) que (eu)? (usava|comprava|comprei|paguei|contratei|usei)
    (outro|outra) (site|empresa|lugar|painel|loja) | diferente (de|do|dos)?
  `,
}
