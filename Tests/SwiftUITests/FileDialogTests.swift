import CoreTransferable
import SampanFoundation
import Sessions
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

/// What a dialog's functions were told.
private final class Told {
    var files: [URL] = []
    var errors: [any Error] = []
    var cancellations = 0
    /// Whether the dialog's value was true when they were.
    var wasPresented: [Bool] = []

    func take(_ result: Result<[URL], any Error>) {
        switch result {
        case .success(let urls): files += urls
        case .failure(let error): errors.append(error)
        }
    }
    func take(one result: Result<URL, any Error>) { take(result.map { [$0] }) }
    var names: [String] { files.map(\.lastPathComponent) }
}

private struct Asking<Dialog: View>: View {
    let told: Told
    let dialog: (Button<Text>, Binding<Bool>) -> Dialog
    @State private var isAsking = false

    var body: some View {
        VStack {
            dialog(Button("Ask") { isAsking = true }, $isAsking)
            Button("Enough") { isAsking = false }
            Text(isAsking ? "asking" : "silent")
        }
    }
}

private struct Song: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }
        ProxyRepresentation(exporting: { _ in "la la" })
    }
}

@Suite(.session, .serialized) @MainActor
struct FileDialogTests {
    private let told = Told()
    private let desk: DocumentDesk

    init() throws { desk = try DocumentDesk(["Draft.txt": "draft", "Plan.txt": "plan", "Photo.png": "photo"]) }

    private func ask<Dialog: View>(_ dialog: @escaping (Button<Text>, Binding<Bool>) -> Dialog) -> Stage<some View> {
        let folder = desk.folder
        let stage = Stage(Asking(told: told) { dialog($0, $1).fileDialogDefaultDirectory(folder) })
        stage.tap("Ask")
        stage.advance(1)
        return stage
    }

    private func picker(_ stage: Stage<some View>) -> UIDocumentPickerViewController? {
        stage.controller.presentedViewController as? UIDocumentPickerViewController
    }

    @Test func aFileIsPickedInTheFolderThatIsShownFirst() throws {
        let stage = ask { [told] button, isAsking in
            button.fileImporter(isPresented: isAsking, allowedContentTypes: [.plainText]) {
                told.wasPresented.append(isAsking.wrappedValue)
                told.take(one: $0)
            }
        }
        #expect(stage.texts.contains("Draft") && stage.texts.contains("asking"))
        try stage.touch("Photo")
        #expect(told.files.isEmpty, "it is none of the types")
        try stage.touch("Draft")
        #expect(told.names == ["Draft.txt"] && told.wasPresented == [false])
        #expect(stage.controller.presentedViewController == nil && stage.texts.contains("silent"))
        stage.tap("Ask")
        stage.advance(1)
        try stage.touch("Plan")
        #expect(told.names == ["Draft.txt", "Plan.txt"])
    }

    @Test func severalFilesArePickedWithTheirEndingsSeen() throws {
        let stage = ask { [told] button, isAsking in
            button.fileImporter(isPresented: isAsking, allowedContentTypes: [.data], allowsMultipleSelection: true) { told.take($0) }
                .fileDialogBrowserOptions([.displayFileExtensions])
        }
        try stage.touch("Draft.txt")
        try stage.touch("Photo.png")
        try stage.touch("Open")
        #expect(told.names == ["Draft.txt", "Photo.png"])
    }

    @Test func whoCancelsIsAskedAgainLater() throws {
        let stage = ask { [told] button, isAsking in
            button.fileImporter(isPresented: isAsking, allowedContentTypes: [.data], allowsMultipleSelection: false) {
                told.take($0)
            } onCancellation: {
                told.wasPresented.append(isAsking.wrappedValue)
                told.cancellations += 1
            }
        }
        try stage.touch("Cancel")
        #expect(told.cancellations == 1 && told.wasPresented == [false] && picker(stage) == nil)
        stage.tap("Ask")
        stage.advance(1)
        #expect(picker(stage) != nil)
    }

    @Test func theAppTakesADialogAwayAndNobodyIsTold() {
        let stage = ask { [told] button, isAsking in
            button.fileImporter(isPresented: isAsking, allowedContentTypes: [.data], allowsMultipleSelection: false) {
                told.take($0)
            } onCancellation: {
                told.cancellations += 1
            }
        }
        #expect(picker(stage) != nil)
        stage.tap("Enough")
        stage.advance(1)
        #expect(picker(stage) == nil && told.cancellations == 0 && told.files.isEmpty)
    }

