import CoreTransferable
import SampanFoundation
import Sessions
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

private struct Note: Transferable, Identifiable {
    let id: Int
    let text: String
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .json) { Data("{\"id\":\($0.id)}".utf8) }
        ProxyRepresentation(exporting: \.text)
    }
}

private struct Drawing: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .png) { _ in await MainActor.run { Drawing.picture.pngData() ?? Data() } }
    }
    @MainActor static var picture: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { $0.fill(CGRect(x: 0, y: 0, width: 4, height: 4)) }
    }
}

private struct Record: Transferable, Codable {
    let number: Int
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(for: Record.self, contentType: .json).suggestedFileName("record.json")
    }
}

@Suite(.session, .serialized) @MainActor
struct SharingTests {
    private let picture = Image(uiImage: Drawing.picture)

    /// What the sheet shows and copies.
    private func share<V: View>(_ view: V) async throws -> (texts: [String], pictures: [UIImage?]) {
        let stage = Stage(view)
        UIPasteboard.general.items = []
        try #require(stage.views(PressControl.self).first).sendActions(for: .touchUpInside)
        for _ in 0..<4_000 where stage.controller.presentedViewController == nil { try await Task.sleep(for: .milliseconds(5)) }
        let sheet = try #require(stage.controller.presentedViewController as? UIActivityViewController)
        stage.advance(0.6)
        let seen = (stage.texts, stage.views(UIImageView.self).filter { $0.isDescendant(of: sheet.view) }.map(\.image))
        let controls = stage.views(UIControl.self).filter { $0.isDescendant(of: sheet.view) }
        let copy = try #require(controls.first { $0.accessibilityLabel == "Copy" })
        copy.sendActions(for: .touchUpInside)
        for _ in 0..<4_000 where UIPasteboard.general.items.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
        return seen
    }

    @Test func aTextIsSharedWithATitleAndAPictureBefore() async throws {
        let seen = try await share(ShareLink(item: "poem", preview: SharePreview("A poem", image: picture)))
        #expect(seen.texts.contains("A poem") && seen.pictures.contains(Drawing.picture.size))
        #expect(UIPasteboard.general.strings == ["poem"])
    }

    @Test func aValueIsSharedAsTheFormThatOthersUnderstand() async throws {
        let seen = try await share(
            ShareLink("Send", item: Note(id: 1, text: "milk"), preview: SharePreview("A note", icon: picture)))
        #expect(seen.texts.contains("A note") && UIPasteboard.general.strings == ["milk"])
    }

    @Test func aPictureIsMadeWhenItIsCopied() async throws {
        let seen = try await share(
            ShareLink(item: Drawing(), preview: SharePreview(Text("Sketch"), image: Drawing(), icon: picture)) { Text("Share it") })
        let size = try #require(Drawing.picture.pngData().flatMap { UIImage(data: $0) }).size
        #expect(seen.texts.contains("Sketch") && seen.pictures.contains(size))
        #expect(UIPasteboard.general.images?.count == 1 && UIPasteboard.general.image?.size.width ?? 0 > 0)
    }

    @Test func anImageIsShared() async throws {
        _ = try await share(ShareLink(item: picture, preview: SharePreview("Square")))
        #expect(UIPasteboard.general.images?.count == 1)
    }

    @Test func whatIsOnlyDataIsSharedAsAFile() async throws {
        _ = try await share(ShareLink(item: Record(number: 7), preview: SharePreview("Record")))
        let file = try #require(UIPasteboard.general.url)
        #expect(file.lastPathComponent == "record.json")
        #expect(try String(contentsOf: file, encoding: .utf8) == "{\"number\":7}")
    }

    @Test func severalValuesAreSharedEachWithAPreview() async throws {
        let notes = [Note(id: 1, text: "milk"), Note(id: 2, text: "bread")]
        let seen = try await share(ShareLink("Send all", items: notes) { SharePreview("Note \($0.id)") })
        #expect(seen.texts.contains("Note 1") && UIPasteboard.general.strings == ["milk", "bread"])
    }

    @Test func aLinksTitleMayBeAText() {
        #expect(Stage(ShareLink(Text("Out"), item: "a")).texts == ["Out"])
        #expect(Stage(ShareLink("Out", items: ["a", "b"])).texts == ["Out"])
        #expect(Stage(ShareLink(items: [URL(string: "https://a.org")!])).texts == ["Share…"])
    }

    @Test func aSubjectIsTheTitleWhereThereIsNoPreview() async throws {
        let seen = try await share(ShareLink(item: URL(string: "https://swift.org/a")!, subject: Text("Swift")))
        #expect(seen.texts.contains("Swift") && seen.texts.contains("swift.org"))
    }

    @Test func anImageIsDraggedAsPNG() async throws {
        let provider = NSItemProvider(transferring: picture)
        let data = try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadDataRepresentation(forTypeIdentifier: UTType.png.identifier) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown)))
            }
        }
        #expect(UIImage(data: data) != nil)
    }
}

extension [UIImage?] {
    /// Whether there is an image of a size.
    fileprivate func contains(_ size: CGSize) -> Bool { contains { $0?.size == size } }
}
