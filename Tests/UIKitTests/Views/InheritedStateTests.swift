import Sessions
import Testing
import UIKit

/// Counts how often the framework asks or tells a view anything about what it inherits.
private final class AppView: UIView {
    static var visits = 0
    static var log: [String] = []
    var traits: UITraitCollection?
    var tint: UIColor?
    var insets: UIEdgeInsets?
    var name = ""

    override var traitCollection: UITraitCollection {
        Self.visits += 1
        return traits ?? super.traitCollection
    }
    override var tintColor: UIColor! {
        get {
            Self.visits += 1
            return tint ?? super.tintColor
        }
        set { super.tintColor = newValue }
    }
    override var safeAreaInsets: UIEdgeInsets {
        Self.visits += 1
        return insets ?? super.safeAreaInsets
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { tell("traits") }
    override func tintColorDidChange() { tell("tint") }
    override func safeAreaInsetsDidChange() { tell("safe area") }
    override func layoutMarginsDidChange() { tell("margins") }
    override func didMoveToWindow() { tell(window == nil ? "left" : "in window, \(Int(super.safeAreaInsets.top)) covered") }
    override func layoutSubviews() {
        super.layoutSubviews()
        tell("layout")
    }

    private func tell(_ what: String) {
        Self.visits += 1
        Self.log.append(name.isEmpty ? what : "\(name) \(what)")
    }

    static func reset() {
        visits = 0
        log = []
    }
}

private final class TellingController: UIViewController {
    override func loadView() { view = AppView(frame: CGRect(x: 0, y: 0, width: 393, height: 852)) }
    override func viewSafeAreaInsetsDidChange() { AppView.log.append("controller safe area") }
    override func viewLayoutMarginsDidChange() { AppView.log.append("controller margins") }
    override func viewWillLayoutSubviews() { AppView.log.append("controller will layout") }
}

@MainActor
@Suite(.session) struct InheritedStateTests {
    private let root = UIViewController()
    private let stage: Stage
    private let frame = CGRect(x: 0, y: 0, width: 393, height: 852)

    init() {
        stage = Stage(root)
        stage.settle()
        AppView.reset()
    }

    /// Views one in the other, made from the innermost outwards; first the outermost.
    private func chain(_ depth: Int) -> [AppView] {
        var views = [AppView(frame: frame)]
        while views.count < depth {
            let outer = AppView(frame: frame)
            outer.addSubview(views[0])
            views.insert(outer, at: 0)
        }
        return views
    }

    @Test func readingAPropertyCallsNothingOfTheApp() {
        let views = chain(30)
        let leaf = UIView(frame: frame)
        views[29].addSubview(leaf)
        root.view.addSubview(views[0])
        root.view.overrideUserInterfaceStyle = .dark
        root.view.tintColor = .red
        root.additionalSafeAreaInsets.top = 20
        AppView.reset()
        #expect(leaf.traitCollection.userInterfaceStyle == .dark && leaf.tintColor == .red)
        #expect(leaf.safeAreaInsets.top == root.view.safeAreaInsets.top && leaf.tintAdjustmentMode == .normal)
        #expect(AppView.visits == 0)
        stage.settle()
        #expect(leaf.traitCollection.userInterfaceStyle == .dark && leaf.safeAreaInsets.top == root.view.safeAreaInsets.top)
    }

    @Test func aTreeBuiltFromBelowVisitsEachViewFewTimes() {
        let depth = 200
        let views = chain(depth)
        #expect(AppView.visits <= depth * 12)
        AppView.reset()
        root.view.addSubview(views[0])
        #expect(AppView.visits <= depth * 12)
        // What is below a view that changes nothing is not visited at all.
        AppView.reset()
        views[0].removeFromSuperview()
        let before = AppView.visits
        let other = UIView(frame: frame)
        other.addSubview(views[0])
        #expect(AppView.visits - before <= 12)
    }

