import { contactCardRoute, qrPngRoute, qrSvgRoute } from '@folia/contracts/document-routes';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { toBuffer, toString as toText } from 'qrcode';
import { DocumentCallerService } from '../caller/document-caller.service';
import { env } from '../env';
import { asDownload } from '../export/as-download';
import { Answers } from '../http/answers.decorator';
import type { CalledRequest } from '../http/request.decorator';
import { writeVcard } from './write-vcard';

/** Quiet zone in modules (ISO/IEC 18004 asks for four); a quarter of the code may be dirty and it is still read. */
const code = { margin: 4, errorCorrectionLevel: 'Q' as const };

/** A portfolio for the address book and for paper. Asked for by address, and answered for everybody who may see the page; everybody else gets its 404. */
@Controller()
export class ContactCardController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly documents: DocumentCallerService,
  ) {}

  @Answers(contactCardRoute)
  async card(@Param('uname') uname: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const view = await this.view(uname, request);
    asDownload(reply, 'text/vcard; charset=utf-8', `${view.uname}.vcf`).send(writeVcard(view.profile, pageOf(view)));
  }

  @Answers(qrSvgRoute)
  async svg(@Param('uname') uname: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const page = pageOf(await this.view(uname, request));
    reply.header('content-type', 'image/svg+xml').header('cache-control', 'private, no-store');
    reply.header('content-security-policy', "default-src 'none'; sandbox").send(await toText(page, { ...code, type: 'svg' }));
  }

  /** 1,024 pixels wide: sharp on paper up to some nine centimetres at 300 dpi. */
  @Answers(qrPngRoute)
  async png(@Param('uname') uname: string, @Req() request: CalledRequest, @Res() reply: FastifyReply): Promise<void> {
    const page = pageOf(await this.view(uname, request));
    reply
      .header('content-type', 'image/png')
      .header('cache-control', 'private, no-store')
      .send(await toBuffer(page, { ...code, width: 1024 }));
  }

  private async view(uname: string, request: CalledRequest): Promise<PortfolioView> {
    const caller = await this.documents.callerOf(request);
    const { profile } = request.query as { profile?: unknown };
    const slug = typeof profile === 'string' && profile ? profile.slice(0, 100) : undefined;
    const { json } = await this.rpc.call(viewPortfolio, caller, { key: uname.slice(0, 100), profile: slug });
    return JSON.parse(json) as PortfolioView;
  }
}

const pageOf = ({ uname, profile: { slug } }: PortfolioView) => new URL(`/${uname}${slug ? `?profile=${slug}` : ''}`, env.APP_URL).href;
