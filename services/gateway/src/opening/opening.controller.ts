import { openingsRoute } from '@folia/contracts/opening/routes';
import { Controller } from '@nestjs/common';
import { env } from '../env';
import { Answers } from '../http/answers.decorator';
import { readOpenings } from './read-openings';

@Controller()
export class OpeningController {
  /** Read when the process starts, so that a faulty file is noticed then. */
  private readonly openings = readOpenings(env.CAREERS_FILE);

  @Answers(openingsRoute)
  list() {
    return this.openings;
  }
}
