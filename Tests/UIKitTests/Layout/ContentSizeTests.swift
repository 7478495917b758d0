import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct ContentSizeTests {
    @Test func viewsHugTheirContentUnlessSomethingStretchesThem() {
        let (a, b) = (ContentView(40, 20), ContentView(60, 20))
        let root = container(300, 200, a, b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            a.topAnchor.constraint(equalTo: root.topAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(0, 0, 40, 20) && b.frame == rect(40, 0, 60, 20))
        b.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 40 && b.frame == rect(40, 0, 260, 20))
        b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 240 && b.frame == rect(240, 0, 60, 20))
    }

    @Test func whatConstraintsLeaveOpenIsTakenUpByPlacesAndLengthsAreNothing() {
        let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
        let root = container(300, 200, a, b, c, d)
        for view in [a, b, c, d] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            a.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -23),
            a.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            b.topAnchor.constraint(lessThanOrEqualTo: root.topAnchor, constant: 10),
            b.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor, constant: -52),
            b.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
            c.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20),
            d.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
            d.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -20),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(300, 177, 0, 0))
        #expect(b.frame == rect(0, 10, 0, 30))
        #expect(c.frame == rect(280, 0, 0, 0))
        #expect(d.frame == rect(5, 0, 0, 0))
        #expect(a.hasAmbiguousLayout && b.hasAmbiguousLayout && d.hasAmbiguousLayout)
        // What was left open no longer is.
        b.widthAnchor.constraint(equalToConstant: 40).isActive = true
        a.heightAnchor.constraint(equalToConstant: 50).isActive = true
        root.layoutIfNeeded()
        #expect(b.frame.width == 40 && a.frame == rect(300, 127, 0, 50))
        #expect(b.constraintsAffectingLayout(for: .horizontal).count == 1)
    }

    @Test func constraintsOutweighContentOfTheSamePriority() {
        let view = ContentView(50, 20)
        let root = container(300, 200, view)
        let least = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
        least.priority = .defaultLow
        let most = view.heightAnchor.constraint(lessThanOrEqualToConstant: 5)
        most.priority = .defaultHigh
        NSLayoutConstraint.activate([least, most])
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 100, height: 5))
        least.priority = UILayoutPriority(249)
        most.priority = UILayoutPriority(749)
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 50, height: 20))
    }

    @Test func viewsOfLessResistanceAreCompressed() {
        let (a, b) = (ContentView(200, 20), ContentView(200, 20))
        let root = container(300, 200, a, b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        a.setContentCompressionResistancePriority(UILayoutPriority(740), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 100 && b.frame.width == 200)
        #expect(a.contentCompressionResistancePriority(for: .horizontal).rawValue == 740)
        #expect(
            a.contentCompressionResistancePriority(for: .vertical) == .defaultHigh
                && a.contentHuggingPriority(for: .vertical) == .defaultLow)
    }

    @Test func changedContentIsLaidOutAnew() {
        let a = ContentView(40, 20)
        let root = container(300, 200, a)
        a.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        a.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
        root.layoutIfNeeded()
        #expect(a.frame == rect(130, 90, 40, 20))
        a.content = CGSize(width: 100, height: UIView.noIntrinsicMetric)
        a.heightAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(a.frame == rect(100, 95, 100, 10))
    }

    @Test func wrappedTextIsAsHighAsItsWidthMakesIt() {
        let text = TextView(characters: 25, wraps: true)
        let below = ContentView(10, 10)
        let root = container(100, 200, text, below)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor), text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            text.topAnchor.constraint(equalTo: root.topAnchor), below.topAnchor.constraint(equalTo: text.bottomAnchor),
            below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == rect(0, 0, 100, 60) && below.frame.minY == 60)
        root.bounds.size.width = 200
        root.layoutIfNeeded()
        #expect(text.frame == rect(0, 0, 200, 40))
        root.bounds.size.width = 400
        root.layoutIfNeeded()
        #expect(text.frame == rect(0, 0, 400, 20) && below.frame.minY == 20)
    }

    @Test func wrappedTextHugsItsLongestLine() {
        let text = TextView(characters: 25, wraps: true)
        let root = container(108, 200, text)
        let trailing = text.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor)
        NSLayoutConstraint.activate([
            text.leadingAnchor.constraint(equalTo: root.leadingAnchor), trailing, text.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(text.frame == rect(0, 0, 100, 60))
        trailing.constant = -50
        root.layoutIfNeeded()
        #expect(text.frame == rect(0, 0, 50, 100))
        trailing.constant = 500
        root.layoutIfNeeded()
        #expect(text.frame == rect(0, 0, 250, 20))
    }

    @Test func labelsWrapAndAlignByTheirBaselines() {
        let (title, value) = (UILabel(), UILabel())
        title.text = "A title that needs more than a single line for all its words"
        title.numberOfLines = 0
        value.text = "Value"
        value.font = .systemFont(ofSize: 34)
        let root = container(150, 400, title, value)
        for label in [title, value] {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            title.widthAnchor.constraint(equalToConstant: 150), title.topAnchor.constraint(equalTo: root.topAnchor),
            value.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor, constant: 40),
        ])
        root.layoutIfNeeded()
        let lineHeight = title.font.lineHeight
        #expect(title.frame.height > 3 * lineHeight && title.frame.height == title.sizeThatFits(CGSize(width: 150, height: 0)).height)
        let titleBaseline = title.frame.maxY - title.lastBaselineFromBottom
        let valueBaseline = value.frame.minY + value.firstBaselineFromTop
        #expect(abs(valueBaseline - titleBaseline - 40) < 0.5)
    }

    @Test func theFirstBaselineIsTheLastOnesUnlessSaidOtherwise() {
        final class Box: UIView {
            let text = TextView(characters: 3)
            override var forLastBaselineLayout: UIView { text }
        }
        let box = Box()
        #expect(box.forFirstBaselineLayout === box.text)
        let plain = UIView()
        #expect(plain.forFirstBaselineLayout === plain && plain.forLastBaselineLayout === plain)
    }

    @Test func baselinesFollowTheHeight() {
        let (a, b) = (TextView(characters: 3), TextView(characters: 3))
        let root = container(300, 200, a, b)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 60),
            b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        // Text stands in the middle: its baseline is 20 + 15 from the top.
        #expect(b.frame == rect(0, 20, 30, 20))
    }

    // MARK: Fitting

    @Test func theFittingSizeSatisfiesTheConstraints() {
        let (cell, text, image) = (UIView(), TextView(characters: 30, wraps: true), plainView())
        cell.addSubview(text)
        cell.addSubview(image)
        NSLayoutConstraint.activate([
            image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
            image.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
            image.widthAnchor.constraint(equalToConstant: 40), image.heightAnchor.constraint(equalToConstant: 40),
            cell.bottomAnchor.constraint(greaterThanOrEqualTo: image.bottomAnchor, constant: 10),
            text.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 10), text.topAnchor.constraint(equalTo: image.topAnchor),
            text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
            text.bottomAnchor.constraint(lessThanOrEqualTo: cell.bottomAnchor, constant: -10),
        ])
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 370, height: 60))
        #expect(
            cell.systemLayoutSizeFitting(
                CGSize(width: 170, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
                == CGSize(width: 170, height: 80))
        #expect(cell.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).height == 10_000)
        // It is found without touching the layout.
        #expect(text.frame == .zero && cell.frame == .zero)
    }

    /// The size to fit is a wish of the priority that is given: what matters more wins.
    @Test func theFittingSizeIsWeighedAgainstTheConstraints() {
        let (cell, content) = (UIView(), plainView())
        cell.addSubview(content)
        content.pin(to: cell)
        let width = content.widthAnchor.constraint(equalToConstant: 120)
        width.priority = UILayoutPriority(600)
        let least = content.heightAnchor.constraint(greaterThanOrEqualToConstant: 40)
        NSLayoutConstraint.activate([width, least])
        func fitting(_ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
            cell.systemLayoutSizeFitting(
                CGSize(width: 200, height: 10), withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        }
        #expect(fitting(UILayoutPriority(601), .fittingSizeLevel) == CGSize(width: 200, height: 40))
        #expect(fitting(UILayoutPriority(599), .fittingSizeLevel) == CGSize(width: 120, height: 40))
        #expect(fitting(.defaultHigh, .defaultHigh) == CGSize(width: 200, height: 40))
    }

    @Test func fittingLeavesOutTheViewsOwnFrame() {
        let (cell, content) = (UIView(frame: rect(5, 5, 500, 500)), ContentView(30, 20))
        let root = container(600, 600, cell)
        cell.addSubview(content)
        content.pin(to: cell, 4)
        #expect(logged { root.layoutIfNeeded() }.isEmpty)
        #expect(content.frame == rect(4, 4, 492, 492))
        #expect(cell.systemLayoutSizeFitting(.zero) == CGSize(width: 38, height: 28))
    }

    // MARK: Passes

    @Test func constraintsAreUpdatedFromTheBottomUpBeforeLayout() {
        final class Recorder: UIView {
            var log: (String) -> Void = { _ in }
            var name = ""
            override func updateConstraints() {
                log("update \(name)")
                super.updateConstraints()
            }
            override func layoutSubviews() {
                super.layoutSubviews()
                log("layout \(name)")
            }
        }
        var log: [String] = []
        let (outer, inner) = (Recorder(), Recorder())
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSubview(inner)
        (outer.log, inner.log) = ({ log.append($0) }, { log.append($0) })
        outer.layoutIfNeeded()
        #expect(log == ["update inner", "update outer", "layout outer", "layout inner"])
        log = []
        outer.layoutIfNeeded()
        #expect(log.isEmpty)
        inner.setNeedsUpdateConstraints()
        #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
        outer.updateConstraintsIfNeeded()
        #expect(log == ["update inner"] && !inner.needsUpdateConstraints())
    }

    @Test func aControllerUpdatesTheConstraintsOfItsView() {
        final class Controller: UIViewController {
            var updates = 0
            override func updateViewConstraints() {
                updates += 1
                super.updateViewConstraints()
            }
        }
        let controller = Controller()
        let stage = Stage(controller)
        #expect(controller.updates == 1)
        controller.view.setNeedsUpdateConstraints()
        stage.settle()
        #expect(controller.updates == 2)
    }

    @Test func aLabelOfSeveralLinesThatMustNotBeCompressedWrapsAtTheWidthThatIsRequired() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "A text that is wider than what it stands in"
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        let root = container(200, 300, label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor), label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 200)
        #expect(abs(label.frame.height - 2 * label.font.lineHeight) < 0.5)
        #expect(!root.hasAmbiguousLayout)
    }

    @Test func theCompressedSizeOfWhatWrapsKeepsTheWidthThatItWasLaidOutAt() {
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        label.text = "A header's text that should never be cut, however long it is, for it wraps"
        label.numberOfLines = 0
        let header = container(200, 100, label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: header.leadingAnchor, constant: 10),
            header.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 10),
            label.topAnchor.constraint(equalTo: header.topAnchor, constant: 20),
            header.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 20),
        ])
        #expect(header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height < 65)
        header.layoutIfNeeded()
        let lines = label.sizeThatFits(CGSize(width: 180, height: 0)).height
        #expect(lines > 3 * label.font.lineHeight)
        let fitted = header.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(abs(fitted.height - lines - 40) < 0.5)
        #expect(fitted.width <= 200)
        // A width that is asked for is the one that counts.
        let wide = header.systemLayoutSizeFitting(
            CGSize(width: 900, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        #expect(abs(wide.height - label.font.lineHeight - 40) < 0.5)
    }
}
