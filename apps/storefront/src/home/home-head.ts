import type { PageHead } from '@smm/contracts/pages'
import { organizationData, serviceData } from '../structured-data.ts'
import { serviceList } from '../services.ts'

export const homeHead: PageHead = {
  title: 'SMM Brasil: seguidores, curtidas e visualizações com Pix',
  description:
    'Cole o link do seu perfil ou vídeo, escolha o pacote e pague com Pix. Público brasileiro, entrega gradual e garantia de 30 dias.',
  keywords:
    'comprar seguidores, seguidores brasileiros, curtidas instagram, visualizações youtube, inscritos youtube, seguidores tiktok, pix',
  canonicalPath: '/',
  structuredData: [organizationData(), ...serviceList.map(serviceData)],
}
