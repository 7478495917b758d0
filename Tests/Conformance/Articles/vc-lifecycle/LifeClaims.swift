import UIKit
import XCTest

/// Notes what it is told, and where its view is then.
private final class Noting: UIViewController {
    var heard: [String] = []
    var wasInWindow: [String: Bool] = [:]
    var ended: () -> Void = {}
    var observes = false
    var forgets = true
    var notified = 0

    static let name = Notification.Name("ArticleDidChange")

    private func note(_ name: String) {
        heard.append(name)
        wasInWindow[name] = viewIfLoaded?.window != nil
    }

    override func loadView() {
        XCTAssertNil(viewIfLoaded)
        super.loadView()
        note("loadView")
        XCTAssertNotNil(viewIfLoaded)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        note("viewWillAppear")
        if observes { NotificationCenter.default.addObserver(self, selector: #selector(changed), name: Self.name, object: nil) }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear")
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear")
        if forgets { NotificationCenter.default.removeObserver(self) }
    }
    @objc private func changed() { notified += 1 }
    deinit { ended() }
}

final class LifeClaims: XCTestCase {
    private static let appearing = ["viewWillAppear", "viewDidAppear"]
    private static let disappearing = ["viewWillDisappear", "viewDidDisappear"]

    /// A controller on top of another, shown.
    @MainActor private func push(_ controller: UIViewController) -> UINavigationController {
        let navigation = Screen.show(UINavigationController(rootViewController: UIViewController()))
        Screen.wait(0.1)
        navigation.pushViewController(controller, animated: false)
        Screen.wait(0.2)
        return navigation
    }

    @MainActor func test_c01_c02_c14_fromLoadingToItsEndAllIsCalledInOrder() {
        var order: [String] = []
        weak var gone: Noting?
        var navigation: UINavigationController?
        do {
            let controller = Noting()
            gone = controller
            controller.ended = { order.append("deinit") }
            navigation = push(controller)
            order = controller.heard
            XCTAssertEqual(order, ["loadView", "viewDidLoad"] + Self.appearing)
            navigation?.popViewController(animated: true)
            XCTAssertTrue(Screen.wait { controller.heard.last == "viewDidDisappear" })
            withExtendedLifetime(controller) { order = controller.heard }
        }
        XCTAssertTrue(Screen.wait { gone == nil })
        XCTAssertEqual(order, ["loadView", "viewDidLoad"] + Self.appearing + Self.disappearing + ["deinit"])
    }

    @MainActor func test_c03_c04_loadViewMakesTheViewWhenItIsFirstAskedFor() {
        final class Made: UIViewController {
            let made = UILabel()
            override func loadView() { view = made }
        }
        let noting = Noting()
        XCTAssertEqual(noting.heard, [])
        _ = noting.view
        _ = noting.view
        XCTAssertEqual(noting.heard, ["loadView", "viewDidLoad"])
        let made = Made()
        XCTAssertTrue(made.view === made.made)
    }

    @MainActor func test_c05_c07_aViewIsLoadedOnceAndAppearsEachTime() {
        let controller = Noting()
        let navigation = push(controller)
        for _ in 0..<2 {
            navigation.pushViewController(UIViewController(), animated: false)
            Screen.wait(0.1)
            navigation.popViewController(animated: false)
            Screen.wait(0.1)
        }
        XCTAssertEqual(
            controller.heard,
            ["loadView", "viewDidLoad"] + Self.appearing + (Self.disappearing + Self.appearing) + (Self.disappearing + Self.appearing))
    }

    @MainActor func test_c06_c10_c12_c13_theViewIsInTheHierarchyBetweenAppearingAndDisappearing() {
        let controller = Noting()
        let navigation = push(controller)
        navigation.popViewController(animated: true)
        XCTAssertTrue(Screen.wait { controller.heard.last == "viewDidDisappear" })
        XCTAssertEqual(
            controller.wasInWindow.filter { $0.key.hasPrefix("viewWill") || $0.key.hasPrefix("viewDid") && $0.key != "viewDidLoad" },
            ["viewWillAppear": false, "viewDidAppear": true, "viewWillDisappear": true, "viewDidDisappear": false])
    }

    @MainActor func test_c08_anObserverThatIsNotRemovedIsCalledOftener() {
        for forgets in [true, false] {
            let controller = Noting()
            (controller.observes, controller.forgets) = (true, forgets)
            let navigation = push(controller)
            navigation.pushViewController(UIViewController(), animated: false)
            Screen.wait(0.1)
            navigation.popViewController(animated: false)
            Screen.wait(0.1)
            NotificationCenter.default.post(name: Noting.name, object: nil)
            XCTAssertEqual(controller.notified, forgets ? 1 : 2)
            NotificationCenter.default.removeObserver(controller)
        }
    }

    @MainActor func test_c15_whoIsNotSeenLivesOnAndWorks() {
        let controller = Noting()
        (controller.observes, controller.forgets) = (true, false)
        var hasEnded = false
        controller.ended = { hasEnded = true }
        let navigation = push(controller)
        navigation.pushViewController(UIViewController(), animated: false)
        Screen.wait(0.1)
        NotificationCenter.default.post(name: Noting.name, object: nil)
        XCTAssertEqual(controller.notified, 1)
        XCTAssertFalse(hasEnded)
        NotificationCenter.default.removeObserver(controller)
    }
}
