import Foundation
import SampanFoundation
import Testing
import UniformTypeIdentifiers

@Suite struct ItemProviderTests {
    private func data(_ provider: NSItemProvider, _ type: String) async throws -> Data {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadDataRepresentation(forTypeIdentifier: type) { data, error in
                continuation.resume(with: data.map { .success($0) } ?? .failure(error!))
            }
        }
    }

    private func text(_ provider: NSItemProvider) async throws -> String {
        try await withCheckedThrowingContinuation { continuation in
            _ = provider.loadObject(ofClass: String.self) { text, error in
                continuation.resume(with: text.map { .success($0) } ?? .failure(error!))
            }
        }
    }

    @Test func aTextIsHandedOver() async throws {
        let provider = NSItemProvider(object: "Grüße" as NSString)
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: NSString.self) && !provider.canLoadObject(ofClass: NSURL.self))
        #expect(try await data(provider, "public.plain-text") == Data("Grüße".utf8))
        #expect(try await text(provider) == "Grüße")
        #expect(try await provider.loadItem(forTypeIdentifier: "public.text") as? String == "Grüße")
    }

    @Test func anAddressIsHandedOver() async throws {
        let provider = NSItemProvider(object: NSURL(string: "https://example.com/a?b=c")!)
        let item = try await provider.loadItem(forTypeIdentifier: "public.url")
        #expect(item as? URL == URL(string: "https://example.com/a?b=c"))
        let given: URL? = await withCheckedContinuation { continuation in
            provider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, _ in continuation.resume(returning: item as? URL) }
        }
        #expect(given == URL(string: "https://example.com/a?b=c"))
        let coded: String? = await withCheckedContinuation { continuation in
            provider.loadItem(forTypeIdentifier: "public.url") { (item: (any NSSecureCoding)?, _: (any Error)?) in
                continuation.resume(returning: (item as? NSURL)?.absoluteString)
            }
        }
        #expect(coded == "https://example.com/a?b=c")
    }

    @Test func dataIsMadeWhenItIsWanted() async throws {
        nonisolated(unsafe) var made = 0
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .png) { completion in
            made += 1
            completion(Data([1, 2]), nil)
            return nil
        }
        #expect(made == 0 && provider.registeredContentTypes(conformingTo: .image) == [.png])
        #expect(try await data(provider, "public.image") == Data([1, 2]) && made == 1)
        await #expect(throws: (any Error).self) { try await data(provider, "public.movie") }
    }

    @Test func aFileLastsAsLongAsItsHandler() async throws {
        let provider = NSItemProvider()
        provider.suggestedName = "../../picture"
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
            $0(Data([7]), nil)
            return nil
        }
        let (url, content): (URL, Data?) = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, _ in
                continuation.resume(returning: (url!, try? Data(contentsOf: url!)))
            }
        }
        #expect(url.lastPathComponent == "picture.png" && content == Data([7]))
        #expect(url.path.hasPrefix(FileManager.default.temporaryDirectory.path))
        try await Task.sleep(for: .milliseconds(50))
        #expect(!FileManager.default.fileExists(atPath: url.path))
    }

    @Test func aFileIsOpenedWhereItIsOnlyIfItMay() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("x".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        func load(_ provider: NSItemProvider) async -> (URL?, Bool) {
            await withCheckedContinuation { continuation in
                provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.text") { url, isInPlace, _ in
                    continuation.resume(returning: (url, isInPlace))
                }
            }
        }
        let copied = await load(try #require(NSItemProvider(contentsOf: file)))
        #expect(copied.0 != file && !copied.1 && copied.0?.lastPathComponent == file.lastPathComponent)
        let provider = NSItemProvider()
        provider.registerFileRepresentation(for: .plainText, openInPlace: true) {
            $0(file, false, nil)
            return nil
        }
        let opened = await load(provider)
        #expect(opened.0 == file && opened.1 && provider.registeredContentTypesForOpenInPlace == [.plainText])
        #expect(NSItemProvider(contentsOf: URL(string: "https://a.b")) == nil)
    }

    @Test func whatIsNoLongerWantedIsNotMade() async throws {
        let provider = NSItemProvider()
        let work = Progress(totalUnitCount: 10)
        let begun = DispatchSemaphore(value: 0)
        provider.registerDataRepresentation(forTypeIdentifier: "public.data", visibility: .all) { _ in
            begun.signal()
            return work
        }
        let error: (any Error)? = await withCheckedContinuation { continuation in
            let progress = provider.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
                continuation.resume(returning: error)
            }
            DispatchQueue.global().async {
                begun.wait()
                usleep(10_000)
                progress.cancel()
            }
        }
        #expect((error as? CocoaError)?.code == .userCancelled && work.isCancelled)
    }

    @Test func anItemIsItself() async throws {
        let number = NSNumber(value: 5)
        let provider = NSItemProvider(item: number, typeIdentifier: "com.example.number")
        #expect(try await provider.loadItem(forTypeIdentifier: "com.example.number") as? NSNumber === number)
        let archived = try await data(provider, "com.example.number")
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSNumber.self, from: archived) == 5)
        #expect(NSItemProvider(item: Data([1]) as NSData, typeIdentifier: nil).registeredTypeIdentifiers == ["public.data"])
    }
}
