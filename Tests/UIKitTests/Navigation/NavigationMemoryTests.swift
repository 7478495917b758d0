import Foundation
import QuartzCore
import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct NavigationMemoryTests {
    @Test func poppedControllersAndTheirViewsAreFreed() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(navigation)
        weak var pushed: UIViewController?
        weak var view: UIView?
        do {
            let controller = UIViewController()
            pushed = controller
            view = controller.view
            navigation.pushViewController(controller, animated: true)
            stage.advance(1)
            navigation.popViewController(animated: true)
            stage.advance(1)
        }
        #expect(pushed == nil)
        #expect(view == nil)
    }

    @Test func aThousandPushesAndPopsLeaveNothingBehind() async {
        // In a process of its own, where nothing else allocates.
        await #expect(processExitsWith: .success) {
            await Session.withNew { await MainActor.run { pushAndPop() } }
        }
    }
}

@MainActor private func pushAndPop() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stage = Stage(navigation)
    func cycle(_ count: Int) {
        for _ in 0..<count {
            let controller = CountedController()
            navigation.pushViewController(controller, animated: true)
            stage.advance(0.6)
            navigation.popViewController(animated: true)
            stage.advance(0.6)
        }
    }
    cycle(100)
    let before = residentBytes()
    cycle(1000)
    #expect(CountedController.alive == 0)
    // A lost view a cycle would be a megabyte.
    #expect(residentBytes() - before < 1 << 18)
}

private final class CountedController: UIViewController {
    nonisolated(unsafe) static var alive = 0

    init() {
        Self.alive += 1
        super.init(nibName: nil, bundle: nil)
        title = "Number \(Self.alive)"
    }

    required init?(coder: NSCoder) { nil }

    deinit { Self.alive -= 1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        for _ in 0..<10 { view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))) }
    }
}

/// The memory that the process has in use.
private func residentBytes() -> Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first.flatMap {
        Int($0)
    }
    return (pages ?? 0) * sysconf(Int32(_SC_PAGESIZE))
}
