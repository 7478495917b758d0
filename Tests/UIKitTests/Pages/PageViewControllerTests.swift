import Sessions
import Testing
import UIKit

private final class Page: UIViewController {
    let number: Int
    var log: [String] = []
    init(_ number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

extension [Page] {
    /// The page so many places on, if there is one.
    fileprivate func neighbour(of page: UIViewController, _ step: Int) -> Page? {
        firstIndex { $0 === page }.map { $0 + step }.flatMap { indices.contains($0) ? self[$0] : nil }
    }
}

@MainActor
private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<4).map { Page($0) }
    var log: [String] = []

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.neighbour(of: viewController, -1)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.neighbour(of: viewController, 1)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { log.append("will \((pendingViewControllers[0] as! Page).number)") }
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append("did \(completed) from \((previousViewControllers[0] as! Page).number)") }
}

/// Not a subclass: a default implementation would win over what only a subclass declares.
@MainActor
private final class CountedBook: NSObject, UIPageViewControllerDataSource {
    let pages = (0..<4).map { Page($0) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        pages.neighbour(of: viewController, -1)
    }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        pages.neighbour(of: viewController, 1)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        (pageViewController.viewControllers?.first as? Page)?.number ?? 0
    }
}

@MainActor
@Suite(.session) struct PageViewControllerTests {
    private let book = Book()

    private func controller(
        _ style: UIPageViewController.TransitionStyle, _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) -> UIPageViewController {
        let controller = UIPageViewController(transitionStyle: style, navigationOrientation: orientation, options: options)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        return controller
    }

    private func number(_ controller: UIPageViewController) -> Int? { (controller.viewControllers?.first as? Page)?.number }

    private func swipe(_ stage: Stage, from x1: CGFloat, to x2: CGFloat, over seconds: Double = 0.2) {
        stage.drag((0...8).map { CGPoint(x: x1 + (x2 - x1) * CGFloat($0) / 8, y: 400) }, over: seconds)
        stage.advance(2)
    }

    @Test func aSwipeScrollsToTheNextPage() {
        let controller = controller(.scroll)
        let stage = Stage(controller)
        #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: nil) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(book.pages[1].parent === controller && controller.gestureRecognizers.isEmpty)
        swipe(stage, from: 350, to: 50)
        #expect(number(controller) == 2)
        #expect(book.log == ["will 2", "did true from 1"])
        #expect(book.pages[1].parent == nil && book.pages[1].view.window == nil)
        #expect(book.pages[1].log == ["will appear", "did appear", "will disappear", "did disappear"])
        #expect(book.pages[2].log == ["will appear", "did appear"])
        swipe(stage, from: 50, to: 350)
        #expect(number(controller) == 1)
    }

    @Test func aSwipeThatTurnsBackLeavesThePage() {
        let controller = controller(.scroll)
        let stage = Stage(controller)
        let out = (0...8).map { CGPoint(x: 300 - CGFloat($0) * 10, y: 400) }
        stage.drag(out + out.reversed().dropLast(2), over: 1)
        stage.advance(2)
        #expect(number(controller) == 1)
        #expect(book.log == ["will 2", "did false from 1"])
        #expect(book.pages[2].parent == nil && book.pages[2].log == ["will appear", "will disappear", "did disappear"])
    }

    @Test func thereIsNothingBeyondTheEnds() {
        let controller = controller(.scroll)
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: false)
        let stage = Stage(controller)
        swipe(stage, from: 350, to: 50)
        #expect(number(controller) == 3 && book.log.isEmpty)
        #expect(book.pages[3].view.convert(CGPoint.zero, to: nil).x == 0)
    }

    @Test func pagesFollowDownwardsWithRoomBetween() {
        let controller = controller(.scroll, .vertical, options: [.interPageSpacing: 20])
        let stage = Stage(controller)
        #expect(book.pages[1].view.frame.size == CGSize(width: 393, height: 852))
        stage.drag((0...8).map { CGPoint(x: 200, y: 700 - CGFloat($0) * 60) })
        stage.advance(2)
        #expect(number(controller) == 2)
        #expect(book.pages[2].view.convert(CGPoint.zero, to: nil).y == 0)
    }

    @Test func codeScrollsWithoutTellingTheDelegate() {
        let controller = controller(.scroll)
        let stage = Stage(controller)
        var finished: Bool?
        controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) { finished = $0 }
        stage.advance(0.1)
        let x = book.pages[3].view.convert(CGPoint.zero, to: nil).x
        #expect(finished == nil && x > 0 && x < 393)
        stage.advance(1)
        #expect(finished == true && number(controller) == 3 && book.log.isEmpty)
        #expect(book.pages[1].view.window == nil)
    }

    @Test func anIndicatorCountsThePages() throws {
        let counted = CountedBook()
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = counted
        controller.setViewControllers([counted.pages[1]], direction: .forward, animated: false)
        let stage = Stage(controller)
        let indicator = try #require(controller.view.subviews.lazy.compactMap { $0 as? UIPageControl }.first)
        #expect(indicator.numberOfPages == 4 && indicator.currentPage == 1)
        #expect(abs(counted.pages[1].view.frame.height - (852 - 37 - 34)) < 0.01)
        swipe(stage, from: 350, to: 50)
        #expect(indicator.currentPage == 2)
        stage.tap(CGPoint(x: 30, y: indicator.frame.midY))
        stage.advance(1)
        #expect(number(controller) == 1 && indicator.currentPage == 1)
    }

    @Test func pagesAreTurnedByTapsAtTheEdges() {
        let controller = controller(.pageCurl)
        let stage = Stage(controller)
        #expect(controller.spineLocation == .min && controller.gestureRecognizers.count == 2)
        stage.tap(CGPoint(x: 380, y: 400))
        stage.advance(1)
        #expect(number(controller) == 2)
        stage.tap(CGPoint(x: 200, y: 400))
        stage.advance(1)
        #expect(number(controller) == 2)
        stage.tap(CGPoint(x: 10, y: 400))
        stage.advance(1)
        #expect(number(controller) == 1)
        #expect(book.log == ["will 2", "did true from 1", "will 1", "did true from 2"])
    }

    @Test func aFingerTurnsAPageAndMayLetItFallBack() {
        let controller = controller(.pageCurl)
        let stage = Stage(controller)
        swipe(stage, from: 380, to: 20)
        #expect(number(controller) == 2)
        swipe(stage, from: 380, to: 340, over: 1)
        #expect(number(controller) == 2)
        #expect(book.log == ["will 2", "did true from 1", "will 3", "did false from 2"])
        #expect(book.pages[2].view.window != nil && book.pages[3].view.window == nil)
    }

    @Test func aSpineInTheMiddleHasTwoPages() {
        let controller = UIPageViewController(
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
        controller.dataSource = book
        controller.setViewControllers([book.pages[0], book.pages[1]], direction: .forward, animated: false)
        let stage = Stage(controller, size: CGSize(width: 800, height: 600))
        #expect(controller.isDoubleSided)
        #expect(book.pages[1].view.frame == CGRect(x: 400, y: 0, width: 400, height: 600))
        stage.tap(CGPoint(x: 780, y: 300))
        stage.advance(1)
        #expect(controller.viewControllers == [book.pages[2], book.pages[3]])
    }
}
