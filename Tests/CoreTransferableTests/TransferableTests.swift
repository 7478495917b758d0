import SampanFoundation
import Testing
import UniformTypeIdentifiers

@testable import CoreTransferable

private struct Note: Codable, Transferable, Equatable, Sendable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.text) { Note(text: $0) }
    }
}

private struct Hidden: Transferable {
    let isSecret: Bool
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { _ in Data("x".utf8) }.exportingCondition { !$0.isSecret }
            .suggestedFileName("note.txt")
    }
}

struct TransferableTests {
    private func loaded<T: Transferable & Sendable>(_ provider: NSItemProvider, _ type: T.Type) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadTransferable(type: type) { continuation.resume(with: $0) }
        }
    }

    @Test func aValueHasItsFormsInOrder() async throws {
        let provider = NSItemProvider()
        provider.register(Note(text: "milk"))
        #expect(provider.registeredTypeIdentifiers == ["public.json", "public.utf8-plain-text"])
        #expect(try await loaded(provider, Note.self) == Note(text: "milk"))
        #expect(try await loaded(provider, String.self) == "milk")
    }

    @Test func aValueIsMadeOfAnothersForm() async throws {
        let provider = NSItemProvider()
        provider.register("bread")
        #expect(try await loaded(provider, Note.self) == Note(text: "bread"))
        await #expect(throws: (any Error).self) { try await loaded(provider, URL.self) }
    }

    @Test func aFormThatAValueHasNotIsNotRegistered() {
        let (open, secret) = (NSItemProvider(), NSItemProvider())
        open.register(Hidden(isSecret: false))
        secret.register(Hidden(isSecret: true))
        #expect(open.registeredTypeIdentifiers == ["public.plain-text"] && open.suggestedName == "note.txt")
        #expect(secret.registeredTypeIdentifiers.isEmpty)
    }
}
