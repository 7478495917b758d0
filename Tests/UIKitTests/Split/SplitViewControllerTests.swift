import Sessions
import Testing
import UIKit

@MainActor
private final class SplitLog: NSObject, UISplitViewControllerDelegate {
    var log: [String] = []
    var keepsSecondaryAway = false
    var top: UISplitViewController.Column?

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        log.append("collapse")
        return keepsSecondaryAway
    }
    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
        log.append("mode \(displayMode.rawValue)")
    }
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { top ?? proposedTopColumn }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log.append("did collapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log.append("did expand") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { log.append("show \(column)") }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { log.append("hide \(column)") }
}

/// A primary controller that takes the secondary one in and gives it back itself.
@MainActor
private final class Taker: UIViewController {
    var taken: UIViewController?

    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) { taken = secondaryViewController }

    override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { taken }
}

/// Gives the split view controller in it the traits of a pad or of a phone.
@MainActor
private final class Surroundings: UIViewController {
    let inner: UIViewController
    init(_ inner: UIViewController) {
        self.inner = inner
        super.init(nibName: nil, bundle: nil)
        addChild(inner)
        inner.didMove(toParent: self)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
        super.viewDidLoad()
        inner.view.frame = view.bounds
        inner.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(inner.view)
    }
    func set(_ size: UIUserInterfaceSizeClass) {
        setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: size), forChild: inner)
    }
}

@MainActor
@Suite(.session) struct SplitViewControllerTests {
    private let list = UIViewController()
    private let detail = UIViewController()
    private let log = SplitLog()

    init() {
        list.title = "List"
        detail.title = "Detail"
    }

    private func classic(keepsAway: Bool = false) -> UISplitViewController {
        let split = UISplitViewController()
        split.delegate = log
        log.keepsSecondaryAway = keepsAway
        split.viewControllers = [UINavigationController(rootViewController: list), UINavigationController(rootViewController: detail)]
        return split
    }

    private let pad = CGSize(width: 1194, height: 834)

    @Test func onAPhoneTheSecondaryIsPushedOntoThePrimary() {
        let split = classic()
        let stage = Stage(split)
        #expect(split.isCollapsed)
        #expect(split.viewControllers.count == 1)
        #expect(list.navigationController?.viewControllers == [list, detail])
        #expect(detail.view.window != nil)
        #expect(log.log == ["collapse", "did collapse"])
        withExtendedLifetime(stage) {}
    }

    @Test func aPrimaryOfAnotherKindTakesTheSecondaryInAndGivesItBack() {
        let (split, taker) = (UISplitViewController(), Taker())
        split.viewControllers = [taker, detail]
        let around = Surroundings(split)
        around.set(.compact)
        let stage = Stage(around, size: pad)
        #expect(split.isCollapsed && taker.taken === detail && split.viewControllers == [taker])
        around.set(.regular)
        stage.settle()
        #expect(!split.isCollapsed && split.viewControllers == [taker, detail])
    }

    @Test func theDelegateMayLeaveThePrimaryOnTop() {
        let split = classic(keepsAway: true)
        let stage = Stage(split)
        #expect(list.navigationController?.viewControllers == [list])
        #expect(list.view.window != nil)
        let next = UIViewController()
        list.showDetailViewController(UINavigationController(rootViewController: next), sender: nil)
        stage.advance(1)
        #expect(list.navigationController?.viewControllers == [list, next])
        #expect(next.splitViewController === split)
    }

    @Test func onAPadBothStandSideBySide() {
        let split = classic()
        let around = Surroundings(split)
        around.set(.regular)
        let stage = Stage(around, size: pad)
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(list.view.convert(list.view.bounds, to: nil).width == 320)
        let place = detail.view.convert(detail.view.bounds, to: nil)
        #expect(place.minX == 320 && place.maxX == 1194)
        #expect(split.primaryColumnWidth == 320)
        #expect(list.traitCollection.horizontalSizeClass == .compact && detail.traitCollection.horizontalSizeClass == .regular)
        let next = UIViewController()
        list.showDetailViewController(next, sender: nil)
        stage.settle()
        #expect(split.viewControllers.last === next && next.view.window != nil && detail.view.window == nil)
    }

    @Test func theButtonHidesAndShowsThePrimary() {
        let split = classic()
        let around = Surroundings(split)
        around.set(.regular)
        let stage = Stage(around, size: pad)
        log.log = []
        split.displayModeButtonItem.trigger()
        stage.advance(1)
        #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
        #expect(detail.view.convert(detail.view.bounds, to: nil).width == 1194)
        split.displayModeButtonItem.trigger()
        stage.advance(1)
        #expect(split.displayMode == .oneBesideSecondary && list.view.window != nil)
        #expect(log.log == ["mode 1", "hide primary", "mode 2", "show primary"])
    }

    @Test func anOverlaidPrimaryGoesAtATapBeside() {
        let split = classic()
        split.preferredDisplayMode = .oneOverSecondary
        let around = Surroundings(split)
        around.set(.regular)
        let stage = Stage(around, size: pad)
        #expect(detail.view.convert(detail.view.bounds, to: nil).width == 1194)
        stage.tap(CGPoint(x: 900, y: 400))
        stage.advance(1)
        #expect(split.displayMode == .secondaryOnly && list.view.window == nil)
    }

    @Test func columnsCollapseAndExpandWithTheRoom() {
        let split = classic()
        let around = Surroundings(split)
        around.set(.compact)
        let stage = Stage(around, size: pad)
        #expect(list.navigationController?.viewControllers == [list, detail])
        around.set(.regular)
        stage.settle()
        #expect(!split.isCollapsed && split.viewControllers.count == 2)
        #expect(list.navigationController?.viewControllers == [list])
        #expect(detail.navigationController === split.viewControllers[1] && detail.view.window != nil)
        around.set(.compact)
        stage.settle()
        #expect(split.isCollapsed && list.navigationController?.viewControllers == [list, detail])
    }

    @Test func aStyleWrapsControllersAndNamesColumns() {
        let split = UISplitViewController(style: .tripleColumn)
        let middle = UIViewController()
        split.setViewController(list, for: .primary)
        split.setViewController(middle, for: .supplementary)
        split.setViewController(detail, for: .secondary)
        split.delegate = log
        let around = Surroundings(split)
        around.set(.regular)
        let stage = Stage(around, size: pad)
        #expect(split.viewController(for: .primary) === list && list.navigationController != nil)
        #expect(list.viewIfLoaded?.window == nil && middle.view.window != nil)
        split.show(.primary)
        stage.advance(1)
        #expect(split.displayMode == .twoBesideSecondary && list.view.window != nil)
        #expect(detail.view.convert(detail.view.bounds, to: nil).minX == 640)
        split.hide(.primary)
        stage.advance(1)
        #expect(split.displayMode == .oneBesideSecondary && list.view.window == nil)
    }

    @Test func onAPhoneAStyleStartsAtTheColumnThatTheDelegateNames() {
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.delegate = log
        log.top = .primary
        let stage = Stage(split)
        #expect(list.view.window != nil && list.navigationController?.viewControllers == [list])
        split.show(.secondary)
        stage.advance(1)
        #expect(list.navigationController?.viewControllers == [list, detail])
        split.show(.primary)
        stage.advance(1)
        #expect(list.navigationController?.viewControllers == [list])
        split.show(.secondary)
        stage.advance(1)
        #expect(list.navigationController?.viewControllers == [list, detail])
    }
}
