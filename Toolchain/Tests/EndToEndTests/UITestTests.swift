import Foundation
import Testing

/// A project with UI tests, from its sources to their results.
@Suite struct UITestTests {
    private let sampan: Sampan

    init() throws {
        sampan = try Sampan()
        try sampan.write(Self.project, to: "Notes/Notes.xcodeproj/project.pbxproj")
        try sampan.write(Self.app, to: "Notes/Notes/App.swift")
        try sampan.write(Self.tests, to: "Notes/NotesUITests/NotesUITests.swift")
    }

    @Test(.timeLimit(.minutes(15))) func testsDriveTheirAppAndTellWhereTheyFail() throws {
        let run = try sampan("test", "Notes", "--attachments", sampan.path("kept"), "--junit", "results.xml")
        let text = run.text
        #expect(run.status == 1, "\(text)")
        let results = Dictionary(
            text.matches(of: #/Test Case 'NotesUITests.(\S+)' (passed|failed)/#).map { (String($0.1), String($0.2)) },
            uniquingKeysWith: { $1 })
        #expect(
            results == [
                "testAddsAndDeletes": "passed", "testStores": "passed", "testScrollsToRows": "passed", "testControls": "passed",
                "testWaitsByTheClockOfTheApp": "passed", "testAlertInTheWay": "passed", "testAsync": "passed", "testMissing": "failed",
                "testMissingTwice": "failed",
                "testFailsAfterWaiting": "failed", "testCrash": "failed",
            ], "\(text)")
        let line = try #require(Self.tests.components(separatedBy: "\n").firstIndex { $0.contains("Nowhere") }) + 1
        let failure = "error: NotesUITests.testMissing : Failed to tap \"Nowhere\" Button: No matches found for Find: "
        #expect(text.contains("NotesUITests.swift:\(line): \(failure)"), "\(text)")
        #expect(!text.contains("never reached"), "\(text)")
        #expect(text.contains("torn down NotesUITests.testMissing, runs: true"), "\(text)")
        #expect(text.contains("and another") && text.contains("com.example.notes crashed in closure #2 in NoteController"), "\(text)")
        #expect(text.contains("Executed 11 tests, with 5 failures"), "\(text)")
        #expect(try sampan.pixels(of: "kept/NotesUITests.testControls-page.png")[0] > 0)
        #expect(try String(decoding: sampan.bytes("results.xml"), as: UTF8.self).contains("tests=\"11\" failures=\"4\""))
    }

