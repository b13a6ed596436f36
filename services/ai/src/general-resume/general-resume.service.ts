import type { Owner } from '@folia/contracts/access';
import type { GeneralResume, GeneralResumeQuery } from '@folia/contracts/general-resume/shapes';
import type { ResumeDocument } from '@folia/contracts/resume-document';
import type { ResumePictureName, WrittenFile } from '@folia/contracts/tailored-resume/shapes';
import { generalDocument, shownItems } from '@folia/resume-writing/document/general-document';
import { contactIn } from '@folia/resume-writing/portfolio-today';
import { Injectable } from '@nestjs/common';
import { OwnPortfolioClient } from '../portfolio/own-portfolio.client';
import { ResumeFilesService } from '../tailored-resume/resume-files.service';

/** A resume from today's portfolio, for no job in particular: nothing is kept and nothing is charged. */
@Injectable()
export class GeneralResumeService {
  constructor(
    private readonly portfolios: OwnPortfolioClient,
    private readonly files: ResumeFilesService,
  ) {}

  async get(owner: Owner, query: GeneralResumeQuery): Promise<GeneralResume> {
    const { document, portfolio, items } = await this.make(owner, query);
    const { fit } = await this.files.measure(document, new Date());
    return { entries: items.length, leftOut: portfolio.items.length - items.length, contact: contactIn(portfolio.header), fit };
  }

  async write(owner: Owner, name: ResumePictureName, query: GeneralResumeQuery): Promise<WrittenFile> {
    const { document } = await this.make(owner, query);
    const { data, mediaType, fileName } = await this.files.writeDocument(document, name, new Date());
    return { base64: data.toString('base64'), mediaType, fileName };
  }

  private async make(owner: Owner, query: GeneralResumeQuery) {
    const portfolio = await this.portfolios.read(owner);
    const items = shownItems(portfolio);
    const document: ResumeDocument = generalDocument(items, portfolio, query);
    return { document, portfolio, items };
  }
}
