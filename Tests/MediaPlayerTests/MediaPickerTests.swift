import Foundation
import ObjCRuntime
import SampanHost
import StagedApps
import Testing
import UIKit

@testable import MediaPlayer

/// Picking music. Each test has a process of its own.
@Suite struct MediaPickerTests {
    @MainActor private static func picker(_ log: PickerLog, several: Bool) -> MPMediaPickerController {
        let picker = MPMediaPickerController(mediaTypes: .music)
        picker.delegate = log
        picker.allowsPickingMultipleItems = several
        picker.prompt = "Choose"
        return picker
    }

    @Test func anItemIsPickedByATapAndThePickerStays() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let folder = try MusicFolder.own()
                for name in ["One.wav", "Two.wav"] { try folder.tone(name) }
                let log = PickerLog()
                let picker = Self.picker(log, several: false)
                app.root.present(picker, animated: false)
                #expect(await app.tap("Two"))
                #expect(log.lines == ["Two"] && app.root.presentedViewController === picker)
                #expect((picker.children.first as? UINavigationController)?.topViewController?.navigationItem.prompt == "Choose")
            }.value
        }
    }

    @Test func severalArePickedWhereThatIsAllowed() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let folder = try MusicFolder.own()
                for name in ["One.wav", "Two.wav", "Zoo.wav"] { try folder.tone(name) }
                let log = PickerLog()
                app.root.present(Self.picker(log, several: true), animated: false)
                for title in ["Zoo", "One", "Two", "One"] { #expect(await app.tap(title)) }
                #expect(log.lines.isEmpty)
                #expect(await app.tap("Done"))
                #expect(log.lines == ["Zoo Two"])
            }.value
        }
    }

    @Test func whoCancelsIsTold() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                _ = try MusicFolder.own()
                let log = PickerLog()
                app.root.present(Self.picker(log, several: false), animated: false)
                #expect(await app.tap("Cancel"))
                #expect(log.lines == ["cancelled"])
            }.value
        }
    }

    @Test func thePersonIsAskedFirstAndSeesTheirMusicThen() async {
        await #expect(processExitsWith: .success) {
            try await Task { @MainActor in
                let app = StagedApp()
                let folder = try MusicFolder.own(nil)
                try folder.tone("One.wav")
                let log = PickerLog()
                app.root.present(Self.picker(log, several: false), animated: false)
                #expect(await app.tap("OK"))
                #expect(folder.permissions.answer(for: .mediaLibrary) == .granted)
                #expect(await app.tap("One"))
                #expect(log.lines == ["One"])
            }.value
        }
    }
}

/// Notes what is picked.
@MainActor
private final class PickerLog: NSObject, MPMediaPickerControllerDelegate {
    var lines: [String] = []

    func mediaPicker(_ mediaPicker: MPMediaPickerController, didPickMediaItems mediaItemCollection: MPMediaItemCollection) {
        lines.append(mediaItemCollection.items.map { $0.title ?? "" }.joined(separator: " "))
    }

    func mediaPickerDidCancel(_ mediaPicker: MPMediaPickerController) { lines.append("cancelled") }
}
