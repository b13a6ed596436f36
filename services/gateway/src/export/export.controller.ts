import { admit } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { listFiles } from '@folia/contracts/export/questions';
import { exportArchiveRoute, exportResumeRoute } from '@folia/contracts/export/routes';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { writeJsonResume } from '@folia/contracts/write-json-resume';
import { FileStore } from '@folia/platform/file-store';
import { RpcClient } from '@folia/platform/rpc-client';
import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Answers } from '../http/answers.decorator';
import { From } from '../http/request.decorator';
import { asDownload } from './as-download';
import { PersonRowsClient } from './person-rows.client';
import { writeArchive } from './write-archive';

/** A person's export. It is under /api, so only the holder of the auth code can start it: no address in somebody else's page starts a download. */
@Controller()
export class ExportController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly personRows: PersonRowsClient,
    private readonly store: FileStore,
  ) {}

  @Answers(exportResumeRoute)
  async resume(@From() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const view = await this.ownView(caller);
    asDownload(reply, 'application/json; charset=utf-8', `${view.uname}-resume.json`).send(toText(writeJsonResume(view)));
  }

  @Answers(exportArchiveRoute)
  async archive(@From() caller: Caller, @Res() reply: FastifyReply): Promise<void> {
    const view = await this.ownView(caller);
    const { files } = await this.rpc.call(listFiles, caller, {});
    // Each service is asked before the first byte goes out: one that is away is a refusal, not half an archive.
    const rows = await this.personRows.all(caller);
    const archive = writeArchive({
      uname: view.uname,
      resume: toText(writeJsonResume(view)),
      rows,
      files: files.map(({ id, name, key, createdAt }) => ({
        id,
        name,
        at: new Date(createdAt),
        open: () => this.store.read(key),
        size: () => this.store.size(key),
      })),
    });
    asDownload(reply, 'application/zip', `${view.uname}-folia.zip`).send(archive);
  }

  private async ownView(caller: Caller): Promise<PortfolioView> {
    const { json } = await this.rpc.call(viewPortfolio, caller, { key: admit('owner', caller, exportResumeRoute.scope).id });
    return JSON.parse(json) as PortfolioView;
  }
}

const toText = (json: unknown) => `${JSON.stringify(json, undefined, 2)}\n`;
