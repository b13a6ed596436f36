import { figuresRoute } from '@folia/contracts/figures/routes';
import type { Figures } from '@folia/contracts/figures/shapes';
import { Controller } from '@nestjs/common';
import { Answers } from '../http/answers.decorator';
import { FiguresService } from './figures.service';

@Controller()
export class FiguresController {
  constructor(private readonly figures: FiguresService) {}

  @Answers(figuresRoute)
  get(): Promise<Figures> {
    return this.figures.get();
  }
}
