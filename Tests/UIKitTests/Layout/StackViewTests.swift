import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct StackViewTests {
    private func stack(
        _ views: [UIView], _ size: CGSize? = nil, axis: NSLayoutConstraint.Axis = .horizontal,
        _ distribution: UIStackView.Distribution = .fill,
        _ alignment: UIStackView.Alignment = .fill, spacing: CGFloat = 0
    ) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        (stack.axis, stack.distribution, stack.alignment, stack.spacing) = (axis, distribution, alignment, spacing)
        stack.translatesAutoresizingMaskIntoConstraints = false
        let root = container(1000, 1000, stack)
        roots.value.append(root)
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
        if let size {
            if size.width > 0 { stack.widthAnchor.constraint(equalToConstant: size.width).isActive = true }
            if size.height > 0 { stack.heightAnchor.constraint(equalToConstant: size.height).isActive = true }
        }
        root.layoutIfNeeded()
        return stack
    }

    private final class Roots { var value: [UIView] = [] }
    private let roots = Roots()

    private func layOut(_ stack: UIStackView) { stack.superview?.layoutIfNeeded() }

    private func boxes(_ sizes: (CGFloat, CGFloat)...) -> [ContentView] { sizes.map { ContentView($0.0, $0.1) } }

    @Test func aStackIsAsLargeAsItsViews() {
        let views = boxes((10, 20), (30, 40), (50, 10))
        let row = stack(views, spacing: 5)
        #expect(row.frame == rect(0, 0, 100, 40))
        #expect(views.map(\.frame) == [rect(0, 0, 10, 40), rect(15, 0, 30, 40), rect(50, 0, 50, 40)])
        let others = boxes((10, 20), (30, 40))
        let column = stack(others, axis: .vertical, .fill, .center, spacing: 5)
        #expect(column.frame == rect(0, 0, 30, 65))
        #expect(others.map(\.frame) == [rect(10, 0, 10, 20), rect(0, 25, 30, 40)])
    }

    @Test func fillGivesRoomByHuggingThenByIndex() {
        let views = boxes((10, 20), (30, 20), (20, 20))
        _ = stack(views, CGSize(width: 100, height: 0))
        #expect(views.map(\.frame.width) == [50, 30, 20])
        let hugging = boxes((10, 20), (30, 20), (20, 20))
        hugging[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        _ = stack(hugging, CGSize(width: 100, height: 0))
        #expect(hugging.map(\.frame.width) == [10, 70, 20])
        let resisting = boxes((50, 20), (50, 20))
        resisting[0].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
        _ = stack(resisting, CGSize(width: 60, height: 0))
        #expect(resisting.map(\.frame.width) == [10, 50])
    }

    @Test func fillEquallyGivesAllTheSameLength() {
        let views = boxes((10, 20), (30, 20), (20, 20))
        let row = stack(views, CGSize(width: 110, height: 0), .fillEqually, spacing: 10)
        #expect(views.map(\.frame) == [rect(0, 0, 30, 20), rect(40, 0, 30, 20), rect(80, 0, 30, 20)])
        row.spacing = 25
        layOut(row)
        #expect(views.map(\.frame.minX) == [0, 45, 90])
    }

    @Test func fillProportionallyKeepsTheRatiosOfTheContents() {
        let views = boxes((10, 20), (30, 20), (20, 20))
        _ = stack(views, CGSize(width: 130, height: 0), .fillProportionally, spacing: 5)
        #expect(views.map(\.frame) == [rect(0, 0, 20, 20), rect(25, 0, 60, 20), rect(90, 0, 40, 20)])
        views[0].content.width = 70
        roots.value.last?.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [70, 30, 20])
    }

    @Test func equalSpacingMakesTheGapsEqual() {
        let views = boxes((10, 20), (30, 20), (20, 20))
        let row = stack(views, CGSize(width: 100, height: 0), .equalSpacing, spacing: 5)
        #expect(views.map(\.frame) == [rect(0, 0, 10, 20), rect(30, 0, 30, 20), rect(80, 0, 20, 20)])
        row.spacing = 25
        layOut(row)
        // No less than the spacing: the views give way.
        #expect(views[1].frame.minX - views[0].frame.maxX == 25 && views[2].frame.minX - views[1].frame.maxX == 25)
        let free = boxes((10, 20), (30, 20))
        #expect(stack(free, nil, .equalSpacing, spacing: 7).frame.width == 47)
    }

    @Test func equalCenteringMakesTheCentersEquallyDistant() {
        let views = boxes((10, 20), (30, 20), (20, 20))
        let row = stack(views, CGSize(width: 115, height: 0), .equalCentering)
        #expect(views.map(\.frame.midX) == [5, 55, 105])
        row.spacing = 30
        layOut(row)
        #expect(views[1].frame.minX - views[0].frame.maxX >= 30 && views[2].frame.minX - views[1].frame.maxX >= 30)
    }

    @Test(arguments: [
        (UIStackView.Alignment.fill, [rect(0, 0, 10, 60), rect(10, 0, 20, 60)]), (.top, [rect(0, 0, 10, 20), rect(10, 0, 20, 40)]),
        (.center, [rect(0, 20, 10, 20), rect(10, 10, 20, 40)]), (.bottom, [rect(0, 40, 10, 20), rect(10, 20, 20, 40)]),
    ])
    func viewsStandAcrossAsAligned(_ alignment: UIStackView.Alignment, _ frames: [CGRect]) {
        let views = boxes((10, 20), (20, 40))
        _ = stack(views, CGSize(width: 0, height: 60), .fill, alignment)
        #expect(views.map(\.frame) == frames)
    }

    @Test(arguments: [(UIStackView.Alignment.leading, [0, 0]), (.center, [25, 20]), (.trailing, [50, 40])])
    func columnsAlignToo(_ alignment: UIStackView.Alignment, _ starts: [CGFloat]) {
        let views = boxes((10, 20), (20, 40))
        _ = stack(views, CGSize(width: 60, height: 0), axis: .vertical, .fill, alignment)
        #expect(views.map(\.frame.minX) == starts && views.map(\.frame.width) == [10, 20])
    }

    @Test func baselinesAlign() {
        let (small, large) = (TextView(characters: 2), TextView(characters: 2, lineHeight: 40))
        let first = stack([small, large], nil, .fill, .firstBaseline)
        #expect(small.frame == rect(0, 15, 20, 20) && large.frame == rect(20, 0, 20, 40) && first.frame.height == 40)
        let (a, b) = (TextView(characters: 2), TextView(characters: 2, lineHeight: 40))
        _ = stack([a, b], CGSize(width: 0, height: 100), .fill, .lastBaseline)
        #expect(b.frame.maxY == 100 && a.frame.maxY == 95)
        let (c, d) = (TextView(characters: 2), TextView(characters: 2, lineHeight: 40))
        _ = stack([c, d], CGSize(width: 0, height: 100), .fill, .firstBaseline)
        #expect(d.frame.minY == 0 && c.frame.minY == 15)
    }

    @Test func verticalSpacingCanRunFromBaselineToBaseline() {
        let (a, b) = (TextView(characters: 2), TextView(characters: 2))
        let column = stack([a, b], axis: .vertical, .fill, .leading, spacing: 50)
        #expect(b.frame.minY == 70)
        column.isBaselineRelativeArrangement = true
        layOut(column)
        #expect(b.frame.minY == 50)
    }

    @Test func spacesCanBeSetAfterEachView() {
        let views = boxes((10, 20), (10, 20), (10, 20))
        let row = stack(views, spacing: 5)
        row.setCustomSpacing(20, after: views[0])
        layOut(row)
        #expect(views.map(\.frame.minX) == [0, 30, 45])
        #expect(row.customSpacing(after: views[0]) == 20 && row.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
        row.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
        row.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        layOut(row)
        #expect(views.map(\.frame.minX) == [0, 15, 33])
    }

    @Test func marginsCanBeLeftAround() {
        let views = boxes((10, 20), (10, 20))
        let row = stack(views)
        row.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        layOut(row)
        #expect(row.frame.size == CGSize(width: 20, height: 20))
        row.isLayoutMarginsRelativeArrangement = true
        layOut(row)
        #expect(row.frame.size == CGSize(width: 26, height: 24) && views.map(\.frame) == [rect(2, 1, 10, 20), rect(12, 1, 10, 20)])
        row.layoutMargins.left = 10
        layOut(row)
        #expect(views[0].frame.minX == 10)
    }

    @Test func hiddenViewsTakeNoPart() {
        let views = boxes((10, 20), (30, 40), (20, 20))
        let row = stack(views, nil, .fill, .top, spacing: 5)
        views[1].isHidden = true
        layOut(row)
        #expect(row.frame.size == CGSize(width: 35, height: 20) && views[2].frame == rect(15, 0, 20, 20))
        views[1].isHidden = false
        views[0].isHidden = true
        layOut(row)
        #expect(row.frame.size == CGSize(width: 55, height: 40) && views[1].frame == rect(0, 0, 30, 40))
        for view in views { view.isHidden = true }
        layOut(row)
        #expect(row.arrangedSubviews.count == 3)
    }

    @Test func viewsComeAndGo() {
        let views = boxes((10, 20), (30, 20), (20, 20))
        let row = stack(Array(views[..<2]))
        row.insertArrangedSubview(views[2], at: 0)
        layOut(row)
        #expect(views.map(\.frame.minX) == [20, 30, 0] && row.arrangedSubviews == [views[2], views[0], views[1]])
        row.removeArrangedSubview(views[0])
        layOut(row)
        #expect(views[1].frame.minX == 20 && views[0].superview === row)
        views[2].removeFromSuperview()
        layOut(row)
        #expect(row.arrangedSubviews == [views[1]] && views[1].frame.minX == 0)
        row.insertArrangedSubview(views[0], at: 1)
        row.addArrangedSubview(views[1])
        layOut(row)
        #expect(row.arrangedSubviews == [views[0], views[1]] && views.map(\.frame.minX)[..<2] == [0, 10])
        #expect(!views[0].translatesAutoresizingMaskIntoConstraints)
    }

    @Test func theAxisTurns() {
        let views = boxes((10, 20), (30, 40))
        let row = stack(views)
        row.axis = .vertical
        layOut(row)
        #expect(views.map(\.frame) == [rect(0, 0, 30, 20), rect(0, 20, 30, 40)])
    }

    @Test func stacksNest() {
        let (left, right) = (boxes((10, 20), (20, 30)), boxes((40, 40)))
        let column = UIStackView(arrangedSubviews: left)
        column.axis = .vertical
        let row = stack([column] + right, nil, .fill, .center, spacing: 3)
        #expect(row.frame.size == CGSize(width: 63, height: 50) && right[0].frame == rect(23, 5, 40, 40))
        left[0].isHidden = true
        layOut(row)
        #expect(row.frame.size == CGSize(width: 63, height: 40))
    }

    @Test func rightToLeftRunsFromTheRight() {
        let views = boxes((10, 20), (30, 20))
        let row = stack(views, CGSize(width: 100, height: 0), .fill)
        row.semanticContentAttribute = .forceRightToLeft
        row.spacing = 1
        layOut(row)
        #expect(views[0].frame.maxX == 100 && views[1].frame.minX == 0)
    }

    @Test func hidingInAnAnimationShrinksTheViewAwayFirst() {
        let views = boxes((10, 20), (30, 20), (20, 20))
        let controller = UIViewController()
        let stage = Stage(controller)
        let row = UIStackView(arrangedSubviews: views)
        row.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(row)
        row.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
        row.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
        stage.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true }
        #expect(views[1].isHidden && !views[1].layer.isHidden && views[2].frame.minX == 10)
        stage.advance(0.5)
        #expect(abs((views[2].layer.presentation()?.frame.minX ?? 0) - 25) < 2)
        #expect(!views[1].layer.isHidden)
        stage.advance(0.7)
        #expect(views[1].layer.isHidden)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false }
        #expect(!views[1].isHidden && !views[1].layer.isHidden && views[1].frame.width == 30)
        stage.advance(1.2)
        #expect(!views[1].layer.isHidden)
    }
}
