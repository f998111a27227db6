import { meaningsIn } from './word-lists.ts'

/** Short forms of the phone, common misspellings, and words of visitors who write English or Spanish. */
export const slang = meaningsIn(`
  quero: qro kero qero kro | se: if unles | comprei: bought conprei | perdi: lost | cairam: dropped cayeron
  chegou: arrived llego xegou | recebi: received | nunca: never | quase: almost | atras: ago
  ontem: yesterday ayer | paguei: paid pagei | nada: nothing neca necas nadica bulhufas patavinas xongas nd
  chegaram: llegaron xegaram | reponham: repongan | repor: reponer | faz: hace faiz | visualizacoes: vistas
  queria: qria keria | voce: vc tu ce oce | voces: vcs ceis ces vces cs | por favor: pfv pfvr pf pls pvf
  pode pa: pdp | pode crer: pdc | demorou: dmr dmro | fechado: fexado feixado | fechou: fexou | bora: bo borimbora umbora
  vambora: vumbora | vamos: bamo bamos vamu | ok: oka okie okei okzinho okzin okay okey oks okk oki
  sim: sims sii ss s sin cim siim yes yep yeah tlgd | beleza: belz bele blz blza belezura blzinha
  haha: slk pprt | mesmo: mermo memo msm | de boa: dboa deboa deboas | ja era: jaera
  cade: quede kade kde cde kd cad cd | onde: ond | tambem: tb tbm | que: q | pode: pd pod podi
  porque: pq pqe | nao: n nn naum | hoje: hj | muito: mt mto | muita: mta
  obrigado: obg obgd brigado brigadao | obrigada: obgda brigada | valeu: vlw vlww | quantidade: qtd qtde
  quanto: qnt qto qnto qt quantu | quando: qnd qdo qndo | quem: qm | como: cmo | valor: vlr | todos: tds
  gente: gnt | amigo: amg | mano: mn | favor: fvr | aqui: aki aq | acho: axo | so: soh | fez: feis
  claro: craro crarim crarin | deixa: dexa | bom: baum baun | nois: noix | firmeza: fmz | isso ai: issai | exato: ezato | exatamente: ezatamente
  entao: intao | boa: boaca | ja: jah | ne: neh | quantos: qnts qntos qtos | quantas: qntas qtas | depois: dps
  agora: agr | certeza: ctz | falou: flw | fazer: fzr faze | para: p | com: c | de: d | o que: oq oque
  pix: pics piks picks pixx | pagamento: pagto pgto | e: eh y | roubaram: estafaron | golpe: estafa | dinheiro: dinero | os: los | as: las | meus: mis
  onde: donde | estao: estan | estou: to tou | esta: ta tah | estava: tava
  estao: tao | ninguem: ngm | verdade: vdd vd | comigo: cmg | de novo: dnv dnovo | comprar: conprar
  confirmo: comfirmo confimo confirm | confirma: comfirma | tudo: td | sei la: sla | nota fiscal: nf
  horas: hrs | hora: hr | dois mil: doismil | duas mil: duasmil | tres mil: tresmil | cinco mil: cincomil
  dez mil: dezmil | vinte mil: vintemil | cem mil: cemmil | tiktok: tique
  whatsapp: wpp zap zapzap whats wats whatsap zapp
`)
