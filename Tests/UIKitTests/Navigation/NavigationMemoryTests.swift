import Foundation
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct NavigationMemoryTests {
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

    @Test func aThousandPushesAndPopsLeaveNothingBehind() {
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
        // A leak grows every time; what other tests allocate at the same time does not.
        var growth = Int.max
        for _ in 0..<2 where growth >= 1 << 20 {
            let before = residentBytes()
            cycle(1000)
            growth = min(growth, residentBytes() - before)
        }
        #expect(CountedController.alive == 0)
        #expect(growth < 1 << 20)
    }
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

private func residentBytes() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8),
        let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * sysconf(Int32(_SC_PAGESIZE))
}
