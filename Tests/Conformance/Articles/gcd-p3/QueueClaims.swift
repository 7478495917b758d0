import UIKit
import XCTest

/// The article's person: a name changes in two steps, some time apart.
private class Person {
    private var firstName: String, lastName: String
    init(firstName: String, lastName: String) { (self.firstName, self.lastName) = (firstName, lastName) }
    func changeName(firstName: String, lastName: String) {
        usleep(10_000)
        self.firstName = firstName
        usleep(20_000)
        self.lastName = lastName
    }
    var name: String { "\(firstName) \(lastName)" }
}

/// The person with the article's cure: changes behind a barrier, and reads, go by a queue of its own.
private final class SafePerson: Person {
    private let isolationQueue1 = DispatchQueue(label: "isolation", attributes: .concurrent)
    override func changeName(firstName: String, lastName: String) {
        isolationQueue1.async(flags: .barrier) { super.changeName(firstName: firstName, lastName: lastName) }
    }
    override var name: String { isolationQueue1.sync { super.name } }
}

private let pairs: Set<Substring> = ["A B", "C D", "E F", "G H", "I J"]

final class QueueClaims: XCTestCase {
    /// What the article's tasks print, in their order.
    @MainActor private func lines(_ body: (_ done: @escaping () -> Void) -> Void) -> [Substring] {
        var isDone = false
        let text = Output.of {
            body { isDone = true }
            XCTAssertTrue(Screen.wait(atMost: 20) { isDone })
        }
        return text.split(separator: "\n")
    }

    @MainActor private func currentNames(_ lines: [Substring]) -> [Substring] {
        lines.filter { $0.hasPrefix("Current name: ") }.map { $0.dropFirst("Current name: ".count) }
    }

    @MainActor func test_c04_c05_l01_withoutABarrierNamesAreMixed() {
        let lines = lines { done in
            // listing gcd-p3-01
            nameChangeGroup.notify(queue: .main, execute: done)
        }
        XCTAssertEqual(lines.count, 6)
        XCTAssertTrue(lines.last?.hasPrefix("Final name: ") == true, "\(lines)")
        XCTAssertFalse(pairs.isSuperset(of: currentNames(lines)), "\(lines)")
    }

    @MainActor func test_c06_c07_c08_behindABarrierNamesAreRight() {
        let lines = lines { done in
            typealias Person = SafePerson
            // listing gcd-p3-01
            nameChangeGroup.notify(queue: .main, execute: done)
        }
        XCTAssertTrue(pairs.isSuperset(of: currentNames(lines)), "\(lines)")
        XCTAssertEqual(currentNames(lines).count, 5)
    }

    func test_c01_aSerialQueueRunsOneTaskAtATime() {
        func run(_ queue: DispatchQueue) -> (most: Int, seconds: Double) {
            let (group, lock, start) = (DispatchGroup(), NSLock(), Date())
            var (now, most) = (0, 0)
            for _ in 0..<2 {
                queue.async(group: group) {
                    lock.withLock { (now, most) = (now + 1, max(most, now + 1)) }
                    usleep(200_000)
                    lock.withLock { now -= 1 }
                }
            }
            group.wait()
            return (most, -start.timeIntervalSinceNow)
        }
        let serial = run(DispatchQueue(label: "serial"))
        let concurrent = run(DispatchQueue(label: "concurrent", attributes: .concurrent))
        XCTAssertEqual([serial.most, concurrent.most], [1, 2])
        XCTAssertGreaterThan(serial.seconds, concurrent.seconds)
    }

    func test_c02_c03_whileABarrierRunsNothingElseDoes() {
        let queue = DispatchQueue(label: "barrier", attributes: .concurrent)
        let (group, lock) = (DispatchGroup(), NSLock())
        var (now, most, beside) = (0, 0, 0)
        var isInBarrier = false
        func read() {
            queue.async(group: group) {
                lock.withLock { (now, most, beside) = (now + 1, max(most, now + 1), beside + (isInBarrier ? 1 : 0)) }
                usleep(50_000)
                lock.withLock { now -= 1 }
            }
        }
        for _ in 0..<2 { read() }
        queue.async(group: group, flags: .barrier) {
            lock.withLock { (isInBarrier, beside) = (true, beside + now) }
            usleep(100_000)
            lock.withLock { isInBarrier = false }
        }
        for _ in 0..<2 { read() }
        group.wait()
        XCTAssertEqual(beside, 0)
        XCTAssertEqual(most, 2, "the others run beside each other")
    }
}

final class WorkItemClaims: XCTestCase {
    func test_c09_c13_l04_aWaitingItemIsCancelled() {
        let queue = DispatchQueue(label: "waiting")
        queue.suspend()
        var ran = false
        let workItem = DispatchWorkItem { ran = true }
        queue.async(execute: workItem)
        // listing gcd-p3-04
        XCTAssertTrue(workItem.isCancelled)
        queue.resume()
        queue.sync {}
        XCTAssertFalse(ran)
    }

    func test_c10_whatHasBegunRunsToItsEnd() {
        let (began, go, ended) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let workItem = DispatchWorkItem {
            began.signal()
            go.wait()
            ended.signal()
        }
        DispatchQueue.global().async(execute: workItem)
        began.wait()
        workItem.cancel()
        go.signal()
        XCTAssertEqual(ended.wait(timeout: .now() + 10), .success)
    }

    func test_c12_l03_anItemIsPutIntoAQueue() {
        let ran = DispatchSemaphore(value: 0)
        let workItem = DispatchWorkItem {
            XCTAssertFalse(Thread.isMainThread)
            ran.signal()
        }
        // listing gcd-p3-03
        XCTAssertEqual(ran.wait(timeout: .now() + 10), .success)
    }
}

private final class Gallery: UIViewController {
    var links = [Answers.url.absoluteString]
    var listImage = [UIImageView()]

    func item() -> DispatchWorkItem {
        let i = 0
        // listing gcd-p3-02
        return workItem
    }
}

final class DownloadClaims: XCTestCase {
    @MainActor func test_c11_anItemOfTheBackgroundBringsAPicture() {
        Answers.answer = .success(UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5)).pngData { _ in })
        Answers.begin()
        defer { Answers.end() }
        let gallery = Gallery()
        DispatchQueue.global().async(execute: gallery.item())
        XCTAssertTrue(Screen.wait(atMost: 20) { gallery.listImage[0].image != nil })
        XCTAssertEqual(gallery.listImage[0].image.map { $0.size.width / $0.size.height } ?? 0, 1.4, accuracy: 0.001)
    }
}
