import Foundation
import Testing

@Suite struct TestCommandTests {
    private let sampan: Sampan

    init() throws { sampan = try Sampan() }

    private func writePackage() throws {
        try sampan.write(
            """
            // swift-tools-version: 5.8
            import PackageDescription
            let package = Package(
                name: "Steps", platforms: [.iOS(.v15)], products: [.library(name: "Steps", targets: ["Steps"])],
                targets: [.target(name: "Steps"), .testTarget(name: "StepsTests", dependencies: ["Steps"])])
            """, to: "Steps/Package.swift")
        try sampan.write(
            """
            import UIKit

            class StepView: UIView {
                let label = UILabel()
                @objc dynamic var count = 0
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(label)
                    NSLayoutConstraint.activate([
                        label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                        label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
                    ])
                }
                required init?(coder: NSCoder) { fatalError() }
            }
            """, to: "Steps/Sources/Steps/StepView.swift")
        try sampan.write(
            """
            import UIKit
            import XCTest
            @testable import Steps

            class StepTestCase: XCTestCase, UIScrollViewDelegate {
                var view: StepView!
                override func setUp() {
                    super.setUp()
                    view = StepView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
                }
                override func tearDown() {
                    view = nil
                    super.tearDown()
                }
            }

            final class StepTests: StepTestCase {
                func testLayout() {
                    let scroll = UIScrollView()
                    scroll.delegate = self
                    XCTAssertTrue(scroll.delegate === self && isEqual(self) && !isEqual(scroll))
                    view.layoutIfNeeded()
                    XCTAssertEqual(view.label.frame.origin, CGPoint(x: 8, y: 4))
                }
                func testObservation() throws {
                    var seen = 0
                    let token = view.observe(\\.count) { _, _ in seen += 1 }
                    view.count = 5
                    XCTAssertEqual(seen, 1)
                    token.invalidate()
                }
                func testWaiting() async throws {
                    try await Task.sleep(nanoseconds: 1_000_000)
                }
                #if os(macOS)
                func testMac() { XCTFail("not here") }
                #endif
                private func testHelper() {}
                func testableValue(_ x: Int) -> Int { x }
            }

            extension StepTests {
                func testFails() { XCTAssertEqual(1, 2) }
            }
            """, to: "Steps/Tests/StepsTests/StepTests.swift")
    }

