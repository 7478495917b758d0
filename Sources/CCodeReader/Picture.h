#pragma once
// Pictures of brightness, and what is made of them.

#include <cstddef>
#include <cstdint>
#include <vector>

/// A picture that somebody else owns.
struct View {
    const uint8_t *pixels;
    int width, height;

    uint8_t at(int x, int y) const { return pixels[static_cast<size_t>(y) * width + x]; }
};

/// A picture of its own.
struct Picture {
    int width, height;
    std::vector<uint8_t> pixels;

    Picture(int width, int height) : width(width), height(height), pixels(static_cast<size_t>(width) * height) {}
    View view() const { return {pixels.data(), width, height}; }
};

/// Fills a convex quadrilateral, whose corners are x, y, x, y …
void fill(Picture &picture, const float corners[8], uint8_t value);
/// The picture with bright and dark exchanged.
Picture inverted(View picture);
/// The picture in black and white: what is darker than what is around it is black.
Picture evened(View picture);
/// The picture at another size: a pixel is the mean of those that it covers, or lies between those beside it.
Picture scaled(View picture, double scale);
