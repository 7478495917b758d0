import Foundation
import ImageIO
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Makes small pictures of files. See https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailgenerator.
///
/// Pictures, PDF documents and texts have pictures of their contents, all other files an icon. Completion handlers are called on a queue of the
/// generator's own.
open class QLThumbnailGenerator: NSObject, @unchecked Sendable {
    /// The generator of the app.
    public static let shared = QLThumbnailGenerator()

    private let queue = DispatchQueue(label: "QLThumbnailGenerator", qos: .userInitiated)
    private let lock = NSLock()
    private var cancelled: Set<ObjectIdentifier> = []
    private var running: [ObjectIdentifier: Int] = [:]

    /// What is asked for. See https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailgenerator/request.
    open class Request: NSObject, NSCopying, @unchecked Sendable {
        /// Kinds of pictures.
        public struct RepresentationTypes: OptionSet, Hashable, Sendable {
            /// The bits.
            public let rawValue: UInt
            /// Creates a set of bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// A sign of the file's type.
            public static let icon = RepresentationTypes(rawValue: 1 << 0)
            /// A coarse picture of the file's contents.
            public static let lowQualityThumbnail = RepresentationTypes(rawValue: 1 << 1)
            /// A picture of the file's contents.
            public static let thumbnail = RepresentationTypes(rawValue: 1 << 2)
            /// All of them.
            public static let all = RepresentationTypes(rawValue: .max)
        }

        let url: URL
        /// How large the picture is at most, in points.
        public let size: CGSize
        /// How many pixels a point has.
        public let scale: CGFloat
        /// The kinds of pictures that are wanted.
        public let representationTypes: RepresentationTypes
        /// The least width and height, in points, of a picture of the contents; smaller ones are not made. 0 to begin with.
        open var minimumDimension: CGFloat = 0
        /// Whether the picture looks like a file's icon: on a sheet of paper with an edge.
        open var iconMode = false
        private var ownType: UTType?
        /// What the file is: what its name tells unless it is set, and again where it is set to `nil`.
        open var contentType: UTType! {
            get { ownType ?? InteractionDocument.type(of: url) }
            set { ownType = newValue }
        }

        // @objc(initWithFileAtURL:size:scale:representationTypes:)
        /// Asks for pictures of a file.
        public init(fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes) {
            (self.url, self.size, self.scale, self.representationTypes) = (url, size, scale, representationTypes)
            super.init()
        }

        /// Returns a request for the same.
        open func copy(with zone: NSZone? = nil) -> Any {
            let copy = Request(fileAt: url, size: size, scale: scale, representationTypes: representationTypes)
            (copy.minimumDimension, copy.iconMode, copy.ownType) = (minimumDimension, iconMode, ownType)
            return copy
        }
    }

    /// Makes the best picture of those that are asked for; fails if none can be made.
    open func generateBestRepresentation(
        for request: Request, completion completionHandler: @escaping @Sendable (QLThumbnailRepresentation?, (any Error)?) -> Void
    ) {
        begin(request)
        queue.async { [self] in
            defer { end(request) }
            do {
                let kinds: [QLThumbnailRepresentation.RepresentationType] = [.thumbnail, .lowQualityThumbnail, .icon]
                for kind in kinds where request.representationTypes.contains(kind.option) {
                    if let made = try make(kind, request) { return completionHandler(made, nil) }
                }
                throw QLThumbnailError(.generationFailed)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Makes the best picture of those that are asked for; throws if none can be made.
    open func generateBestRepresentation(for request: Request) async throws -> QLThumbnailRepresentation {
        try await withCheckedThrowingContinuation { continuation in
            generateBestRepresentation(for: request) { made, error in
                if let made {
                    continuation.resume(returning: made)
                } else {
                    continuation.resume(throwing: error ?? QLThumbnailError(.generationFailed))
                }
            }
        }
    }

    /// Makes all pictures that are asked for, the coarsest first; the handler is called for each kind, with an error for one that cannot be made.
    open func generateRepresentations(
        for request: Request,
        update updateHandler: (
            @Sendable (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) -> Void
        )? = nil
    ) {
        begin(request)
        queue.async { [self] in
            defer { end(request) }
            let kinds: [QLThumbnailRepresentation.RepresentationType] = [.icon, .lowQualityThumbnail, .thumbnail]
            for kind in kinds where request.representationTypes.contains(kind.option) {
                do {
                    guard let made = try make(kind, request) else { throw QLThumbnailError(.generationFailed) }
                    updateHandler?(made, kind, nil)
                } catch {
                    updateHandler?(nil, kind, error)
                }
            }
        }
    }

    // @objc(saveBestRepresentationForRequest:toFileAtURL:withContentType:completionHandler:)
    /// Makes the best picture, and writes it to a file of a type by its identifier.
    open func saveBestRepresentation(
        for request: Request, to fileURL: URL, contentType: String, completion completionHandler: @escaping @Sendable ((any Error)?) -> Void
    ) {
        generateBestRepresentation(for: request) { made, error in
            guard let made else { return completionHandler(error) }
            guard let target = CGImageDestinationCreateWithURL(fileURL as NSURL, contentType as NSString, 1, nil) else {
                return completionHandler(QLThumbnailError(.savingToURLFailed))
            }
            CGImageDestinationAddImage(target, made.cgImage, nil)
            completionHandler(CGImageDestinationFinalize(target) ? nil : QLThumbnailError(.savingToURLFailed))
        }
    }

    // @objc(cancelRequest:)
    /// Has a request that is being answered end with `requestCancelled`.
    open func cancel(_ request: Request) {
        lock.withLock { if running[ObjectIdentifier(request)] != nil { _ = cancelled.insert(ObjectIdentifier(request)) } }
    }

    private func begin(_ request: Request) { lock.withLock { running[ObjectIdentifier(request), default: 0] += 1 } }

    private func end(_ request: Request) {
        lock.withLock {
            let id = ObjectIdentifier(request)
            let rest = (running[id] ?? 1) - 1
            running[id] = rest > 0 ? rest : nil
            if rest == 0 { cancelled.remove(id) }
        }
    }

    // MARK: Making

    private func make(_ kind: QLThumbnailRepresentation.RepresentationType, _ request: Request) throws -> QLThumbnailRepresentation? {
        if lock.withLock({ cancelled.contains(ObjectIdentifier(request)) }) { throw QLThumbnailError(.requestCancelled) }
        let measures = [request.size.width, request.size.height, request.scale]
        guard request.url.isFileURL, measures.allSatisfy({ $0 > 0 && $0.isFinite }) else {
            throw QLThumbnailError(.requestInvalid)
        }
        let document = InteractionDocument(url: request.url, name: request.url.lastPathComponent, type: request.contentType)
        guard document.exists else { throw QLThumbnailError(.generationFailed) }
        let image: UIImage?
        switch kind {
        case .icon: image = Thumbnails.icon(document, request)
        case .lowQualityThumbnail: image = Thumbnails.contents(document, request, scale: min(request.scale, 1))
        case .thumbnail: image = Thumbnails.contents(document, request, scale: request.scale)
        }
        if lock.withLock({ cancelled.contains(ObjectIdentifier(request)) }) { throw QLThumbnailError(.requestCancelled) }
        guard let image, image.cgImage != nil else { return nil }
        if kind != .icon, image.size.width < request.minimumDimension || image.size.height < request.minimumDimension { return nil }
        return QLThumbnailRepresentation(kind, image)
    }
}

extension QLThumbnailRepresentation.RepresentationType {
    var option: QLThumbnailGenerator.Request.RepresentationTypes { .init(rawValue: 1 << UInt(rawValue)) }
}