    @Test func aPackagesTestsRunAndTellWhichFailed() throws {
        try writePackage()
        let list = try sampan("test", "Steps", "--list")
        #expect(
            list.succeeded
                && list.text.hasSuffix(
                    """
                    StepsTests/StepTests/testFails
                    StepsTests/StepTests/testLayout
                    StepsTests/StepTests/testObservation
                    StepsTests/StepTests/testWaiting

                    """),
            "\(list.text)")
        let all = try sampan("test", "Steps")
        #expect(all.status == 1 && all.text.contains("Executed 4 tests, with 1 failure"), "\(all.text)")
        #expect(all.text.contains("StepTests.swift:43: error: StepTests.testFails"), "\(all.text)")
        let some = try sampan("test", "Steps", "-only-testing", "StepsTests", "-skip-testing", "StepsTests/StepTests/testFails")
        #expect(some.succeeded && some.text.contains("Executed 3 tests, with 0 failures"), "\(some.text)")
        let one = try sampan("test", "Steps", "-only-testing", "StepsTests/StepTests/testLayout()")
        #expect(one.succeeded && one.text.contains("Executed 1 test, with 0 failures"), "\(one.text)")
    }

    @Test func testsThatAreNotThereAreAnError() throws {
        try writePackage()
        #expect(try sampan("test", "Steps", "-only-testing", "Nothing").status == 1)
        #expect(try sampan("test", "Steps", "--device", "toaster").status == 64)
        try sampan.write("let a = 1", to: "Plain/a.swift")
        let none = try sampan("test", "Plain")
        #expect(none.status == 1 && none.text.contains("no target with tests"), "\(none.text)")
    }

    /// A package whose tests wait, exchange methods, and come from a library that makes them as it runs.
    private func writeWaitingPackage() throws {
        try sampan.write(
            """
            // swift-tools-version: 5.8
            import PackageDescription
            let package = Package(
                name: "Waits", platforms: [.iOS(.v15)],
                targets: [.target(name: "Spec"), .testTarget(name: "WaitTests", dependencies: ["Spec"])])
            """, to: "Waits/Package.swift")
        try sampan.write(
            """
            import XCTest

            #if !canImport(Darwin)
            open class Spec: XCTestCase {
                open class var examples: [String] { [] }
                open func run(_ example: String) {}
                public required init() { super.init(name: "", testClosure: { _ in }) }
                public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
                    super.init(name: name, testClosure: testClosure)
                }
                public class var allTests: [(String, (Spec) -> () throws -> Void)] {
                    examples.map { name in (name, { spec in { spec.run(name) } }) }
                }
            }
            #endif
            """, to: "Waits/Sources/Spec/Spec.swift")
        try sampan.write("@implementation Old\n- (void)testOld {}\n@end\n", to: "Waits/Tests/WaitTests/Old.m")
        try sampan.write(
            """
            import Spec
            import XCTest

            class WordSpec: Spec {
                override class var examples: [String] { ["one", "two", "three"] }
                override func run(_ example: String) { XCTAssertNotEqual(example, "two") }
            }
            """, to: "Waits/Tests/WaitTests/WordSpec.swift")
        try sampan.write(
            """
            import UIKit
            import XCTest

            class Page: UIViewController {
                var log: [String] = []
                override func viewDidAppear(_ animated: Bool) {
                    log.append("before")
                    super.viewDidAppear(animated)
                    log.append("after")
                }
            }

            extension UIViewController {
                @objc func traced_viewDidAppear(_ animated: Bool) {
                    (self as? Page)?.log.append("traced")
                    traced_viewDidAppear(animated)
                }
            }

            class Sized: UIView {
                var passes = 0
                override func layoutSubviews() {
                    super.layoutSubviews()
                    passes += 1
                }
            }

            typealias Appear = @convention(c) (AnyObject, Selector, Bool) -> Void

            final class WaitTests: XCTestCase {
                private func show(_ controller: UIViewController) -> UIWindow {
                    let window = UIWindow()
                    window.rootViewController = controller
                    window.makeKeyAndVisible()
                    return window
                }

                func testLayoutComesWithTheEndOfATurn() {
                    let controller = UIViewController()
                    let view = Sized()
                    controller.view = view
                    let window = show(controller)
                    RunLoop.current.run(until: Date())
                    XCTAssertEqual(view.frame, window.bounds)
                    XCTAssertGreaterThan(view.passes, 0)
                    let passes = view.passes
                    view.setNeedsLayout()
                    XCTAssertEqual(view.passes, passes)
                    RunLoop.current.run(until: Date())
                    XCTAssertEqual(view.passes, passes + 1)
                }

                func testAnimationsEndWhileATestWaits() {
                    let controller = UIViewController()
                    let window = show(controller)
                    let view = UIView()
                    controller.view.addSubview(view)
                    let ended = expectation(description: "ended")
                    UIView.animate(withDuration: 0.1) { view.alpha = 0.5 } completion: { finished in
                        XCTAssertTrue(finished)
                        ended.fulfill()
                    }
                    let started = Date()
                    wait(for: [ended], timeout: 5)
                    XCTAssertGreaterThan(Date().timeIntervalSince(started), 0.08)
                    XCTAssertFalse(window.isHidden)
                }

                func testTheMainQueueAndTimersAreServed() {
                    var seen: [String] = []
                    DispatchQueue.main.async { seen.append("queue") }
                    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in seen.append("timer") }
                    RunLoop.current.run(until: Date().addingTimeInterval(0.1))
                    XCTAssertEqual(seen, ["queue", "timer"])
                }

                func testMethodsAreExchanged() throws {
                    let appear = #selector(UIViewController.viewDidAppear(_:))
                    let original = try XCTUnwrap(class_getInstanceMethod(UIViewController.self, appear))
                    let traced = try XCTUnwrap(
                        class_getInstanceMethod(UIViewController.self, #selector(UIViewController.traced_viewDidAppear(_:))))
                    method_exchangeImplementations(original, traced)
                    let page = Page()
                    page.viewDidAppear(false)
                    XCTAssertEqual(page.log, ["before", "traced", "after"])
                    method_exchangeImplementations(original, traced)
                    page.log = []
                    page.viewDidAppear(false)
                    XCTAssertEqual(page.log, ["before", "after"])

                    let own = try XCTUnwrap(class_getInstanceMethod(Page.self, appear))
                    let former = method_getImplementation(own)
                    let block: @convention(block) (Page, Bool) -> Void = { page, animated in
                        page.log.append("block")
                        unsafeBitCast(former, to: Appear.self)(page, appear, animated)
                    }
                    method_setImplementation(own, imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self)))
                    page.log = []
                    page.viewDidAppear(false)
                    XCTAssertEqual(page.log, ["block", "before", "after"])
                    method_setImplementation(own, former)
                }
            }
            """, to: "Waits/Tests/WaitTests/WaitTests.swift")
    }

    @Test func testsThatWaitSeeFramesAndExchangeMethods() throws {
        try writeWaitingPackage()
        let list = try sampan("test", "Waits", "--list")
        #expect(list.succeeded && list.text.contains("\nWaitTests/WordSpec\n"), "\(list.text)")
        #expect(list.text.contains("Old.m: tests that are not written in Swift are left out"), "\(list.text)")
        let all = try sampan("test", "Waits")
        #expect(all.status == 1 && all.text.contains("Executed 7 tests, with 1 failure"), "\(all.text)")
        #expect(all.text.contains("WordSpec.swift:6: error: WordSpec.two"), "\(all.text)")
        let some = try sampan("test", "Waits", "-only-testing", "WaitTests/WaitTests")
        #expect(some.succeeded && some.text.contains("Executed 4 tests, with 0 failures"), "\(some.text)")
    }
}
