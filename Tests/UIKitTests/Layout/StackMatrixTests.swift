import Sessions
import Testing
import UIKit

/// What holds of each distribution and each alignment, in both directions of the axis and of the language.
@MainActor
@Suite(.session) struct StackMatrixTests {
    struct Case: CustomTestStringConvertible, Sendable {
        var axis: NSLayoutConstraint.Axis
        var distribution: UIStackView.Distribution
        var alignment: UIStackView.Alignment
        var isRightToLeft: Bool
        var testDescription: String {
            "axis \(axis.rawValue) distribution \(distribution.rawValue) alignment \(alignment.rawValue) \(isRightToLeft)"
        }
    }

    nonisolated static let cases: [Case] = {
        var all: [Case] = []
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering] {
                for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing] {
                    for isRightToLeft in [false, true] {
                        all.append(Case(axis: axis, distribution: distribution, alignment: alignment, isRightToLeft: isRightToLeft))
                    }
                }
            }
        }
        return all
    }()

    /// A view's extent along an axis, in the order of the language.
    private func extent(_ view: UIView, _ isAlong: Bool, _ test: Case, in size: CGSize) -> (start: CGFloat, end: CGFloat) {
        let isHorizontal = (test.axis == .horizontal) == isAlong
        guard isHorizontal else { return (view.frame.minY, view.frame.maxY) }
        return test.isRightToLeft ? (size.width - view.frame.maxX, size.width - view.frame.minX) : (view.frame.minX, view.frame.maxX)
    }

    @Test(arguments: cases)
    func everyWayOfArranging(_ test: Case) {
        // Along the axis 30, 60 and 90 points, across it 20, 40 and 10, in 300 by 80 points, 10 apart.
        let lengths: [CGFloat] = [30, 60, 90]
        let widths: [CGFloat] = [20, 40, 10]
        let isHorizontal = test.axis == .horizontal
        let views = zip(lengths, widths).map { isHorizontal ? ContentView($0, $1) : ContentView($1, $0) }
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (test.axis, test.distribution, test.alignment, 10)
        if test.isRightToLeft { stack.semanticContentAttribute = .forceRightToLeft }
        stack.frame = isHorizontal ? rect(0, 0, 300, 80) : rect(0, 0, 80, 300)
        views[0].setContentHuggingPriority(UILayoutPriority(100), for: test.axis)
        let messages = logged { stack.layoutIfNeeded() }
        #expect(messages.isEmpty)
        let size = stack.bounds.size
        let along = views.map { extent($0, true, test, in: size) }
        let across = views.map { extent($0, false, test, in: size) }

        #expect(along.first!.start == 0 && along.last!.end == 300)
        let gaps = zip(along, along.dropFirst()).map { $1.start - $0.end }
        let sizes = along.map { $0.end - $0.start }
        switch test.distribution {
        case .fill: #expect(gaps == [10, 10] && sizes == [130, 60, 90])
        case .fillEqually:
            #expect(gaps.allSatisfy { abs($0 - 10) < 0.5 } && sizes.allSatisfy { abs($0 - 280.0 / 3) < 0.5 })
        case .fillProportionally:
            #expect(gaps.allSatisfy { abs($0 - 10) < 0.5 })
            #expect(abs(sizes[1] / sizes[0] - 2) < 0.05 && abs(sizes[2] / sizes[0] - 3) < 0.05)
        case .equalSpacing: #expect(sizes == lengths && gaps == [60, 60])
        case .equalCentering:
            let centers = along.map { ($0.start + $0.end) / 2 }
            #expect(sizes == lengths && abs((centers[1] - centers[0]) - (centers[2] - centers[1])) < 0.51)
        }

        for (extent, width) in zip(across, widths) {
            switch test.alignment {
            case .fill: #expect(extent == (0, 80))
            case .leading: #expect(extent == (0, width))
            case .center: #expect(extent == (40 - width / 2, 40 + width / 2))
            default: #expect(extent == (80 - width, 80))
            }
        }
    }

    /// Lines of several texts: the first ones, or the last ones, stand on one line.
    @Test(arguments: [UIStackView.Alignment.firstBaseline, .lastBaseline])
    func baselinesOfTextsOfSeveralLines(_ alignment: UIStackView.Alignment) {
        let (short, long) = (UILabel(), UILabel())
        short.text = "One"
        short.font = .systemFont(ofSize: 12)
        long.text = "Two\nlines"
        long.numberOfLines = 0
        long.font = .systemFont(ofSize: 24)
        let stack = UIStackView(arrangedSubviews: [short, long])
        stack.alignment = alignment
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = container(300, 200, stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        func baseline(_ label: UILabel) -> CGFloat {
            alignment == .firstBaseline
                ? label.frame.minY + label.firstBaselineFromTop : label.frame.maxY - label.lastBaselineFromBottom
        }
        #expect(abs(baseline(short) - baseline(long)) < 0.51)
        #expect(abs(stack.frame.height - long.frame.height) < 0.51)
    }
}
