import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct ConstraintTests {
    @Test func edgesAndSizesPlaceViews() {
        let (a, b) = (plainView(), plainView())
        let root = container(300, 200, a, b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            a.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8), b.topAnchor.constraint(equalTo: a.topAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10), b.bottomAnchor.constraint(equalTo: a.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(10, 20, 50, 25))
        #expect(b.frame == rect(68, 20, 222, 25))
        #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
    }

    @Test func centersTakeMultipliersInTheirCommonAncestor() {
        let a = plainView()
        let root = container(300, 200, a)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: a, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .centerX, multiplier: 0.5, constant: 5),
            NSLayoutConstraint(
                item: a, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .bottom, multiplier: 0.25, constant: 0),
            NSLayoutConstraint(
                item: a, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 30),
            NSLayoutConstraint(
                item: a, attribute: .height, relatedBy: .equal, toItem: root, attribute: .height, multiplier: 0.1, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(65, 40, 30, 20))
    }

    @Test func viewsOfDifferentDepthsRelate() {
        let (inner, other) = (plainView(), plainView())
        let box = UIView(frame: rect(40, 50, 100, 100))
        let root = container(300, 200, box, other)
        box.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 7),
            inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 9),
            inner.widthAnchor.constraint(equalToConstant: 20), inner.heightAnchor.constraint(equalToConstant: 20),
            other.leadingAnchor.constraint(equalTo: inner.trailingAnchor), other.topAnchor.constraint(equalTo: inner.bottomAnchor),
            other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2, constant: 1),
            other.heightAnchor.constraint(equalToConstant: 5),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == rect(7, 9, 20, 20))
        #expect(other.frame == rect(67, 79, 41, 5))
        #expect(root.constraints.count == 3 && box.constraints.count == 2 && inner.constraints.count == 2 && other.constraints.count == 1)
        box.frame.origin.x = 50
        root.layoutIfNeeded()
        #expect(other.frame.minX == 77)
    }

    @Test func constantsPrioritiesAndActivationChangeWhileTheLayoutStands() {
        let a = plainView()
        let root = container(300, 200, a)
        let leading = a.leadingAnchor.constraint(equalTo: root.leadingAnchor)
        let width = a.widthAnchor.constraint(equalToConstant: 50)
        let wide = a.widthAnchor.constraint(equalToConstant: 80)
        (width.priority, wide.priority) = (.defaultHigh, .defaultLow)
        NSLayoutConstraint.activate([
            leading, width, wide, a.topAnchor.constraint(equalTo: root.topAnchor), a.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(a.frame == rect(0, 0, 50, 10))
        leading.constant = 12
        root.layoutIfNeeded()
        #expect(a.frame == rect(12, 0, 50, 10))
        wide.priority = UILayoutPriority(999)
        root.layoutIfNeeded()
        #expect(a.frame.width == 80)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(a.frame.width == 50)
        wide.priority = .required
        wide.isActive = true
        root.layoutIfNeeded()
        #expect(a.frame.width == 80)
    }

    @Test func prioritiesDecideBetweenWhatCannotHoldTogether() {
        let a = plainView()
        let root = container(300, 200, a)
        a.pin(to: root)
        let width = a.widthAnchor.constraint(equalToConstant: 50)
        width.priority = UILayoutPriority(999)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(a.frame.width == 300)
        width.isActive = false
        width.priority = .required
        width.isActive = true
        #expect(logged { root.layoutIfNeeded() }.count == 1)
        width.isActive = false
        width.priority = UILayoutPriority(1)
        width.isActive = true
        root.layoutIfNeeded()
        #expect(a.frame.width == 300)
    }

    @Test func removingAViewDeactivatesItsConstraintsToOthersOnly() {
        let (a, b, inner) = (plainView(), plainView(), plainView())
        let root = container(300, 200, a, b)
        a.addSubview(inner)
        inner.pin(to: a)
        let width = a.widthAnchor.constraint(equalToConstant: 10)
        let beside = b.leadingAnchor.constraint(equalTo: inner.trailingAnchor)
        NSLayoutConstraint.activate([width, beside])
        root.layoutIfNeeded()
        a.removeFromSuperview()
        #expect(width.isActive && !beside.isActive && root.constraints.isEmpty)
        #expect(a.constraints.count == 5)
        root.addSubview(a)
        root.layoutIfNeeded()
        #expect(inner.frame.width == 10)
    }

    @Test func removedAndDeallocatedViewsLeaveNothingBehind() {
        let root = container(300, 200)
        weak var gone: UIView?
        weak var constraint: NSLayoutConstraint?
        for _ in 0..<3 {
            let view = plainView()
            root.addSubview(view)
            view.pin(to: root, 5)
            constraint = root.constraints.first
            root.layoutIfNeeded()
            #expect(view.frame == rect(5, 5, 290, 190))
            gone = view
            view.removeFromSuperview()
        }
        root.layoutIfNeeded()
        #expect(gone == nil && constraint == nil && root.constraints.isEmpty)
    }

    @Test func aSubtreeTakesItsLayoutAlongToAnotherHierarchy() {
        let (box, inner) = (plainView(), plainView())
        box.addSubview(inner)
        inner.pin(to: box, 10)
        box.widthAnchor.constraint(equalToConstant: 100).isActive = true
        box.heightAnchor.constraint(equalToConstant: 60).isActive = true
        box.layoutIfNeeded()
        #expect(inner.frame == rect(10, 10, 80, 40) && box.bounds.size == CGSize(width: 100, height: 60))
        for size in [CGSize(width: 300, height: 200), CGSize(width: 500, height: 100)] {
            let root = container(size.width, size.height, box)
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
            box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            root.layoutIfNeeded()
            #expect(box.frame == rect((size.width - 100) / 2, 0, 100, 60) && inner.frame == rect(10, 10, 80, 40))
            root.constraints.forEach { $0.isActive = false }
        }
    }

    @Test func framesLieOnWholePixels() {
        let (a, b, c) = (plainView(), plainView(), plainView())
        let root = container(100, 10, a, b, c)
        let scale = root.contentScaleFactor
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            c.leadingAnchor.constraint(equalTo: b.trailingAnchor), c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            a.widthAnchor.constraint(equalTo: b.widthAnchor), b.widthAnchor.constraint(equalTo: c.widthAnchor),
        ])
        root.layoutIfNeeded()
        for view in [a, b, c] {
            #expect(abs((view.frame.minX * scale).rounded() - view.frame.minX * scale) < 1e-6)
            #expect(abs((view.frame.maxX * scale).rounded() - view.frame.maxX * scale) < 1e-6)
        }
        #expect(abs(a.frame.maxX - b.frame.minX) < 1e-9 && abs(b.frame.maxX - c.frame.minX) < 1e-9 && abs(c.frame.maxX - 100) < 1e-9)
    }

    @Test func autoresizingMasksAreConstraintsToo() {
        let fixed = UIView(frame: rect(20, 10, 60, 30))
        fixed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        let (box, follower) = (plainView(), plainView())
        let root = container(300, 200, box)
        box.addSubview(fixed)
        box.addSubview(follower)
        box.frame = rect(0, 0, 100, 50)
        fixed.frame = rect(20, 10, 60, 30)
        let width = box.widthAnchor.constraint(equalToConstant: 100)
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor), box.topAnchor.constraint(equalTo: root.topAnchor), width,
            box.heightAnchor.constraint(equalToConstant: 50), follower.widthAnchor.constraint(equalTo: fixed.widthAnchor),
            follower.topAnchor.constraint(equalTo: fixed.bottomAnchor), follower.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
            follower.heightAnchor.constraint(equalToConstant: 1),
        ])
        root.layoutIfNeeded()
        #expect(follower.frame == rect(20, 40, 60, 1))
        width.constant = 150
        root.layoutIfNeeded()
        #expect(fixed.frame == rect(20, 10, 110, 30))
        #expect(follower.frame == rect(20, 40, 110, 1))
        fixed.frame = rect(5, 5, 10, 10)
        root.layoutIfNeeded()
        #expect(follower.frame == rect(5, 15, 10, 1))
    }

    @Test func transformsAreLeftOutOfLayout() {
        let a = plainView()
        let root = container(100, 100, a)
        a.pin(to: root, 20)
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        root.layoutIfNeeded()
        #expect(a.bounds.size == CGSize(width: 60, height: 60) && a.center == CGPoint(x: 50, y: 50))
    }

    @Test func alignmentRectanglesAreWhatIsAligned() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let (a, inner) = (Shadowed(), plainView())
        a.translatesAutoresizingMaskIntoConstraints = false
        let root = container(100, 100, a)
        a.addSubview(inner)
        a.pin(to: root, 10)
        inner.pin(to: a)
        root.layoutIfNeeded()
        #expect(a.frame == rect(8, 9, 86, 84))
        #expect(inner.frame == rect(2, 1, 80, 80))
    }

    /// As Interface Builder saves them: a slider of 31 points at two pixels a point, a switch of 51 that takes 49.
    @Test func slidersAndSwitchesAreAlignedByLessThanTheirFrames() {
        let (slider, toggle) = (UISlider(), UISwitch())
        for view in [slider, toggle] { view.translatesAutoresizingMaskIntoConstraints = false }
        let root = container(300, 300, slider, toggle)
        NSLayoutConstraint.activate([
            slider.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            slider.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            slider.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            toggle.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            toggle.topAnchor.constraint(equalTo: slider.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(slider.frame.minX == 18 && slider.frame.maxX == 282 && slider.frame.minY == 50)
        #expect(slider.frame.height == slider.intrinsicContentSize.height + 1)
        #expect(toggle.frame == rect(231, slider.frame.maxY - 1, 51, 31))
    }

    @Test func theWindowFollowsItsSizeAndItsControllersView() {
        let controller = UIViewController()
        let a = plainView()
        let stage = Stage(controller)
        controller.view.addSubview(a)
        a.pin(to: controller.view, 16)
        stage.settle()
        #expect(a.frame == rect(16, 16, 361, 820))
        stage.window.frame = rect(0, 0, 500, 400)
        stage.settle()
        #expect(a.frame == rect(16, 16, 468, 368))
    }

    @Test func changesInAnAnimationAreAnimatedByLayoutInIt() {
        let controller = UIViewController()
        let a = plainView()
        let stage = Stage(controller)
        controller.view.addSubview(a)
        let leading = a.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
        NSLayoutConstraint.activate([
            leading, a.topAnchor.constraint(equalTo: controller.view.topAnchor), a.widthAnchor.constraint(equalToConstant: 10),
            a.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.settle()
        leading.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { controller.view.layoutIfNeeded() }
        #expect(a.frame.minX == 100)
        stage.advance(0.5)
        let shown = a.layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - 50) < 4)
        stage.advance(0.6)
        #expect(a.layer.presentation()?.frame.minX ?? 100 == 100)
    }

    @Test func rightToLeftLanguagesMirrorLeadingAndTrailing() {
        let (a, b) = (plainView(), plainView())
        let root = container(300, 100, a, b)
        root.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10), a.widthAnchor.constraint(equalToConstant: 50),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
            b.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor, constant: -20),
            b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.minX == 240 && a.frame.maxX == 290)
        #expect(b.frame.maxX == 235 && b.frame.minX == 30)
    }

    @Test func distancesBetweenAnchorsAreDimensions() {
        let (a, b, c) = (plainView(), plainView(), plainView())
        let root = container(300, 100, a, b, c)
        for view in [a, b, c] { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
        let first = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
        let second = b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            first.constraint(equalTo: second, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(b.frame.minX == 180)
    }
}
