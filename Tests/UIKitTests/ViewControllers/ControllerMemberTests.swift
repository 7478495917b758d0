import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class ControllerMemberTests {
    private final class Delegate: NSObject, UIPopoverPresentationControllerDelegate {
        var told: [String] = []

        func presentationController(
            _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
        ) { told.append("prepare") }

        func presentationController(
            _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) { told.append("will present \(style.rawValue)") }
    }

    private final class Stubborn: UIPopoverPresentationController {
        override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
    }

    /// A controller that has items of its own for bars.
    private final class Particular: UIViewController {
        let own = UINavigationItem(title: "Own")
        let button = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
        let badge = UITabBarItem(title: "Tab", image: nil, tag: 3)

        override var navigationItem: UINavigationItem { own }
        override var toolbarItems: [UIBarButtonItem]? {
            get { [button] }
            set {}
        }
        override var tabBarItem: UITabBarItem! {
            get { badge }
            set {}
        }
        override var nibName: String? { "Particular" }
        override var nibBundle: Bundle? { .main }
        override func loadView() { view = UIView() }
    }

    private let root = UIViewController()
    private lazy var stage = Stage(root)

    @Test func aPopoverTellsThatItAdaptsWhereThereIsLittleRoom() {
        _ = stage
        let delegate = Delegate()
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.sourceView = root.view
        shown.presentationController?.delegate = delegate
        root.present(shown, animated: false)
        stage.settle()
        #expect(delegate.told == ["prepare", "will present \(UIModalPresentationStyle.pageSheet.rawValue)"])
    }

    @Test func thePopoverHasASheetOfItsOwnForWhereThereIsLittleRoom() throws {
        _ = stage
        let delegate = Delegate()
        let shown = UIViewController()
        shown.modalPresentationStyle = .popover
        let popover = try #require(shown.popoverPresentationController)
        popover.sourceView = root.view
        popover.delegate = delegate
        popover.adaptiveSheetPresentationController.detents = [.medium()]
        let known: (any UIPopoverPresentationControllerDelegate)? = popover.delegate
        #expect(known === delegate && shown.sheetPresentationController == nil)
        #expect(!((popover as UIPresentationController) is UISheetPresentationController))
        root.present(shown, animated: false)
        stage.settle()
        let place = shown.view.convert(shown.view.bounds, to: nil)
        #expect(place.maxY == 852 && place.height > 300 && place.height < 500)
        #expect(popover.presentedView === popover.adaptiveSheetPresentationController.presentedView)
    }

    @Test func whatDoesNotAdaptSaysSo() {
        _ = stage
        let delegate = Delegate()
        let shown = UIViewController()
        shown.modalPresentationStyle = .fullScreen
        shown.presentationController?.delegate = delegate
        root.present(shown, animated: false)
        stage.settle()
        #expect(delegate.told == ["will present \(UIModalPresentationStyle.none.rawValue)"])
    }

    @Test func aPopoversOwnWordOnItsStyleCounts() {
        _ = stage
        let shown = UIViewController()
        #expect(Stubborn(presentedViewController: shown, presenting: root).adaptedStyle == .none)
        #expect(UIPopoverPresentationController(presentedViewController: shown, presenting: root).adaptedStyle == .pageSheet)
    }

    @Test func thePresentationIsActiveOnlyWhileItShowsTheController() {
        _ = stage
        let shown = UIViewController()
        let child = UIViewController()
        shown.addChild(child)
        #expect(shown.presentationController != nil && shown.activePresentationController == nil)
        root.present(shown, animated: false)
        stage.settle()
        #expect(shown.activePresentationController === shown.presentationController)
        #expect(child.activePresentationController === shown.activePresentationController)
        root.dismiss(animated: false)
        stage.settle()
        #expect(shown.activePresentationController == nil)
    }

    @Test func overriddenTraitsOfAPresentationReachWhatIsPresented() {
        _ = stage
        let shown = UIViewController()
        root.present(shown, animated: false)
        stage.settle()
        shown.presentationController?.traitOverrides.userInterfaceStyle = .dark
        #expect(shown.view.traitCollection.userInterfaceStyle == .dark)
        #expect(root.view.traitCollection.userInterfaceStyle != .dark)
    }

    @Test func barsShowTheItemsThatAControllerHasInPlaceOfThoseOfItsClass() {
        let controller = Particular()
        let navigation = UINavigationController(rootViewController: controller)
        navigation.isToolbarHidden = false
        let stage = Stage(navigation)
        #expect(navigation.navigationBar.topItem === controller.own)
        #expect(navigation.toolbar.items == [controller.button])
        withExtendedLifetime(stage) {}
        let (tabs, other) = (UITabBarController(), Particular())
        tabs.viewControllers = [other]
        tabs.loadViewIfNeeded()
        #expect(tabs.tabBar.items?.first === other.badge && other.tabBarController === tabs)
    }

    @Test func aControllerMaySayWhichDocumentHasItsView() {
        let controller: UIViewController = Particular()
        #expect(controller.nibName == "Particular" && controller.nibBundle === Bundle.main)
        #expect(UIViewController(nibName: "Given", bundle: nil).nibName == "Given")
    }

    @Test func aScrollViewCanBeForTheBarsAtAllEdges() {
        let scroll = UIScrollView()
        root.setContentScrollView(scroll)
        #expect([.top, .leading, .bottom, .trailing].allSatisfy { root.contentScrollView(for: $0) === scroll })
    }

    @Test func aNavigationBarGoesByTheScrollViewThatItIsTold() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        scroll.contentSize = CGSize(width: 393, height: 3000)
        root.view.addSubview(UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        root.view.addSubview(scroll)
        root.setContentScrollView(scroll, for: .top)
        let navigation = UINavigationController(rootViewController: root)
        let stage = Stage(navigation)
        #expect(root.contentScrollView(for: .top) === scroll && root.contentScrollView(for: .bottom) == nil)
        #expect(navigation.navigationBar.isAtScrollEdge)
        scroll.contentOffset.y += 200
        stage.settle()
        #expect(!navigation.navigationBar.isAtScrollEdge)
    }

    @Test func theScrollViewThatBarsGoByIsNotKept() {
        weak var released: UIScrollView?
        autoreleasepool {
            let scroll = UIScrollView()
            root.setContentScrollView(scroll, for: [.top, .bottom])
            released = scroll
        }
        #expect(released == nil && root.contentScrollView(for: .top) == nil)
    }

    @Test func feedbackGeneratorsAreInteractionsOfTheirViews() {
        let view = UIView()
        let generator = UIImpactFeedbackGenerator(style: .heavy, view: view)
        #expect(generator.view === view && view.interactions.contains { $0 === generator })
        view.removeInteraction(generator)
        #expect(generator.view == nil)
    }
}
