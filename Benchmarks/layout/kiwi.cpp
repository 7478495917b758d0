// The rows(n) scene of README.md on kiwi, for comparison. Prints one JSON object a line.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace kiwi;
using Clock = std::chrono::steady_clock;

static double milliseconds(Clock::time_point since) { return std::chrono::duration<double, std::milli>(Clock::now() - since).count(); }
static double priority(double level) { return strength::create(0, level, 0); }

struct Box {
    Variable x, y, width, height;
};

struct Rows {
    Solver solver;
    Box root;
    std::vector<Box> boxes;

    explicit Rows(int count) {
        boxes.reserve(count * 4);
        solver.addEditVariable(root.width, strength::strong);
        solver.suggestValue(root.width, 393);
        solver.addConstraint(root.x == 0);
        solver.addConstraint(root.y == 0);
        solver.addConstraint(root.height == 1e6);
        Expression bottom(root.y);
        for (int i = 0; i < count; i++) {
            Box row, image, title, detail;
            solver.addConstraint(row.x == root.x + 16);
            solver.addConstraint(row.x + row.width == root.x + root.width - 16);
            solver.addConstraint(row.y == bottom + 8);
            solver.addConstraint(row.height >= 44);
            solver.addConstraint((row.height == 44) | priority(250));
            solver.addConstraint(image.x == row.x + 8);
            solver.addConstraint(image.y + image.height * 0.5 == row.y + row.height * 0.5);
            solver.addConstraint(image.width == 32);
            solver.addConstraint(image.height == 32);
            solver.addConstraint(title.x == image.x + image.width + 8);
            solver.addConstraint(title.y == row.y + 4);
            solver.addConstraint(title.x + title.width <= row.x + row.width - 8);
            solver.addConstraint((title.width == 120) | priority(750));
            solver.addConstraint((title.height == 20) | priority(750));
            solver.addConstraint(detail.x == title.x);
            solver.addConstraint(detail.y == title.y + title.height + 2);
            solver.addConstraint(detail.y + detail.height <= row.y + row.height - 4);
            solver.addConstraint(detail.x + detail.width <= row.x + row.width - 8);
            solver.addConstraint((detail.width == 200) | priority(750));
            solver.addConstraint((detail.height == 16) | priority(750));
            bottom = row.y + row.height;
            for (const Box &box : {row, image, title, detail}) boxes.push_back(box);
        }
        solver.updateVariables();
    }
};

int main() {
    double previous = 0;
    for (int count : {10, 100, 1000}) {
        auto start = Clock::now();
        Rows rows(count);
        double build = milliseconds(start);
        for (int i = 0; i < 4 && build < 1000; i++) {
            start = Clock::now();
            Rows again(count);
            build = std::min(build, milliseconds(start));
        }
        start = Clock::now();
        for (int i = 0; i < 100; i++) {
            rows.solver.suggestValue(rows.root.width, 393 + i % 2);
            rows.solver.updateVariables();
        }
        printf("{\"solver\":\"kiwi\",\"scene\":\"rows(%d)\",\"build_ms\":%.3f,\"resize_ms\":%.3f", count, build, milliseconds(start) / 100);
        if (count == 1000) printf(",\"exponent\":%.3f", std::log10(build / previous));
        printf("}\n");
        previous = build;
    }
}
