import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct GuideTests {
    @Test func guidesSpaceViewsWithoutBeingViews() {
        let (a, b) = (plainView(), plainView())
        let root = container(300, 200, a, b)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        for view in [a, b] { view.widthAnchor.constraint(equalToConstant: 40).isActive = true }
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), guide.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            guide.trailingAnchor.constraint(equalTo: b.leadingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 3), guide.heightAnchor.constraint(equalToConstant: 4),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == rect(40, 3, 200, 4) && b.frame.minX == 240)
        #expect(root.layoutGuides == [guide] && guide.owningView === root)
        root.removeLayoutGuide(guide)
        #expect(root.layoutGuides.isEmpty && guide.owningView == nil && root.constraints.count == 2)
    }

    @Test func aGuideIsAddedToTheViewThatIsSetAsItsOwner() {
        let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
        guide.owningView = first
        #expect(first.layoutGuides == [guide] && guide.owningView === first)
        guide.owningView = second
        #expect(first.layoutGuides.isEmpty && second.layoutGuides == [guide])
        guide.owningView = nil
        #expect(second.layoutGuides.isEmpty && guide.owningView == nil)
    }

    @Test func marginsAreEightPointsUnlessSet() {
        let (a, inner) = (plainView(), plainView())
        let root = container(300, 200, a)
        a.pin(to: root)
        a.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: a.layoutMarginsGuide.leadingAnchor),
            NSLayoutConstraint(
                item: inner, attribute: .trailing, relatedBy: .equal, toItem: a, attribute: .trailingMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: inner, attribute: .top, relatedBy: .equal, toItem: a, attribute: .topMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: inner, attribute: .centerY, relatedBy: .equal, toItem: a, attribute: .centerYWithinMargins, multiplier: 1, constant: 0
            ),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == rect(8, 8, 284, 184))
        a.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        root.layoutIfNeeded()
        #expect(inner.frame == rect(2, 1, 294, 196))
        #expect(a.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        a.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
        root.layoutIfNeeded()
        #expect(inner.frame == rect(30, 0, 270, 200) && a.layoutMarginsGuide.layoutFrame == inner.frame)
    }

    @Test func marginsOfTheSuperviewArePreservedOnDemand() {
        let a = UIView(frame: rect(5, 0, 290, 200))
        let root = container(300, 200, a)
        root.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        #expect(a.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        a.preservesSuperviewLayoutMargins = true
        #expect(a.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 20, right: 15))
    }

    @Test func theSidesOfWideScreensAreFourPointsWider() {
        let controller = UIViewController()
        let stage = Stage(controller)
        let inner = plainView()
        controller.view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.trailingAnchor),
        ])
        for (width, margin) in [(375, 16), (413, 16), (414, 20), (820, 20), (390, 16)] as [(CGFloat, CGFloat)] {
            stage.window.frame = rect(0, 0, width, 800)
            stage.settle()
            #expect(inner.frame.minX == margin, "\(width)")
            // What is beyond the screen is covered, too.
            #expect(inner.frame.maxX == min(width, UIScreen.main.bounds.width) - margin, "\(width)")
            #expect(controller.systemMinimumLayoutMargins.leading == margin)
        }
    }

    @Test func whatScrollsKeepsTheMarginsAroundItWithoutTheBars() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 30, right: 0)
        let stage = Stage(controller)
        controller.view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 20, leading: 20, bottom: 20, trailing: 20)
        let scrollView = UIScrollView(frame: controller.view.bounds)
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scrollView.preservesSuperviewLayoutMargins = true
        controller.view.addSubview(scrollView)
        let content = UIView(frame: rect(0, 0, controller.view.bounds.width, 300))
        content.preservesSuperviewLayoutMargins = true
        scrollView.addSubview(content)
        stage.settle()
        #expect(scrollView.layoutMargins.top == 20 + controller.view.safeAreaInsets.top)
        #expect(content.layoutMargins == UIEdgeInsets(top: 20, left: 20, bottom: 8, right: 20))
    }

    @Test func aControllersViewHasTheSystemsMarginsAndTheSafeArea() {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        let (a, b) = (plainView(), plainView())
        let stage = Stage(controller)
        controller.view.addSubview(a)
        controller.view.addSubview(b)
        let safe = controller.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: safe.topAnchor), a.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
            a.leadingAnchor.constraint(equalTo: safe.leadingAnchor), a.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
            b.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
            b.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor), b.widthAnchor.constraint(equalToConstant: 1),
            b.heightAnchor.constraint(equalToConstant: 1),
        ])
        stage.settle()
        let insets = controller.view.safeAreaInsets
        #expect(insets.top >= 10)
        #expect(a.frame == controller.view.bounds.inset(by: insets) && safe.layoutFrame == a.frame)
        #expect(b.frame.minX == 16 && b.frame.minY == insets.top && controller.topLayoutGuide.length == insets.top)
        controller.additionalSafeAreaInsets.top = 50
        stage.settle()
        #expect(a.frame.minY == insets.top + 40 && b.frame.minY == insets.top + 40)
    }

    @Test func readableContentIsNoWiderThanIsComfortable() {
        let a = plainView()
        let root = container(1000, 200, a)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
            a.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.minX == 164 && a.frame.width == 672)
        root.frame.size.width = 400
        root.layoutIfNeeded()
        #expect(a.frame.minX == 8 && a.frame.width == 384)
    }

    @Test func constraintsToAScrollViewsEdgesAreToItsContent() {
        let scroll = UIScrollView()
        scroll.translatesAutoresizingMaskIntoConstraints = false
        let (content, floating) = (plainView(), plainView())
        let root = container(300, 200, scroll)
        scroll.addSubview(content)
        scroll.addSubview(floating)
        scroll.pin(to: root)
        content.pin(to: scroll, 10)
        NSLayoutConstraint.activate([
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor, constant: -20),
            content.heightAnchor.constraint(equalToConstant: 500),
            floating.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 5),
            floating.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 7),
        ])
        root.layoutIfNeeded()
        #expect(content.frame == rect(10, 10, 280, 500))
        #expect(scroll.contentSize == CGSize(width: 300, height: 520))
        #expect(floating.frame.origin == CGPoint(x: 7, y: 5))
        scroll.contentOffset.y = 100
        root.layoutIfNeeded()
        #expect(content.frame.minY == 10 && floating.frame.minY == 105)
        #expect(scroll.contentLayoutGuide.layoutFrame == rect(0, 0, 300, 520))
    }
}
