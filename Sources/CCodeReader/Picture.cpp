#include "Picture.h"

#include <algorithm>
#include <cmath>

Picture inverted(View picture) {
    Picture result(picture.width, picture.height);
    for (size_t i = 0; i < result.pixels.size(); ++i) result.pixels[i] = static_cast<uint8_t>(255 - picture.pixels[i]);
    return result;
}

Picture evened(View picture) {
    // A pixel has to be darker than its neighbourhood by this to be black: flat areas are white.
    constexpr int least = 6;
    int radius = std::max(8, std::min(picture.width, picture.height) / 12);
    // Sums of all that is above and to the left. They may wrap around: their differences do not.
    size_t stride = static_cast<size_t>(picture.width) + 1;
    std::vector<uint32_t> sums(stride * (picture.height + 1));
    for (int y = 0; y < picture.height; ++y) {
        uint32_t row = 0;
        for (int x = 0; x < picture.width; ++x) {
            row += picture.at(x, y);
            sums[(y + 1) * stride + x + 1] = sums[y * stride + x + 1] + row;
        }
    }
    Picture result(picture.width, picture.height);
    uint8_t *target = result.pixels.data();
    for (int y = 0; y < picture.height; ++y) {
        size_t top = std::max(0, y - radius) * stride, bottom = std::min(picture.height, y + radius + 1) * stride;
        for (int x = 0; x < picture.width; ++x) {
            int left = std::max(0, x - radius), right = std::min(picture.width, x + radius + 1);
            uint32_t sum = sums[bottom + right] - sums[bottom + left] - sums[top + right] + sums[top + left];
            int mean = static_cast<int>(sum / ((bottom - top) / stride * (right - left)));
            *target++ = picture.at(x, y) + least < mean ? 0 : 255;
        }
    }
    return result;
}

void fill(Picture &picture, const float corners[8], uint8_t value) {
    auto [least, most] = std::minmax({corners[1], corners[3], corners[5], corners[7]});
    int top = std::max(0, static_cast<int>(least)), bottom = std::min(picture.height - 1, static_cast<int>(std::ceil(most)));
    for (int y = top; y <= bottom; ++y) {
        double left = picture.width, right = -1;
        for (int i = 0; i < 4; ++i) {
            double x = corners[2 * i], v = corners[2 * i + 1];
            double nextX = corners[(2 * i + 2) % 8], nextV = corners[(2 * i + 3) % 8];
            if (y < std::min(v, nextV) - 1 || y > std::max(v, nextV) + 1) continue;
            double share = v == nextV ? 0 : std::clamp((y - v) / (nextV - v), 0.0, 1.0);
            double crossing = x + (nextX - x) * share;
            left = std::min({left, crossing, v == nextV ? nextX : crossing});
            right = std::max({right, crossing, v == nextV ? nextX : crossing});
        }
        int first = std::max(0, static_cast<int>(left)), last = std::min(picture.width - 1, static_cast<int>(std::ceil(right)));
        if (first <= last) std::fill_n(picture.pixels.begin() + static_cast<size_t>(y) * picture.width + first, last - first + 1, value);
    }
}

static Picture reduced(View picture, int width, int height) {
    Picture result(width, height);
    std::vector<int> columns(width + 1);
    for (int x = 0; x <= width; ++x) columns[x] = static_cast<int>(static_cast<int64_t>(x) * picture.width / width);
    uint8_t *target = result.pixels.data();
    for (int y = 0; y < height; ++y) {
        int top = static_cast<int>(static_cast<int64_t>(y) * picture.height / height);
        int bottom = static_cast<int>(static_cast<int64_t>(y + 1) * picture.height / height);
        for (int x = 0; x < width; ++x) {
            unsigned sum = 0;
            for (int v = top; v < bottom; ++v) {
                const uint8_t *row = picture.pixels + static_cast<size_t>(v) * picture.width;
                for (int u = columns[x]; u < columns[x + 1]; ++u) sum += row[u];
            }
            *target++ = static_cast<uint8_t>(sum / ((bottom - top) * (columns[x + 1] - columns[x])));
        }
    }
    return result;
}

/// Where a line of an enlarged picture lies between two of the picture: the first of them, and how much of 256 the second has.
struct Between {
    int first, second, share;

    Between(int place, double scale, int size) {
        double exact = std::clamp((place + 0.5) / scale - 0.5, 0.0, size - 1.0);
        first = static_cast<int>(exact);
        second = std::min(first + 1, size - 1);
        share = static_cast<int>((exact - first) * 256);
    }
};

static Picture enlarged(View picture, int width, int height, double scale) {
    Picture result(width, height);
    std::vector<Between> columns;
    columns.reserve(width);
    for (int x = 0; x < width; ++x) columns.emplace_back(x, scale, picture.width);
    uint8_t *target = result.pixels.data();
    for (int y = 0; y < height; ++y) {
        Between row(y, scale, picture.height);
        const uint8_t *upper = picture.pixels + static_cast<size_t>(row.first) * picture.width;
        const uint8_t *lower = picture.pixels + static_cast<size_t>(row.second) * picture.width;
        for (const Between &column : columns) {
            int above = upper[column.first] * (256 - column.share) + upper[column.second] * column.share;
            int below = lower[column.first] * (256 - column.share) + lower[column.second] * column.share;
            *target++ = static_cast<uint8_t>((above * (256 - row.share) + below * row.share) >> 16);
        }
    }
    return result;
}

Picture scaled(View picture, double scale) {
    int width = std::max(1, static_cast<int>(picture.width * scale)), height = std::max(1, static_cast<int>(picture.height * scale));
    return scale < 1 ? reduced(picture, width, height) : enlarged(picture, width, height, scale);
}
