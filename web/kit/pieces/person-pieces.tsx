import { Avatar } from '../../src/ui/avatar';
import { CameraButton } from '../../src/ui/camera-button';
import { ProfilePhoto } from '../../src/ui/profile-photo';
import { Piece, Pieces, State } from '../piece';

const nothing = () => {};

export const PersonPieces = () => (
  <Pieces title="People">
    <Piece name="Avatar" note="Letters are larger and bolder under 40 px, lighter over 100 px.">
      {[20, 32, 40, 64, 100, 144].map((size) => (
        <State key={size} label={`${size} px`}>
          <Avatar name="Mira Solheim" size={size} />
        </State>
      ))}
      <State label="one word">
        <Avatar name="Mira" size={64} />
      </State>
      <State label="no name">
        <Avatar name="" size={64} />
      </State>
    </Piece>
    <Piece name="ProfilePhoto" parts={['CameraButton']} note="At 800 px and below it has 0.7 of its size, but never under 100 px when it is over 100.">
      <State label="to look at">
        <ProfilePhoto name="Mira Solheim" size={104} />
      </State>
      <State label="to change">
        <ProfilePhoto name="Mira Solheim" size={104} onCamera={nothing} />
      </State>
      <State label="the camera alone">
        <span className="relative block size-16">
          <CameraButton onClick={nothing} />
        </span>
      </State>
    </Piece>
  </Pieces>
);
