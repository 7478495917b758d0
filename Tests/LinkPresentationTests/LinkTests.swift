import Foundation
import Glibc
import SampanFoundation
import Sessions
import Testing
import UniformTypeIdentifiers

@testable import LinkPresentation
@testable import UIKit

/// Links: what pages say of themselves, looking them up, and showing them.
@Suite struct LinkTests {
    private let url = URL(string: "https://www.example.org/a/b.html")!

    @Test func aHeadIsReadWithItsTagsInAnyShape() {
        let html = """
            <!DOCTYPE html><!-- <title>No</title> --><html><head><script>var a = "<title>No</title>";</script>
            <TITLE> A &amp; B
            &#x2014; c </TITLE><meta content='/big.png' property="og:image"><meta property=og:image content=small.png>
            <link rel="shortcut icon" href="i16.png" sizes="16x16"><link rel=icon sizes="64x64 32x32" href="i64.png">
            <link rel="apple-touch-icon" href="//cdn.example.org/touch.png"><meta property="og:video" content="https://v.org/f.mp4">
            </head><body><title>No</title></body>
            """
        let description = PageDescription(html, at: url)
        #expect(description.title == "A & B — c" && description.video?.absoluteString == "https://v.org/f.mp4")
        #expect(description.images.map(\.absoluteString) == ["https://www.example.org/big.png", "https://www.example.org/a/small.png"])
        #expect(
            description.icons.map(\.absoluteString) == [
                "https://cdn.example.org/touch.png", "https://www.example.org/a/i64.png", "https://www.example.org/a/i16.png",
                "https://www.example.org/favicon.ico",
            ])
    }

    @Test func openGraphsTitleComesFirstAndABaseCounts() {
        let html =
            "<base href='https://other.org/x/'><title>Plain</title><meta property='og:title' content='Better'><link rel=icon href=i.png>"
        let description = PageDescription(html, at: url)
        #expect(description.title == "Better" && description.icons.first?.absoluteString == "https://other.org/x/i.png")
        #expect(PageDescription("<title>  </title>", at: url).title == nil)
    }

    @Test func aPageOfTheNetworkNamesNoFilesOfThisMachine() {
        let html = "<meta property=og:image content='file:///etc/a.png'><base href='file:///etc/'><link rel=icon href=b.png>"
        let description = PageDescription(html, at: url)
        #expect(description.images.isEmpty)
        #expect(description.icons.map(\.absoluteString) == ["https://www.example.org/a/b.png", "https://www.example.org/favicon.ico"])
    }

    @Test(
        arguments: [
            ([0xCF, 0xF0, 0xE8], "windows-1251", "При"), ([0x82, 0xA0], "shift_jis", "あ"), ([0xE9, 0x80], "iso-8859-1", "é€"),
            ([0xC3, 0xA9], "utf-8", "é"), ([0xC3, 0xA9], "no-such-thing", "é"),
        ] as [([UInt8], String, String)])
    func textsAreReadInTheEncodingThatIsNamed(_ bytes: [UInt8], _ name: String, _ text: String) {
        #expect(LPMetadataProvider.text(Data(bytes), name) == text)
        let page = Data("<meta charset=\"\(name.uppercased())\">".utf8) + bytes
        #expect(LPMetadataProvider.text(page, nil).hasSuffix(">" + text))
    }

    @Test func errorsAreCaughtByTheirCodes() throws {
        do { throw LPError(.metadataFetchTimedOut) } catch LPError.metadataFetchTimedOut {}
        #expect(!(LPError.Code.unknown ~= LPError(.metadataFetchFailed)))
    }

    @Test func garbageIsPassedOver() {
        var random = SystemRandomNumberGenerator()
        let good = [UInt8](
            "<html><title>a&amp;b</title><meta property='og:image' content=\"x\"><link rel=icon href=y><!-- z --><script></script>".utf8)
        for _ in 0..<500 {
            var bytes = good
            for _ in 0..<6 { bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random) }
            _ = PageDescription(String(decoding: bytes, as: UTF8.self), at: url)
        }
        for text in ["<", "<a", "<a b", "<a b=", "<a b='", "&", "<title>", "<!--"] {
            #expect(PageDescription(text, at: url).images.isEmpty)
        }
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("links-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    private static var picture: Data {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), true, 1)
        defer { UIGraphicsEndImageContext() }
        return UIGraphicsGetImageFromCurrentImageContext()!.pngData()!
    }

    @Test func aPageIsLookedUpWithItsPicture() async throws {
        let page = try file(
            "page.html",
            Data("<title>Hello</title><meta property='og:image' content='missing.png'><meta name='twitter:image' content='p.png'>".utf8))
        try LinkTests.picture.write(to: page.deletingLastPathComponent().appendingPathComponent("p.png"))
        let provider = LPMetadataProvider()
        let metadata = try await provider.startFetchingMetadata(for: page)
        #expect(metadata.title == "Hello" && metadata.originalURL == page && metadata.iconProvider == nil)
        #expect(metadata.imageProvider?.hasItemConformingToTypeIdentifier(UTType.image.identifier) == true)
        let bare = LPMetadataProvider()
        bare.shouldFetchSubresources = false
        #expect(try await bare.startFetchingMetadata(for: page).imageProvider == nil)
    }

    private func failure(_ provider: LPMetadataProvider, _ url: URL) async -> LPError.Code? {
        do {
            _ = try await provider.startFetchingMetadata(for: url)
            return nil
        } catch { return (error as? LPError)?.code }
    }

    @Test func whatCannotBeLoadedFails() async {
        #expect(await failure(LPMetadataProvider(), URL(fileURLWithPath: "/nowhere.html")) == .metadataFetchFailed)
        // Nothing listens there.
        #expect(await failure(LPMetadataProvider(), URL(string: "http://127.0.0.1:9/")!) == .metadataFetchFailed)
        #expect(await failure(LPMetadataProvider(), URL(string: "mailto:a@example.org")!) == .metadataFetchNotAllowed)
    }

    @Test func aLookUpIsCancelledAndTimesOut() async throws {
        // A socket that takes connections and says nothing.
        let server = try SilentServer()
        let late = LPMetadataProvider()
        late.timeout = 0.1
        #expect(await failure(late, server.url) == .metadataFetchTimedOut)
        let cancelled = LPMetadataProvider()
        async let code = failure(cancelled, server.url)
        try await Task.sleep(for: .milliseconds(50))
        cancelled.cancel()
        #expect(await code == .metadataFetchCancelled)
    }

    @Test func aProviderIsForOneLookUp() async {
        await #expect(processExitsWith: .failure) {
            let provider = LPMetadataProvider()
            provider.startFetchingMetadata(for: URL(fileURLWithPath: "/a")) { _, _ in }
            provider.startFetchingMetadata(for: URL(fileURLWithPath: "/a")) { _, _ in }
        }
    }

    @Test func metadataAreCopiedAndCoded() throws {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url, metadata.title) = (url, url, "Hello")
        #expect((metadata.copy() as? LPLinkMetadata)?.title == "Hello")
        let data = try NSKeyedArchiver.archivedData(withRootObject: metadata, requiringSecureCoding: true)
        let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: LPLinkMetadata.self, from: data)
        #expect(read?.title == "Hello" && read?.url == url && read?.remoteVideoURL == nil)
    }
}

