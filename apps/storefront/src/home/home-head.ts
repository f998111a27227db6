import { brand } from '@smm/site/brand'
import type { PageHead } from '@smm/contracts/pages'
import { organizationData, serviceData } from '../structured-data.ts'
import { serviceList } from '../services/services.ts'

export const homeHead: PageHead = {
  title: `${brand.name}: seguidores, curtidas e visualizações com PIX`,
  description:
    'Cole o link do seu perfil ou vídeo, escolha o pacote e pague com PIX. Público brasileiro, entrega gradual e garantia de 30 dias.',
  keywords:
    'comprar seguidores, seguidores brasileiros, curtidas instagram, visualizações youtube, inscritos youtube, seguidores tiktok, pix',
  canonicalPath: '/',
  structuredData: [organizationData(), ...serviceList.map(serviceData)],
}
