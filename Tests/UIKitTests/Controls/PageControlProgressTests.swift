import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
final class PageControlProgressTests {
    private let controller = UIViewController()
    private let stage: Stage
    private let pages = UIPageControl()
    private let log = ProgressLog()

    init() {
        stage = Stage(controller)
        pages.numberOfPages = 3
        pages.sizeToFit()
        pages.frame.origin = CGPoint(x: 100, y: 200)
        controller.view.addSubview(pages)
        stage.settle()
    }

    private func timer(_ duration: TimeInterval = 1) -> UIPageControlTimerProgress {
        let progress = UIPageControlTimerProgress(preferredDuration: duration)
        progress.delegate = log
        pages.progress = progress
        return progress
    }

    @Test func progressStaysBetweenNothingAndAll() {
        let progress = UIPageControlProgress()
        progress.currentProgress = 3
        #expect(progress.currentProgress == 1 && !progress.isProgressVisible)
        progress.currentProgress = -1
        #expect(progress.currentProgress == 0)
        pages.progress = progress
        #expect(progress.isProgressVisible)
    }

    @Test func pagesBeginWhereTheDelegateSays() {
        let progress = UIPageControlProgress()
        progress.delegate = log
        log.initial = [1: 0.25]
        pages.progress = progress
        progress.currentProgress = 0.5
        pages.currentPage = 1
        #expect(progress.currentProgress == 0.25)
        pages.currentPage = 2
        #expect(progress.currentProgress == 0)
    }

    @Test func aControlWithProgressIsLonger() {
        let before = pages.intrinsicContentSize.width
        pages.progress = UIPageControlProgress()
        #expect(pages.intrinsicContentSize.width > before)
        pages.progress = nil
        #expect(pages.intrinsicContentSize.width == before)
    }

    @Test func timeTurnsThePagesAndEndsAtTheLast() {
        let progress = timer()
        let events = EventLog(pages)
        progress.setDuration(2, forPage: 1)
        #expect(progress.duration(forPage: 0) == 1 && progress.duration(forPage: 1) == 2)
        stage.advance(2)
        #expect(pages.currentPage == 0 && progress.currentProgress == 0)
        progress.resumeTimer()
        stage.advance(1.5)
        #expect(pages.currentPage == 1 && progress.currentProgress > 0.1 && progress.currentProgress < 0.4)
        stage.advance(2)
        #expect(pages.currentPage == 2 && progress.isRunning)
        stage.advance(2)
        #expect(pages.currentPage == 2 && progress.currentProgress == 1 && !progress.isRunning)
        #expect(events.events.filter { $0 == "value" }.count == 2)
        #expect(log.changes > 100)
    }

    @Test func theFirstPageMayFollowTheLast() {
        let progress = timer()
        progress.resetsToInitialPageAfterEnd = true
        pages.currentPage = 2
        progress.resumeTimer()
        stage.advance(1.5)
        #expect(pages.currentPage == 0 && progress.isRunning)
    }

    @Test func theDelegateMayKeepAPage() {
        let progress = timer()
        log.forbidden = [1]
        progress.resumeTimer()
        stage.advance(3)
        #expect(pages.currentPage == 0 && progress.currentProgress == 1 && log.asked == [1])
        pages.currentPage = 1
        stage.advance(1.5)
        #expect(pages.currentPage == 2)
    }

    @Test func timeStandsStillWhileAFingerMovesAlongTheDots() {
        let progress = timer(10)
        progress.resumeTimer()
        stage.advance(1)
        let fingers = Fingers(stage)
        let (left, right) = (CGPoint(x: pages.frame.minX + 10, y: 213), CGPoint(x: pages.frame.maxX - 10, y: 213))
        log.visibility = []
        fingers.down(left)
        fingers.glide(from: left, to: right, over: 0.3)
        #expect(!progress.isProgressVisible && log.visibility == [false])
        let before = progress.currentProgress
        stage.advance(1)
        #expect(progress.currentProgress == before)
        fingers.up(right)
        #expect(progress.isProgressVisible && log.visibility == [false, true])
        stage.advance(1)
        #expect(progress.currentProgress > before)
    }

    @Test func aControlInNoWindowCostsNoFrames() {
        let progress = timer()
        progress.resumeTimer()
        stage.settle()
        let before = progress.currentProgress
        pages.removeFromSuperview()
        stage.advance(1)
        #expect(progress.isRunning && progress.currentProgress == before)
    }

    @Test func nothingKeepsAControlThatIsGone() {
        weak var gone: UIPageControl?
        weak var timer: UIPageControlTimerProgress?
        do {
            let control = UIPageControl()
            control.numberOfPages = 2
            controller.view.addSubview(control)
            let progress = UIPageControlTimerProgress(preferredDuration: 1)
            control.progress = progress
            progress.resumeTimer()
            stage.advance(0.3)
            (gone, timer) = (control, progress)
            control.removeFromSuperview()
        }
        stage.settle()
        #expect(gone == nil && timer == nil)
    }

    // MARK: Direction

    @Test func pagesMayGoUpwards() {
        pages.direction = .bottomToTop
        pages.sizeToFit()
        #expect(pages.bounds.height > pages.bounds.width)
        stage.settle()
        stage.tap(CGPoint(x: pages.frame.midX, y: pages.frame.minY + 5))
        #expect(pages.currentPage == 1)
        stage.tap(CGPoint(x: pages.frame.midX, y: pages.frame.maxY - 5))
        #expect(pages.currentPage == 0)
    }

    @Test func whereThePagesGoFromTheRightATapThereGoesBack() {
        pages.currentPage = 1
        pages.direction = .rightToLeft
        stage.settle()
        stage.tap(CGPoint(x: pages.frame.maxX - 5, y: pages.frame.midY))
        #expect(pages.currentPage == 0)
    }
}

private final class ProgressLog: NSObject, UIPageControlTimerProgressDelegate {
    var initial: [Int: Float] = [:]
    var forbidden: Set<Int> = []
    var asked: [Int] = []
    var changes = 0
    var visibility: [Bool] = []

    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { initial[page] ?? 0 }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { visibility.append(progress.isProgressVisible) }
    func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) { changes += 1 }
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
        asked.append(page)
        return !forbidden.contains(page)
    }
}
