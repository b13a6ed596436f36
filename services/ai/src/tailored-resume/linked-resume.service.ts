import type { Caller } from '@folia/contracts/caller';
import { AppError } from '@folia/contracts/errors';
import { viewPortfolio } from '@folia/contracts/portfolio/questions';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import type { ResumeFileName, WrittenFile } from '@folia/contracts/tailored-resume/shapes';
import { RpcClient } from '@folia/platform/rpc-client';
import { Injectable } from '@nestjs/common';
import { ResumeFilesService } from './resume-files.service';
import { TailoredResumeRepository } from './tailored-resume.repository';

/** The resume that was sent with an application, for those who hold the link that belongs to it. */
@Injectable()
export class LinkedResumeService {
  constructor(
    private readonly resumes: TailoredResumeRepository,
    private readonly files: ResumeFilesService,
    private readonly rpc: RpcClient,
  ) {}

  /** The PDF, or a picture of a page, which is all that is left where nothing may be downloaded. See the contract for what it throws. */
  async write(caller: Caller, linkId: string, id: string, name: ResumeFileName): Promise<WrittenFile> {
    const ownerId = await this.resumes.ownerOf(id);
    if (!ownerId) throw new AppError('NOT_FOUND');
    const { json } = await this.rpc.call(viewPortfolio, caller, { key: ownerId, linkId });
    const { link } = JSON.parse(json) as PortfolioView;
    const isShown = link?.resume?.id === id && (name.startsWith('page-') || (name === 'resume.pdf' && link.downloads));
    const found = isShown ? await this.resumes.find(ownerId, id) : null;
    if (!found?.sent || !found.sentAt) throw new AppError('NOT_FOUND');
    const { data, mediaType, fileName } = await this.files.write(found.sent, name, new Date(found.sentAt));
    return { base64: data.toString('base64'), mediaType, fileName };
  }
}
