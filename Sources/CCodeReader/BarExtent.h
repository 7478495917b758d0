#pragma once

#include "Picture.h"

/// Bars are read along a line: moves the corners, top left, top right, bottom right and bottom left, as far as the bars go.
void extendAlongBars(View picture, float corners[8]);
/// What is between the bars.
uint8_t brightestAcross(View picture, const float corners[8]);

/// Whether bars that were read a second time, elsewhere, are a part of the same ones: their middle is in the other ones or close to them.
bool isBeside(const float corners[8], const float others[8]);
