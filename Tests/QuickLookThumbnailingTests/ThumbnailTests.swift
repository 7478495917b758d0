import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import QuickLookThumbnailing

/// Pictures of files.
@Suite struct ThumbnailTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("thumbnails-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = folder.appendingPathComponent(name)
        try data.write(to: url)
        return url
    }

    private var picture: Data {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 20), true, 1)
        defer { UIGraphicsEndImageContext() }
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 40, height: 20))
        return UIGraphicsGetImageFromCurrentImageContext()!.pngData()!
    }

    @Test func aPictureFitsWithinTheSizeInPixels() async throws {
        let url = try file("a.png", picture)
        let request = QLThumbnailGenerator.Request(
            fileAt: url, size: CGSize(width: 20, height: 20), scale: 2, representationTypes: [.thumbnail, .icon])
        let made = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        #expect(made.type == .thumbnail && made.uiImage.size == CGSize(width: 20, height: 10))
        #expect(made.cgImage.width == 40 && made.cgImage.height == 20 && made.contentRect == CGRect(x: 0, y: 0, width: 20, height: 10))
    }

    @Test func documentsAndTextsHavePicturesOthersAnIcon() async throws {
        let pdf = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 200)).pdfData { $0.beginPage() }
        for (name, data, size) in [
            ("a.pdf", pdf, CGSize(width: 25, height: 50)), ("a.txt", Data("Hello".utf8), CGSize(width: 612.0 * 50 / 792, height: 50)),
        ] {
            let request = QLThumbnailGenerator.Request(
                fileAt: try file(name, data), size: CGSize(width: 50, height: 50), scale: 1, representationTypes: .all)
            let made = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
            #expect(made.type == .thumbnail && abs(made.uiImage.size.width - size.width) < 1 && made.uiImage.size.height == size.height)
        }
        let other = QLThumbnailGenerator.Request(
            fileAt: try file("a.xyzzy", Data([1])), size: CGSize(width: 50, height: 30), scale: 1, representationTypes: .all)
        let made = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: other)
        #expect(made.type == .icon && made.uiImage.size == CGSize(width: 30, height: 30))
    }

    @Test func whatCannotBeMadeFails() async throws {
        func error(_ request: QLThumbnailGenerator.Request) async -> QLThumbnailError.Code? {
            do {
                _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
                return nil
            } catch { return (error as? QLThumbnailError)?.code }
        }
        let size = CGSize(width: 20, height: 20)
        let unknown = try file("b.xyzzy", Data([1]))
        #expect(await error(.init(fileAt: unknown, size: size, scale: 1, representationTypes: .thumbnail)) == .generationFailed)
        #expect(
            await error(.init(fileAt: folder.appendingPathComponent("no"), size: size, scale: 1, representationTypes: .all))
                == .generationFailed)
        #expect(await error(.init(fileAt: unknown, size: .zero, scale: 1, representationTypes: .all)) == .requestInvalid)
        let endless = CGSize(width: CGFloat.infinity, height: 20)
        #expect(await error(.init(fileAt: unknown, size: endless, scale: 1, representationTypes: .all)) == .requestInvalid)
        let small = QLThumbnailGenerator.Request(fileAt: try file("b.png", picture), size: size, scale: 1, representationTypes: .thumbnail)
        small.minimumDimension = 15
        #expect(await error(small) == .generationFailed)
    }

    @Test func errorsAreCaughtByTheirCodes() throws {
        do { throw QLThumbnailError(.requestCancelled) } catch QLThumbnailError.requestCancelled {}
        #expect(!(QLThumbnailError.Code.requestInvalid ~= QLThumbnailError(.generationFailed)))
    }

    @Test func theTypeOfAFileIsThatOfItsNameUnlessItIsSet() async throws {
        let request = QLThumbnailGenerator.Request(
            fileAt: try file("picture", picture), size: CGSize(width: 20, height: 20), scale: 1, representationTypes: .thumbnail)
        #expect(request.contentType == .data)
        request.contentType = .png
        let made = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
        #expect(made.type == .thumbnail && (request.copy() as? QLThumbnailGenerator.Request)?.contentType == .png)
        request.contentType = nil
        #expect(request.contentType == .data)
    }

    @Test func eachKindIsToldOf() async throws {
        let request = QLThumbnailGenerator.Request(
            fileAt: try file("c.png", picture), size: CGSize(width: 20, height: 20), scale: 2, representationTypes: .all)
        let kinds = await withCheckedContinuation { continuation in
            nonisolated(unsafe) var kinds: [Int] = []
            QLThumbnailGenerator.shared.generateRepresentations(for: request) { made, kind, error in
                kinds.append(made == nil ? -1 : kind.rawValue)
                if kind == .thumbnail { continuation.resume(returning: kinds) }
            }
        }
        #expect(kinds == [0, 1, 2])
    }

    @Test func theBestPictureIsSaved() async throws {
        let request = QLThumbnailGenerator.Request(
            fileAt: try file("d.png", picture), size: CGSize(width: 20, height: 20), scale: 1, representationTypes: .thumbnail)
        let target = folder.appendingPathComponent("out.png")
        let failed = await withCheckedContinuation { continuation in
            QLThumbnailGenerator.shared.saveBestRepresentation(for: request, to: target, contentType: UTType.png.identifier) {
                continuation.resume(returning: $0 != nil)
            }
        }
        let written = try Data(contentsOf: target)
        #expect(!failed && UIImage(data: written)?.size == CGSize(width: 20, height: 10))
    }
}
