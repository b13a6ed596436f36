import { AppError } from '@folia/contracts/errors';
import { listExamplesRoute } from '@folia/contracts/examples/routes';
import type { Example } from '@folia/contracts/examples/shapes';
import type { PortfolioView } from '@folia/contracts/portfolio/shapes';
import { Controller } from '@nestjs/common';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { PublicPortfolioService } from '../portfolio/public-portfolio.service';
import { showExample } from './show-example';

/** The example people of this installation, as strangers see them. Which ones is the operator's configuration: nobody makes themselves an example. */
@Controller()
export class ExamplesController {
  constructor(private readonly portfolios: PublicPortfolioService) {}

  @Answers(listExamplesRoute)
  async list(): Promise<{ items: Example[] }> {
    const shown = await Promise.all(env.EXAMPLE_USERNAMES.map((uname) => this.show(uname)));
    return { items: shown.filter((example) => example !== null) };
  }

  private async show(uname: string): Promise<Example | null> {
    try {
      const { body } = await this.portfolios.get(uname);
      return showExample(JSON.parse(body.toString()) as PortfolioView);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }
}
