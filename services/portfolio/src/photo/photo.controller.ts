import type { Owner } from '@folia/contracts/access';
import type { Caller } from '@folia/contracts/caller';
import { openPhoto, removePhoto, setPhoto } from '@folia/contracts/photo/questions';
import type { PhotoCrop, PhotoName } from '@folia/contracts/photo/shapes';
import { Handles } from '@folia/platform/rpc-handler';
import { Controller } from '@nestjs/common';
import { PhotoService } from './photo.service';

@Controller()
export class PhotoController {
  constructor(private readonly photos: PhotoService) {}

  @Handles(setPhoto)
  set(owner: Owner, { key, crop }: { key: string; crop: PhotoCrop }) {
    return this.photos.set(owner, key, crop);
  }

  @Handles(removePhoto)
  async remove(owner: Owner) {
    await this.photos.remove(owner);
    return {};
  }

  @Handles(openPhoto)
  open(caller: Caller, { key, name }: { key: string; name: PhotoName }) {
    return this.photos.open(caller, key, name);
  }
}
