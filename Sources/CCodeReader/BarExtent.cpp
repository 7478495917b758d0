#include "BarExtent.h"

#include <algorithm>
#include <cmath>

namespace {

constexpr int samples = 96;
/// How alike two lines are that cross the same bars.
constexpr double likeness = 0.7;
/// So many lines that are not alike, one after the other, are the end of the bars: a scratch is less.
constexpr int longestGap = 3;

struct Line {
    double x, y, dx, dy;
};

/// The brightness along a line, less its mean, of a length of one. False if some of it is outside or nothing changes along it.
bool profile(View picture, const Line &line, double (&values)[samples]) {
    double mean = 0, square = 0;
    for (int i = 0; i < samples; ++i) {
        double share = (i + 0.5) / samples;
        int x = static_cast<int>(line.x + line.dx * share), y = static_cast<int>(line.y + line.dy * share);
        if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return false;
        mean += values[i] = picture.at(x, y);
    }
    mean /= samples;
    for (double &value : values) {
        value -= mean;
        square += value * value;
    }
    if (square < samples) return false;
    for (double &value : values) value /= std::sqrt(square);
    return true;
}

/// How far a line can be moved along a direction, in pixels, and still cross what it crosses.
int reach(View picture, const Line &line, const double (&values)[samples], double x, double y) {
    int furthest = 0;
    for (int step = 1; step - furthest <= longestGap; ++step) {
        double other[samples];
        if (!profile(picture, {line.x + x * step, line.y + y * step, line.dx, line.dy}, other)) continue;
        double sum = 0;
        for (int i = 0; i < samples; ++i) sum += values[i] * other[i];
        if (sum >= likeness) furthest = step;
    }
    return furthest;
}

}  // namespace

void extendAlongBars(View picture, float corners[8]) {
    double startX = (corners[0] + corners[6]) / 2, startY = (corners[1] + corners[7]) / 2;
    double endX = (corners[2] + corners[4]) / 2, endY = (corners[3] + corners[5]) / 2;
    Line line{startX, startY, endX - startX, endY - startY};
    double length = std::hypot(line.dx, line.dy);
    double values[samples];
    if (length < 1 || !profile(picture, line, values)) return;
    // What is below a line that goes to the right.
    double downX = -line.dy / length, downY = line.dx / length;
    double up = reach(picture, line, values, -downX, -downY), down = reach(picture, line, values, downX, downY);
    const double places[4][3] = {{startX, startY, -up}, {endX, endY, -up}, {endX, endY, down + 1}, {startX, startY, down + 1}};
    for (int i = 0; i < 4; ++i) {
        corners[2 * i] = static_cast<float>(places[i][0] + downX * places[i][2]);
        corners[2 * i + 1] = static_cast<float>(places[i][1] + downY * places[i][2]);
    }
}

uint8_t brightestAcross(View picture, const float corners[8]) {
    double startX = (corners[0] + corners[6]) / 2, startY = (corners[1] + corners[7]) / 2;
    double endX = (corners[2] + corners[4]) / 2, endY = (corners[3] + corners[5]) / 2;
    uint8_t brightest = 0;
    for (int i = 0; i <= samples; ++i) {
        double share = double(i) / samples;
        int x = std::clamp(static_cast<int>(startX + (endX - startX) * share), 0, picture.width - 1);
        int y = std::clamp(static_cast<int>(startY + (endY - startY) * share), 0, picture.height - 1);
        brightest = std::max(brightest, picture.at(x, y));
    }
    return brightest;
}

bool isBeside(const float corners[8], const float others[8]) {
    double x = 0, y = 0, middleX = 0, middleY = 0;
    for (int i = 0; i < 4; ++i) {
        middleX += corners[2 * i] / 4, middleY += corners[2 * i + 1] / 4;
        x += others[2 * i] / 4, y += others[2 * i + 1] / 4;
    }
    double acrossX = corners[2] - corners[0], acrossY = corners[3] - corners[1];
    double width = std::hypot(acrossX, acrossY), height = std::hypot(corners[6] - corners[0], corners[7] - corners[1]);
    double otherHeight = std::hypot(others[6] - others[0], others[7] - others[1]);
    if (width < 1) return false;
    double along = ((x - middleX) * acrossX + (y - middleY) * acrossY) / width;
    double away = ((y - middleY) * acrossX - (x - middleX) * acrossY) / width;
    return std::abs(along) < width / 4 && std::abs(away) < (height + otherHeight) / 2 + width / 8;
}
