import Foundation
import SampanHost
import Testing

@testable import UIKit

/// What changes while an app runs because the person, or whoever tests the app, changes it outside. Each test has a process of its own.
@Suite struct SettingsTests {
    @Test func theHostsMenuIsShownOverTheAppAndBringsItBackFromTheBackground() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.noScenes)
                var chosen = 0
                let menu = HostMenu(title: "Notes", items: [.init("Shake") { chosen += 1 }, .init("Lock") { chosen += 10 }])
                app.runtime.show(menu)
                app.runtime.show(menu)
                app.advance(0.5)
                #expect(UIApplication.shared.applicationState == .inactive)
                #expect(SystemAlert.choose("Lock") && !SystemAlert.isShown && chosen == 10)
                #expect(UIApplication.shared.applicationState == .active)
                app.runtime.show(menu)
                #expect(SystemAlert.choose("Cancel") && chosen == 10)
                _ = app.tell(.background)
                app.runtime.show(menu)
                app.advance(0.1)
                #expect(!SystemAlert.isShown && UIApplication.shared.applicationState == .active)
            }
        }
    }

    /// Defaults that are not this program's own, which other tests read.
    private static func newFolder() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("sampan-settings-\(UUID().uuidString)").path
    }

    @Test func theSettingsLanguageEndsTheAppAndIsKept() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.noScenes, variables: ["XDG_CONFIG_HOME": SettingsTests.newFolder()])
                #expect(app.ask(.locale("pt_BR")).suffix(2) == ["willTerminate", "(app terminates)"])
                #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") == ["pt-BR"] && app.host.exitCode == 0)
            }
        }
    }

    @Test func aLanguageThatIsLeftToTheDeviceIsForgotten() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.noScenes, variables: ["XDG_CONFIG_HOME": SettingsTests.newFolder()])
                UserDefaults.standard.set(["vi"], forKey: "AppleLanguages")
                _ = app.ask(.locale(nil))
                #expect(UserDefaults.standard.stringArray(forKey: "AppleLanguages") != ["vi"] && app.host.exitCode == 0)
            }
        }
    }

    @Test func aChosenSizeOfTextIsToldByTraitsAndThenByANotification() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.noScenes)
                _ = app.told()
                let label = UILabel()
                label.font = .preferredFont(forTextStyle: .body)
                label.adjustsFontForContentSizeCategory = true
                let window = UIWindow(frame: UIScreen.main.bounds)
                window.rootViewController = UIViewController()
                window.rootViewController?.view.addSubview(label)
                window.makeKeyAndVisible()
                app.advance(0.1)
                let before = label.font.pointSize
                var told: [String] = []
                let observer = NotificationCenter.default.addObserver(
                    forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
                ) { note in
                    let size = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
                    MainActor.assumeIsolated {
                        #expect(note.object as? UIApplication === UIApplication.shared)
                        told.append("\(size?.rawValue ?? "") \(label.traitCollection.preferredContentSizeCategory == size)")
                    }
                }
                #expect(app.ask(.contentSize(.to(.accessibilityLarge))) == [])
                #expect(told == ["UICTContentSizeCategoryAccessibilityL true"] && label.font.pointSize > before)
                #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
                #expect(app.runtime.answer(to: .contentSize) == "accessibility-large")
                // What changes nothing is not told.
                _ = app.ask(.contentSize(.to(.accessibilityLarge)))
                #expect(told.count == 1)
                _ = app.ask(.contentSize(.decrement))
                #expect(app.runtime.answer(to: .contentSize) == "accessibility-medium")
                for _ in 0..<20 { _ = app.ask(.contentSize(.increment)) }
                #expect(app.runtime.answer(to: .contentSize) == "accessibility-extra-extra-extra-large")
                for _ in 0..<20 { _ = app.ask(.contentSize(.decrement)) }
                #expect(UIApplication.shared.preferredContentSizeCategory == .extraSmall)
                NotificationCenter.default.removeObserver(observer)
            }
        }
    }

    @Test func theOrderOfSizesIsTheHosts() {
        #expect(ContentSize.allCases.count == UIContentSizeCategory.ordered.count)
        #expect(ContentSize.allCases.firstIndex(of: .large) == UIContentSizeCategory.ordered.firstIndex(of: .large))
    }

    @Test func whatIsCopiedOutsideIsPastedAndTheOtherWayRound() async {
        await #expect(processExitsWith: .success) {
            await MainActor.run {
                let app = LoggedApp(.noScenes)
                _ = app.told()
                #expect(app.runtime.answer(to: .pasteboard) == "")
                let count = UIPasteboard.general.changeCount
                #expect(app.ask(.copy("two\nlines")) == [])
                #expect(UIPasteboard.general.string == "two\nlines" && UIPasteboard.general.changeCount == count + 1)
                UIPasteboard.general.string = "from the app"
                #expect(app.runtime.answer(to: .pasteboard) == "from the app")
            }
        }
    }
}
