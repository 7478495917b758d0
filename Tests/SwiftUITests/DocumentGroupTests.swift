import SampanFoundation
import Sessions
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

private struct MoodKey: EnvironmentKey { static let defaultValue = "none" }
extension EnvironmentValues {
    fileprivate var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}

private struct LetterView: View {
    @Binding var document: Letter
    @Environment(\.undoManager) private var undoManager
    @Environment(\.dismiss) private var dismiss
    @Environment(\.mood) private var mood
    @Environment(\.documentConfiguration) private var configuration

    var body: some View {
        VStack {
            Text(verbatim: document.text)
            Text(verbatim: "\(configuration?.fileURL?.lastPathComponent ?? "-") \(configuration?.isEditable == true) \(mood)")
            Button("Sign") { document.text += ", Mai" }
            Button("Undo") { undoManager?.undo() }
            Button("Enough") { dismiss() }
        }
    }
}

private struct TallyView: View {
    @EnvironmentObject private var tally: Tally
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        VStack {
            Text(verbatim: "\(tally.count)")
            Button("Add") { tally.add(undoManager) }
            Button("Smuggle") { tally.count += 10 }
        }
    }
}

@Suite(.session, .serialized) @MainActor
struct DocumentGroupTests {
    private let desk: DocumentDesk

    init() throws { desk = try DocumentDesk(["Draft.txt": "Dear Lan", "Sheep.json": "7"]) }

    private var letters: some Scene { DocumentGroup(newDocument: Letter("New")) { LetterView(document: $0.$document) } }

