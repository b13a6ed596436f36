import type { Caller } from '@folia/contracts/caller';
import { requireUser } from '@folia/contracts/caller-checks';
import type { GeneralResume, GeneralResumeQuery } from '@folia/contracts/general-resume';
import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { ResumePictureName, WrittenFile } from '@folia/contracts/tailored-resume';
import { generalDocument, shownItems } from '@folia/resume-writing/document/general-document';
import { contactIn } from '@folia/resume-writing/portfolio-today';
import { Injectable } from '@nestjs/common';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { ResumeFilesService } from '../tailored-resume/resume-files.service';

/** A resume of the portfolio of today, for no job: nothing is kept, nothing is paid. */
@Injectable()
export class GeneralResumeService {
  constructor(
    private readonly portfolios: OwnPortfolioClient,
    private readonly files: ResumeFilesService,
  ) {}

  async get(caller: Caller, query: GeneralResumeQuery): Promise<GeneralResume> {
    const { document, portfolio, items } = await this.make(caller, query);
    const { fit } = await this.files.measure(document, new Date());
    return { entries: items.length, leftOut: portfolio.items.length - items.length, contact: contactIn(portfolio.header), fit };
  }

  async write(caller: Caller, name: ResumePictureName, query: GeneralResumeQuery): Promise<WrittenFile> {
    const { document } = await this.make(caller, query);
    const { data, mediaType, fileName } = await this.files.writeDocument(document, name, new Date());
    return { base64: data.toString('base64'), mediaType, fileName };
  }

  private async make(caller: Caller, query: GeneralResumeQuery) {
    const portfolio = await this.portfolios.read(caller, requireUser(caller));
    const items = shownItems(portfolio);
    const document: ResumeDocument = generalDocument(items, portfolio, query);
    return { document, portfolio, items };
  }
}
