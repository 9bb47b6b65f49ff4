import { palette } from '../palette.ts';
import { fill, stroke } from '../svg.ts';

/** Returns the lines of a face that its relief does not produce: brow, eye, nostril and mouth. */
export function faceLines(colour: string): string {
  const fine = 'M398 606C408 596 422 600 420 614M396 690C414 688 428 692 446 686';
  return (
    stroke('M424 448C446 428 482 424 516 436', colour, 7) + eye(colour) + stroke(fine, colour, 3.6)
  );
}

/** Returns an ear, for sitters whose hair does not cover it. */
export function ear(tint: string, colour: string): string {
  const rim =
    'M668 604C652 560 646 520 662 492C680 464 726 468 734 506C740 540 716 556 710 584C704 610 684 622 668 604Z';
  const inside = 'M676 590C668 560 664 530 676 510C688 494 712 498 716 518C718 540 694 548 692 574';
  return fill(rim, tint) + stroke(rim + inside, colour, 3.6);
}

/** Returns an eye from the side: the white, the iris at its front, and the lids. */
function eye(colour: string): string {
  return (
    fill(
      'M434 478C429 484 431 493 438 498C456 499 472 495 488 488C472 477 452 473 434 478Z',
      palette.paper,
    ) +
    fill('M435 478C446 481 447 492 439 498C431 493 429 484 435 478Z', palette.tide950) +
    stroke('M428 478C446 469 472 473 496 491', colour, 5.5) +
    stroke('M438 500C456 501 472 497 488 488', colour, 2.6)
  );
}

/** Spectacles: a lens seen from the side, and its arm. */
export function spectacles(colour: string): string {
  return (
    stroke(
      'M402 474C400 452 424 444 462 446C494 448 504 462 500 494C496 530 470 542 440 538C414 534 404 506 402 474Z',
      colour,
      6,
    ) + stroke('M502 466C560 468 620 476 676 494', colour, 6)
  );
}