    private func show(_ scene: some Scene) throws -> Stage<AnyView> {
        let stage = Stage(try #require(scene._windows().view(of: nil)), size: CGSize(width: 390, height: 700))
        stage.advance(1)
        return stage
    }

    private func open(_ name: String, _ text: String, in stage: Stage<AnyView>) async throws {
        try stage.touch(name)
        await stage.wait { stage.texts.contains(text) }
        #expect(stage.texts.contains(text))
    }

    private func editor(_ stage: Stage<AnyView>) -> DocumentEditor? {
        (stage.controller.presentedViewController as? UINavigationController)?.viewControllers.first as? DocumentEditor
    }

    @Test func aDocumentIsOpenedFromTheBrowserUnderItsName() async throws {
        let stage = try show(letters)
        #expect(stage.texts.contains("Draft") && editor(stage) == nil)
        try await open("Draft", "Dear Lan", in: stage)
        #expect(editor(stage)?.navigationItem.title == "Draft" && stage.texts.contains("Draft.txt true none"))
        try stage.touch("Back")
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func aChangeIsSavedWhenTheDocumentIsLeft() async throws {
        let stage = try show(letters)
        try await open("Draft", "Dear Lan", in: stage)
        stage.tap("Sign")
        #expect(stage.texts.contains("Dear Lan, Mai"))
        stage.tap("Enough")
        stage.advance(1)
        #expect(stage.controller.presentedViewController == nil)
        await stage.wait { desk.text("Draft.txt") != "Dear Lan" }
        #expect(desk.text("Draft.txt") == "Dear Lan, Mai after Dear Lan", "with what was there")
    }

    @Test func aChangeIsUndoneAndNothingIsSavedThen() async throws {
        let stage = try show(letters)
        try await open("Draft", "Dear Lan", in: stage)
        let manager = try #require(editor(stage)?.file.undoManager)
        manager.groupsByEvent = false
        manager.beginUndoGrouping()
        stage.tap("Sign")
        manager.endUndoGrouping()
        #expect(stage.texts.contains("Dear Lan, Mai") && editor(stage)?.file.hasUnsavedChanges == true)
        stage.tap("Undo")
        #expect(stage.texts.contains("Dear Lan") && manager.canRedo && editor(stage)?.file.hasUnsavedChanges == false)
    }

    @Test func aNewDocumentIsOpenedWhereItWasMade() async throws {
        let stage = try show(letters)
        try stage.touchButton("Create Document")
        await stage.wait { stage.texts.contains("New") }
        #expect(stage.texts.contains("Untitled.txt true none") && desk.text("Untitled.txt") == "New")
    }

    @Test func whatIsOnlyViewedIsNotChanged() async throws {
        let stage = try show(DocumentGroup(viewing: Letter.self) { LetterView(document: $0.$document) })
        #expect(stage.button("Create Document") == nil)
        try await open("Draft", "Dear Lan", in: stage)
        stage.tap("Sign")
        #expect(stage.texts.contains("Dear Lan") && stage.texts.contains("Draft.txt false none"))
        #expect(editor(stage)?.file.hasUnsavedChanges == false)
    }

    @Test func anObjectIsSavedWhenItsChangesCanBeUndone() async throws {
        let stage = try show(DocumentGroup(newDocument: { Tally(0) }) { _ in TallyView() })
        try await open("Sheep", "7", in: stage)
        stage.tap("Smuggle")
        #expect(stage.texts.contains("17") && editor(stage)?.file.hasUnsavedChanges == false)
        stage.tap("Add")
        #expect(stage.texts.contains("18"))
        try stage.touch("Back")
        await stage.wait { desk.text("Sheep.json") != "7" }
        #expect(desk.text("Sheep.json") == "18")
    }

    @Test func documentsOfSeveralGroupsAreInOneBrowserWithWhatTheirScenesSay() async throws {
        let tallies = DocumentGroup(newDocument: { Tally(0) }) { Text(verbatim: "sheep \($0.document.count) \($0.isEditable)") }
        let stage = try show(SceneBuilder.buildBlock(letters.environment(\.mood, "glad"), tallies))
        try await open("Sheep", "sheep 7 true", in: stage)
        try stage.touch("Back")
        try await open("Draft", "Draft.txt true glad", in: stage)
    }

    @Test func anotherNameIsAnotherFile() async throws {
        let stage = try show(letters)
        try await open("Draft", "Dear Lan", in: stage)
        let item = try #require(editor(stage)?.navigationItem)
        item.renameDelegate?.navigationItem(item, didEndRenamingWith: "Letter")
        await stage.wait { stage.texts.contains("Letter.txt true none") }
        #expect(stage.texts.contains("Letter.txt true none") && desk.names == ["Letter.txt", "Sheep.json"])
    }

    @Test func aDocumentWhoseFileIsDeletedIsLeft() async throws {
        let stage = try show(letters)
        try await open("Draft", "Dear Lan", in: stage)
        editor(stage)?.file.accommodatePresentedItemDeletion { _ in }
        await stage.wait { stage.controller.presentedViewController == nil }
        #expect(stage.controller.presentedViewController == nil)
    }

    @Test func aFileThatIsNoDocumentIsToldOf() async throws {
        try Data([0xff, 0xfe, 0xff]).write(to: desk.folder.appendingPathComponent("Noise.txt"))
        let stage = try show(letters)
        try stage.touch("Noise")
        await stage.wait { stage.controller.presentedViewController != nil }
        #expect(stage.controller.presentedViewController is UIAlertController)
    }

    @Test func aFileOfAnotherAppsIsOpenedAsACopyInThePlaceOfAnotherOne() async throws {
        let urls = OpenedURLs()
        let view = try #require(letters._windows().view(of: nil))
        let stage = Stage(AnyView(view.environment(\.openedURLs, urls)), size: CGSize(width: 390, height: 700))
        urls.begin()
        stage.advance(1)
        try await open("Draft", "Dear Lan", in: stage)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("From afar".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        urls.open(file)
        await stage.wait { stage.texts.contains("From afar") }
        #expect(stage.texts.contains("From afar") && desk.text(file.lastPathComponent) == "From afar")
        urls.open(try #require(URL(string: "letters://open")))
        #expect(editor(stage)?.file.fileURL.lastPathComponent == file.lastPathComponent, "no document")
    }

    @Test func outsideOfAGroupThereIsNoDocument() { #expect(EnvironmentValues().documentConfiguration == nil) }
}