    @Test func aDocumentIsSavedUnderItsName() throws {
        let stage = ask { [told] button, isAsking in
            button.fileExporter(
                isPresented: isAsking, document: Letter("Dear Lan"), contentType: .plainText, defaultFilename: "To Lan"
            ) { told.take(one: $0) }
        }
        try stage.touch("Save")
        #expect(told.names == ["To Lan.txt"] && desk.text("To Lan.txt") == "Dear Lan")
    }

    @Test func aDocumentIsSavedAsATypeThatItCanBe() throws {
        let stage = ask { [told] button, isAsking in
            button.fileExporter(isPresented: isAsking, document: Tally(3), contentType: .png) { told.take(one: $0) }
        }
        try stage.touch("Save")
        #expect(told.names == ["Untitled.json"] && desk.text("Untitled.json") == "3")
    }

    @Test func severalDocumentsGetNamesOfTheirOwn() throws {
        let stage = ask { [told] button, isAsking in
            button.fileExporter(isPresented: isAsking, documents: [Letter("one"), Letter("two")], contentTypes: [.plainText]) {
                told.take($0)
            }
        }
        try stage.touch("Save")
        #expect(told.names == ["Untitled.txt", "Untitled 2.txt"] && desk.text("Untitled 2.txt") == "two")
    }

    @Test func withoutADocumentNothingIsAsked() {
        let stage = ask { [told] button, isAsking in
            button.fileExporter(isPresented: isAsking, document: Letter?.none, contentTypes: []) { told.take(one: $0) }
        }
        #expect(picker(stage) == nil && told.files.isEmpty && told.errors.isEmpty)
    }

    @Test func aDocumentThatCannotBeWrittenIsToldOf() {
        let stage = ask { [told] button, isAsking in
            button.fileExporter(isPresented: isAsking, document: Letter("unspeakable")) { told.take(one: $0) }
        }
        #expect(picker(stage) == nil && told.errors.count == 1 && stage.texts.contains("silent"))
    }

    @Test func aValueIsSavedInTheFormThatIsWanted() async throws {
        let stage = ask { [told] button, isAsking in
            button.fileExporter(isPresented: isAsking, item: Song(), contentTypes: [.plainText], defaultFilename: "Song") {
                told.take(one: $0)
            }
        }
        await stage.wait { picker(stage) != nil }
        try stage.touch("Save")
        #expect(told.names == ["Song.txt"] && desk.text("Song.txt") == "la la")
    }

    @Test func valuesAreSavedInTheirFirstForm() async throws {
        let stage = ask { [told] button, isAsking in
            button.fileExporter(isPresented: isAsking, items: [Song(), Song()]) { told.take($0) }
        }
        await stage.wait { picker(stage) != nil }
        try stage.touch("Save")
        #expect(told.names == ["Untitled.json", "Untitled 2.json"] && desk.text("Untitled.json") == "{}")
    }

    @Test func aValueThatHasNotTheWantedFormIsToldOf() async {
        let stage = ask { [told] button, isAsking in
            button.fileExporter(isPresented: isAsking, item: Song(), contentTypes: [.png]) { told.take(one: $0) }
        }
        await stage.wait { !told.errors.isEmpty }
        #expect(told.errors.count == 1 && picker(stage) == nil && stage.texts.contains("silent"))
    }

    @Test func filesThatNobodyWaitsForAnyMoreAreNotKept() async throws {
        let dialog = FileDialog { [told] in told.wasPresented.append($0 == nil) }
        dialog.show(
            .exportLater { [told] in
                let made = try await ExportedFiles([Song()], [], name: nil)
                told.files = made.files
                return made
            }, EnvironmentValues()
        ) { nil }
        dialog.close()
        for _ in 0..<400 where told.files.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        let file = try #require(told.files.first)
        for _ in 0..<400 where FileManager.default.fileExists(atPath: file.path) { try await Task.sleep(for: .milliseconds(5)) }
        #expect(!FileManager.default.fileExists(atPath: file.path) && told.wasPresented.isEmpty)
    }

    @Test func aFileOfTheAppsIsMoved() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("moved".utf8).write(to: file)
        let stage = ask { [told] button, isAsking in
            button.fileMover(isPresented: isAsking, file: file) {
                told.take(one: $0)
            } onCancellation: {
                told.cancellations += 1
            }
        }
        try stage.touch("Move")
        #expect(told.names == [file.lastPathComponent] && desk.text(file.lastPathComponent) == "moved")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