    private static let project = #"""
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {};
        	objectVersion = 77;
        	objects = {
        		A0 = {isa = PBXProject; buildConfigurationList = C0; mainGroup = G0; targets = (T1, T2); };
        		G0 = {isa = PBXGroup; children = (S1, S2); sourceTree = "<group>"; };
        		S1 = {isa = PBXFileSystemSynchronizedRootGroup; path = Notes; sourceTree = "<group>"; };
        		S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = NotesUITests; sourceTree = "<group>"; };
        		P1 = {isa = PBXSourcesBuildPhase; files = (); };
        		P2 = {isa = PBXSourcesBuildPhase; files = (); };
        		T1 = {isa = PBXNativeTarget; name = Notes; productName = Notes; productType = "com.apple.product-type.application"; buildConfigurationList = C1; buildPhases = (P1); fileSystemSynchronizedGroups = (S1); };
        		T2 = {isa = PBXNativeTarget; name = NotesUITests; productName = NotesUITests; productType = "com.apple.product-type.bundle.ui-testing"; buildConfigurationList = C2; buildPhases = (P2); dependencies = (D1); fileSystemSynchronizedGroups = (S2); };
        		D1 = {isa = PBXTargetDependency; target = T1; };
        		C0 = {isa = XCConfigurationList; buildConfigurations = (B0); defaultConfigurationName = Debug; };
        		C1 = {isa = XCConfigurationList; buildConfigurations = (B1); defaultConfigurationName = Debug; };
        		C2 = {isa = XCConfigurationList; buildConfigurations = (B2); defaultConfigurationName = Debug; };
        		B0 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; SWIFT_VERSION = 5.0; IPHONEOS_DEPLOYMENT_TARGET = 16.0; GENERATE_INFOPLIST_FILE = YES; PRODUCT_NAME = "$(TARGET_NAME)"; }; };
        		B1 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = com.example.notes; INFOPLIST_KEY_NSPhotoLibraryUsageDescription = "Pictures"; }; };
        		B2 = {isa = XCBuildConfiguration; name = Debug; buildSettings = {PRODUCT_BUNDLE_IDENTIFIER = com.example.notes.uitests; TEST_TARGET_NAME = Notes; }; };
        	};
        	rootObject = A0;
        }
        """#

    private static let app = #"""
        import UIKit

        @main
        final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?

            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                window = UIWindow(frame: UIScreen.main.bounds)
                window?.rootViewController = UINavigationController(rootViewController: NotesController())
                window?.makeKeyAndVisible()
                return true
            }
        }

        final class NotesController: UITableViewController {
            private var notes = (UserDefaults.standard.stringArray(forKey: "notes") ?? []) {
                didSet { UserDefaults.standard.set(notes, forKey: "notes") }
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                title = ProcessInfo.processInfo.environment["TITLE"] ?? "Notes"
                if ProcessInfo.processInfo.arguments.contains("-filled") { notes = (1...60).map { "Note \($0)" } }
                tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
                navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
            }

            @objc private func add() {
                let alert = UIAlertController(title: "New note", message: nil, preferredStyle: .alert)
                alert.addTextField { $0.placeholder = "Text" }
                alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
                alert.addAction(UIAlertAction(title: "Save", style: .default) { [unowned self, unowned alert] _ in
                    notes.append(alert.textFields?.first?.text ?? "")
                    tableView.reloadData()
                })
                present(alert, animated: true)
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
                cell.textLabel?.text = notes[indexPath.row]
                cell.accessibilityIdentifier = "note"
                return cell
            }

            override func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
                notes.remove(at: indexPath.row)
                tableView.deleteRows(at: [indexPath], with: .automatic)
            }

            override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
                show(NoteController(notes[indexPath.row]), sender: nil)
            }
        }

        final class NoteController: UIViewController {
            private let slider = UISlider()
            private let label = UILabel()

            init(_ text: String) {
                super.init(nibName: nil, bundle: nil)
                title = text
            }

            required init?(coder: NSCoder) { fatalError() }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .systemBackground
                label.text = "0"
                label.accessibilityIdentifier = "importance"
                slider.maximumValue = 10
                slider.addTarget(self, action: #selector(slid), for: .valueChanged)
                let later = UIButton(type: .system)
                later.setTitle("Later", for: .normal)
                later.addAction(UIAction { [unowned self] _ in
                    label.text = "soon"
                    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { self.label.text = "later" }
                }, for: .touchUpInside)
                let crash = UIButton(type: .system)
                crash.setTitle("Crash", for: .normal)
                crash.addAction(UIAction { _ in fatalError("as asked") }, for: .touchUpInside)
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Done"
                let stack = UIStackView(arrangedSubviews: [label, slider, later, crash, toggle])
                stack.axis = .vertical
                stack.spacing = 20
                stack.frame = CGRect(x: 20, y: 150, width: 300, height: 300)
                view.addSubview(stack)
                let twice = UITapGestureRecognizer(target: self, action: #selector(tappedTwice))
                twice.numberOfTapsRequired = 2
                view.addGestureRecognizer(twice)
                view.accessibilityIdentifier = "page"
            }

            @objc private func slid() { label.text = "\(Int(slider.value))" }
            @objc private func tappedTwice() { label.text = "twice" }
        }
        """#

    private static let tests = #"""
        import XCTest

        final class NotesUITests: XCTestCase {
            private var app: XCUIApplication!

            override func setUpWithError() throws {
                continueAfterFailure = false
                app = XCUIApplication()
                app.launch()
            }

            override func tearDown() { print("torn down \(name), runs: \(app.state == .runningForeground)") }

            private func add(_ text: String) {
                app.navigationBars["Notes"].buttons["Add"].tap()
                let alert = app.alerts["New note"]
                XCTAssertTrue(alert.waitForExistence(timeout: 2))
                // Not a double tap, which would choose a word, nor one that types elsewhere.
                for part in [text.prefix(2), text.dropFirst(2)] {
                    alert.textFields["Text"].tap()
                    alert.textFields["Text"].typeText(String(part))
                }
                alert.buttons["Save"].tap()
                XCTAssertFalse(alert.exists)
            }

            func testAddsAndDeletes() {
                add("Milk")
                add("Bread\u{8}k")
                XCTAssertEqual(app.tables.cells.count, 2)
                XCTAssertTrue(app.tables.staticTexts["Break"].exists)
                app.cells.matching(identifier: "note").element(boundBy: 0).swipeLeft()
                app.buttons["Delete"].tap()
                XCTAssertEqual(app.tables.cells.count, 1)
                XCTAssertTrue(app.staticTexts["Milk"].waitForNonExistence(timeout: 1))
            }

            func testStores() {
                add("Kept")
                app.terminate()
                XCTAssertEqual(app.state, .notRunning)
                app.launchEnvironment["TITLE"] = "Other"
                app.launch()
                XCTAssertTrue(app.navigationBars["Other"].exists)
                XCTAssertTrue(app.staticTexts["Kept"].exists)
            }

            func testScrollsToRows() {
                app.launchArguments = ["-filled"]
                app.launch()
                XCTAssertEqual(app.tables.cells.count, 60)
                app.tables.cells.element(boundBy: 50).tap()
                XCTAssertTrue(app.navigationBars["Note 51"].exists)
            }

            func testWaitsByTheClockOfTheApp() {
                add("Page")
                app.staticTexts["Page"].tap()
                app.buttons["Later"].tap()
                let later = app.staticTexts.matching(NSPredicate(format: "label == 'later'")).firstMatch
                XCTAssertFalse(later.exists)
                XCTAssertTrue(later.waitForExistence(timeout: 10))
                app.buttons["Later"].tap()
                XCTAssertFalse(later.exists)
                sleep(10)
                XCTAssertTrue(later.exists)
            }

            func testAlertInTheWay() {
                let button = app.navigationBars["Notes"].buttons["Add"]
                let count = app.tables.cells.count
                button.tap()
                button.tap()
                XCTAssertEqual(app.alerts.count, 1)
                var handled: [String] = []
                let monitor = addUIInterruptionMonitor(withDescription: "Note") { alert in
                    handled.append(alert.label)
                    alert.textFields["Text"].typeText("Handled")
                    alert.buttons["Save"].tap()
                    return true
                }
                button.tap()
                removeUIInterruptionMonitor(monitor)
                app.alerts.buttons["Cancel"].tap()
                XCTAssertEqual(handled, ["New note"])
                XCTAssertTrue(app.staticTexts["Handled"].exists)
                XCTAssertEqual(app.tables.cells.count, count + 1)
            }

            func testControls() {
                add("Page")
                app.staticTexts["Page"].tap()
                app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 0.5)
                XCTAssertEqual(app.staticTexts["importance"].label, "5")
                let toggle = app.switches["Done"]
                let start = Date()
                for _ in 0..<20 { toggle.tap() }
                print("an action took \(Int(Date().timeIntervalSince(start) / 20 * 1000)) ms")
                toggle.tap()
                XCTAssertEqual(toggle.value as? String, "1")
                app.otherElements["page"].coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9)).doubleTap()
                expectation(for: NSPredicate(format: "label == 'twice' AND exists == 1"), evaluatedWith: app.staticTexts["importance"])
                waitForExpectations(timeout: 5)
                let attachment = XCTAttachment(screenshot: app.screenshot())
                attachment.name = "page"
                attachment.lifetime = .keepAlways
                add(attachment)
            }

            func testMissing() {
                app.buttons["Nowhere"].tap()
                print("never reached")
            }

            func testMissingTwice() {
                continueAfterFailure = true
                app.buttons["Nowhere"].tap()
                XCTFail("and another")
            }

            func testFailsAfterWaiting() {
                expectation(for: NSPredicate(format: "exists == 1"), evaluatedWith: app.buttons["Never"])
                waitForExpectations(timeout: 0.1)
                app.buttons["Add"].tap()
                print("never reached either")
            }

            func testCrash() {
                add("Boom")
                app.staticTexts["Boom"].tap()
                app.buttons["Crash"].tap()
            }

            func testAsync() async throws {
                XCTAssertTrue(app.navigationBars["Notes"].exists)
            }
        }
        """#
}
