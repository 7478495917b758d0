import Foundation
import SampanHost
import Testing

@testable import UIKit

/// The state of an app's interface without scenes. Each run of the app is a process of its own.
@Suite struct StateRestorationTests {
    private func newFolder() throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sampan-state-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder.path
    }

    /// Runs the app with a controller on its stack, and has it go to the background.
    @MainActor private static func leave(_ folder: String, delegate: String = "RestoringDelegate") -> [String] {
        let app = RestoringApp(folder: folder, delegate: delegate)
        let detail = DetailController()
        detail.number = 7
        app.navigation.pushViewController(detail, animated: false)
        app.advance()
        detail.scroll.contentOffset.y = 250
        _ = app.told()
        app.tell(.background)
        return app.told()
    }

    @Test func aStackAndItsStateComeBackInUIKitsOrder() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                #expect(Self.leave(folder) == ["shouldSave", "willEncode", "encode master", "encode detail"])
            }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = RestoringApp(folder: folder)
                #expect(
                    app.told() == [
                        "will", "shouldRestore own 0 true", "make navigation/detail 7", "decode master", "decode detail 7",
                        "finished detail", "didDecode 3", "did",
                    ])
                #expect(app.navigation.viewControllers.count == 2 && app.navigation.viewControllers[0] is MasterController)
                let detail = app.navigation.topViewController as? DetailController
                #expect(detail?.number == 7 && detail?.scroll.contentOffset.y == 250)
            }
        }
    }

    @Test func whatIsPresentedIsPresentedAgain() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = RestoringApp(folder: folder)
                let sheet = UIViewController()
                sheet.restorationIdentifier = "sheet"
                app.navigation.present(sheet, animated: false)
                app.advance()
                app.tell(.background)
            }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = RestoringApp(folder: folder)
                #expect(app.told().contains("delegate makes sheet"))
                #expect(app.navigation.presentedViewController?.restorationIdentifier == "sheet")
            }
        }
    }

    @Test func registeredObjectsComeBackWhereTheyAreReferredTo() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = RestoringApp(folder: folder)
                let (note, other) = (RestorableNote(), RestorableNote())
                note.text = "milk"
                UIApplication.registerObject(forStateRestoration: note, restorationIdentifier: "note")
                UIApplication.registerObject(forStateRestoration: other, restorationIdentifier: "other")
                RestoringApp.object = note
                app.tell(.background)
            }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = RestoringApp(folder: folder)
                #expect(app.told().filter { $0.hasPrefix("note") } == ["note note"])
                #expect((app.navigation.viewControllers[0] as? MasterController)?.note?.text == "milk")
            }
        }
    }

    @Test func theOlderQuestionsAreAskedOfThoseWhoKnowNoOthers() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run { _ = Self.leave(folder, delegate: "OldDelegate") }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = RestoringApp(folder: folder, delegate: "OldDelegate")
                #expect((app.navigation.topViewController as? DetailController)?.number == 7)
            }
        }
    }

    @Test func anAppThatWantsNothingKeptLosesWhatWas() async throws {
        let folder = try newFolder()
        for delegate in ["RestoringDelegate", "ForgettingDelegate"] {
            await #expect(processExitsWith: .success) { [folder = folder as String, delegate = delegate as String] in
                await MainActor.run { _ = Self.leave(folder, delegate: delegate) }
            }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run { #expect(RestoringApp(folder: folder).told() == ["will", "did"]) }
        }
    }

    @Test func stateThatBringsTheAppDownIsNotTriedAgain() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run { _ = Self.leave(folder) }
        }
        // It goes on in the background, and is done in time.
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                RestoringApp.onRestore = { UIApplication.shared.extendStateRestoration() }
                _ = RestoringApp(folder: folder)
                UIApplication.shared.completeStateRestoration()
            }
        }
        // It ends before it is done.
        await #expect(processExitsWith: .signal(SIGKILL)) { [folder = folder as String] in
            await MainActor.run {
                RestoringApp.onRestore = { UIApplication.shared.extendStateRestoration() }
                #expect(RestoringApp(folder: folder).navigation.viewControllers.count == 2)
                kill(getpid(), SIGKILL)
            }
        }
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run { #expect(RestoringApp(folder: folder).told() == ["will", "did"]) }
        }
    }

    @Test func damagedStateIsSetAside() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                setenv("CFFIXED_USER_HOME", folder, 1)
                let file = RestorationArchive.file!
                try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try? Data("no archive".utf8).write(to: file)
                #expect(RestoringApp(folder: folder).told() == ["will", "did"])
                #expect(FileManager.default.fileExists(atPath: file.appendingPathExtension("corrupt").path))
            }
        }
    }

    @Test func appsThatLiveByScenesAreNotAsked() async throws {
        let folder = try newFolder()
        await #expect(processExitsWith: .success) { [folder = folder as String] in
            await MainActor.run {
                let app = RestoringApp(folder: folder, livesByScenes: true)
                app.tell(.background)
                #expect(!app.told().contains("shouldSave"))
            }
        }
    }
}
