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

            class StepTestCase: XCTestCase {
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
        #expect(all.text.contains("StepTests.swift:40: error: StepTests.testFails"), "\(all.text)")
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
        #expect(none.status == 1 && none.text.contains("no target with unit tests"), "\(none.text)")
    }
}