@Suite(.session) @MainActor
struct LinkViewTests {
    @Test func aLinkIsShownWithTitleHostAndPicture() async throws {
        let view = LPLinkView(url: URL(string: "https://www.example.org/x")!)
        #expect(view.texts == ["example.org"])
        let metadata = LPLinkMetadata()
        (metadata.url, metadata.title) = (URL(string: "https://www.example.org/x"), "Hello")
        let plain = LPLinkView(metadata: metadata)
        #expect(plain.texts == ["Hello", "example.org"] && !plain.hasPicture)
        let height = plain.sizeThatFits(CGSize(width: 200, height: 0)).height
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), true, 1)
        let picture = UIGraphicsGetImageFromCurrentImageContext()!.pngData()!
        UIGraphicsEndImageContext()
        metadata.imageProvider = LPMetadataProvider.provider(picture, "image/png")
        plain.metadata = metadata
        for _ in 0..<250 where !plain.hasPicture { try await Task.sleep(for: .milliseconds(4)) }
        // As wide as the view, and half as high.
        #expect(plain.hasPicture && abs(plain.sizeThatFits(CGSize(width: 200, height: 0)).height - height - 100) < 1)
    }
}

/// Takes connections at a port of its own, and never answers.
private final class SilentServer {
    let url: URL
    private let socket: Int32

    init() throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = socket
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 4) == 0 && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(isBound)
        url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/")!
    }

    deinit { close(socket) }
}
