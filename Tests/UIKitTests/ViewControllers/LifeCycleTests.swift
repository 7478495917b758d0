import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct LifeCycleTests {
    @Test func aRootControllerAppearsInUIKitsOrder() {
        let log = CallLog()
        let stage = Stage(LoggedController("a", log))
        #expect(
            log.calls == ["a.loadView", "a.viewDidLoad", "a.willAppear", "a.isAppearing", "a.willLayout", "a.didLayout", "a.didAppear"])
        withExtendedLifetime(stage) {}
    }

    @Test func theViewIsLoadedWhenItIsFirstAskedFor() {
        let log = CallLog()
        let controller = LoggedController("a", log)
        #expect(!controller.isViewLoaded)
        #expect(log.calls.isEmpty)
        _ = controller.view
        #expect(controller.isViewLoaded)
        #expect(log.calls == ["a.loadView", "a.viewDidLoad"])
    }

    @Test func pushingAndPoppingTellsBothControllers() {
        let log = CallLog()
        let navigation = UINavigationController(rootViewController: LoggedController("a", log))
        let stage = Stage(navigation)
        log.calls = []
        navigation.pushViewController(LoggedController("b", log), animated: true)
        stage.advance(1)
        #expect(log.appearances == ["a.willDisappear", "b.willAppear", "b.isAppearing", "a.didDisappear", "b.didAppear"])
        log.calls = []
        navigation.popViewController(animated: false)
        stage.settle()
        #expect(log.appearances == ["b.willDisappear", "a.willAppear", "a.isAppearing", "b.didDisappear", "a.didAppear"])
    }

    @Test func presentingFullScreenTakesThePresenterAway() {
        let log = CallLog()
        let root = LoggedController("a", log)
        let stage = Stage(root)
        let modal = LoggedController("m", log)
        modal.modalPresentationStyle = .fullScreen
        log.calls = []
        var completions = 0
        root.present(modal, animated: true) { completions += 1 }
        #expect(modal.isBeingPresented)
        stage.advance(1)
        #expect(log.appearances == ["a.willDisappear", "m.willAppear", "m.isAppearing", "m.didAppear", "a.didDisappear"])
        #expect(root.presentedViewController === modal && modal.presentingViewController === root)
        #expect(root.view.window == nil && modal.view.window === stage.window)
        log.calls = []
        root.dismiss(animated: true) { completions += 1 }
        stage.advance(1)
        #expect(log.appearances == ["m.willDisappear", "a.willAppear", "a.isAppearing", "a.didAppear", "m.didDisappear"])
        #expect(root.presentedViewController == nil && root.view.window === stage.window)
        #expect(completions == 2)
    }

    @Test func aSheetLeavesThePresenterWhereItIs() {
        let log = CallLog()
        let root = LoggedController("a", log)
        let stage = Stage(root)
        log.calls = []
        let sheet = LoggedController("s", log)
        root.present(sheet, animated: true)
        stage.advance(1)
        #expect(log.appearances == ["s.willAppear", "s.isAppearing", "s.didAppear"])
        #expect(sheet.presentationController is UISheetPresentationController)
        #expect(root.view.window != nil)
    }

    @Test func containmentIsToldByTheParent() {
        let log = CallLog()
        let parent = LoggedController("p", log)
        let stage = Stage(parent)
        let child = LoggedController("c", log)
        log.calls = []
        parent.addChild(child)
        child.beginAppearanceTransition(true, animated: false)
        parent.view.addSubview(child.view)
        child.endAppearanceTransition()
        child.didMove(toParent: parent)
        #expect(child.parent === parent)
        #expect(log.appearances == ["c.willAppear", "c.isAppearing", "c.didAppear"])
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(parent.children.isEmpty && child.parent == nil)
        withExtendedLifetime(stage) {}
    }
}

/// A controller that writes down what it is told.
final class LoggedController: UIViewController {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String) { log.calls.append("\(name).\(call)") }

    override func loadView() {
        note("loadView")
        view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
}

extension CallLog {
    /// The calls that tell of coming and going.
    var appearances: [String] { calls.filter { $0.contains("ppear") } }
}