    @Test func overridesInASubclassCountForTheViewsBelow() {
        let outer = AppView(frame: frame)
        outer.traits = UITraitCollection(traitsFrom: [UITraitCollection.current, UITraitCollection(horizontalSizeClass: .regular)])
        outer.tint = .green
        outer.insets = UIEdgeInsets(top: 30, left: 0, bottom: 0, right: 0)
        let (inner, guided) = (UIView(frame: frame), UIView())
        outer.addSubview(inner)
        outer.addSubview(guided)
        root.view.addSubview(outer)
        #expect(inner.traitCollection.horizontalSizeClass == .regular && inner.safeAreaInsets.top == 30)
        #expect(outer.tintColor == .green)
        guided.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            guided.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
            guided.leadingAnchor.constraint(equalTo: outer.leadingAnchor), guided.widthAnchor.constraint(equalToConstant: 10),
            guided.heightAnchor.constraint(equalToConstant: 10),
        ])
        stage.settle()
        #expect(guided.frame.minY == 30)
    }

    /// An override that answers otherwise than before is seen with the next layout.
    @Test func anOverrideThatChangesItsMindIsFollowedByLayout() {
        let outer = AppView(frame: frame)
        let inner = AppView(frame: frame)
        outer.addSubview(inner)
        root.view.addSubview(outer)
        stage.settle()
        AppView.reset()
        outer.traits = UITraitCollection(traitsFrom: [root.traitCollection, UITraitCollection(horizontalSizeClass: .regular)])
        outer.setNeedsLayout()
        stage.settle()
        #expect(inner.traitCollection.horizontalSizeClass == .regular && AppView.log.filter { $0 == "traits" }.count == 2)
    }

    @Test func oneIsToldOnceOfEachChangeAndNotOfWhatStays() {
        let views = chain(3)
        root.view.addSubview(views[0])
        stage.settle()
        AppView.reset()
        root.view.tintColor = .red
        #expect(AppView.log == ["tint", "tint", "tint"])
        root.view.tintColor = .red
        root.view.overrideUserInterfaceStyle = .unspecified
        #expect(AppView.log.count == 3)
        views[1].tintColor = .blue
        AppView.reset()
        root.view.tintColor = .green
        #expect(AppView.log == ["tint"] && views[2].tintColor == .blue)
        AppView.reset()
        root.view.overrideUserInterfaceStyle = .dark
        #expect(AppView.log == ["traits", "traits", "traits"])
    }

    @Test func dimmingReachesViewsWithAColourOfTheirOwn() {
        let views = chain(2)
        views[1].tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.view.addSubview(views[0])
        AppView.reset()
        root.view.tintAdjustmentMode = .dimmed
        #expect(AppView.log == ["tint", "tint"] && views[1].tintAdjustmentMode == .dimmed)
        var saturation: CGFloat = 1
        views[1].tintColor.getHue(nil, saturation: &saturation, brightness: nil, alpha: nil)
        #expect(saturation == 0)
        views[1].tintAdjustmentMode = .normal
        #expect(views[1].tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    }

    @Test func whatIsInheritedHoldsBeforeAViewIsToldOfItsWindow() {
        root.additionalSafeAreaInsets.top = 20
        let view = AppView(frame: frame)
        AppView.reset()
        root.view.addSubview(view)
        let covered = Int(root.view.safeAreaInsets.top)
        #expect(AppView.log == ["in window, \(covered) covered", "traits", "tint", "safe area", "margins"])
    }

    @Test func theControllerIsToldAfterItsViewAndBeforeLayout() {
        let controller = TellingController()
        root.addChild(controller)
        root.view.addSubview(controller.view)
        stage.settle()
        AppView.reset()
        controller.additionalSafeAreaInsets.top = 5
        stage.settle()
        #expect(AppView.log == ["safe area", "controller safe area", "margins", "controller margins", "controller will layout", "layout"])
        AppView.reset()
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(AppView.log == ["margins", "controller margins"])
    }

    @Test func theSafeAreaFollowsFramesAndBounds() {
        root.additionalSafeAreaInsets.top = 20
        let (outer, inner) = (AppView(frame: frame), AppView(frame: frame))
        (outer.name, inner.name) = ("outer", "inner")
        outer.addSubview(inner)
        root.view.addSubview(outer)
        let covered = root.view.safeAreaInsets.top
        AppView.reset()
        inner.frame.origin.y = 5
        #expect(inner.safeAreaInsets.top == covered - 5 && outer.safeAreaInsets.top == covered)
        #expect(AppView.log.filter { $0.hasSuffix("safe area") } == ["inner safe area"])
        AppView.reset()
        outer.bounds.origin.y = 5
        #expect(inner.safeAreaInsets.top == covered && AppView.log.contains("inner safe area"))
        AppView.reset()
        outer.autoresizesSubviews = false
        outer.frame.size.height -= 1
        inner.transform = CGAffineTransform(translationX: 0, y: 50)
        inner.setNeedsLayout()
        stage.settle()
        #expect(inner.safeAreaInsets.top == covered)
    }

    @Test func autoresizedViewsAreToldOfTheirSafeAreaOnce() {
        root.additionalSafeAreaInsets.top = 20
        let (outer, inner) = (AppView(frame: frame), AppView(frame: frame))
        (outer.name, inner.name) = ("outer", "inner")
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        root.view.addSubview(outer)
        AppView.reset()
        outer.frame = CGRect(x: 0, y: 8, width: 200, height: 300)
        #expect(AppView.log.filter { $0.hasSuffix("safe area") } == ["outer safe area", "inner safe area"])
        #expect(inner.safeAreaInsets == outer.safeAreaInsets && inner.frame.size == outer.bounds.size)
    }

    @Test func outsideAWindowNothingIsCoveredAndGuidesFollowOnTheWayBack() {
        root.additionalSafeAreaInsets.top = 20
        let (outer, pinned) = (UIView(frame: frame), UIView())
        outer.addSubview(pinned)
        pinned.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            pinned.topAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.topAnchor),
            pinned.leadingAnchor.constraint(equalTo: outer.leadingAnchor), pinned.widthAnchor.constraint(equalToConstant: 10),
            pinned.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.view.addSubview(outer)
        stage.settle()
        let covered = root.view.safeAreaInsets.top
        #expect(covered >= 20 && pinned.frame.minY == covered)
        outer.removeFromSuperview()
        #expect(outer.safeAreaInsets == .zero && pinned.safeAreaInsets == .zero)
        root.view.addSubview(outer)
        stage.settle()
        #expect(outer.safeAreaInsets.top == covered && pinned.frame.minY == covered)
    }

    @Test func theHostsTraitsReachViewsThatNobodyVisits() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        let before = UITraitCollection.host
        defer { UITraitCollection.host = before }
        #expect(inner.traitCollection.userInterfaceStyle == before.userInterfaceStyle)
        UITraitCollection.host = UITraitCollection(traitsFrom: [before, UITraitCollection(userInterfaceStyle: .dark)])
        #expect(inner.traitCollection.userInterfaceStyle == .dark)
    }
}
