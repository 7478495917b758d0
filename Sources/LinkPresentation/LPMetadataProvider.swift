import Foundation
import FoundationNetworking
import ObjCRuntime
import SampanFoundation
import UIKit
import UniformTypeIdentifiers

/// Looks up what is to be known of a link. See https://developer.apple.com/documentation/linkpresentation/lpmetadataprovider.
///
/// The page is loaded, and what it says of itself is read; its scripts are not run. A provider is for one look-up. The handler is called on a
/// queue of the provider's own.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
    private let lock = NSRecursiveLock()
    private var session: URLSession?
    private var completion: (@Sendable (LPLinkMetadata?, (any Error)?) -> Void)?
    private var hasStarted = false
    private var timer: (any DispatchSourceTimer)?
    private let queue = DispatchQueue(label: "LPMetadataProvider")
    /// Longer pages are cut off, larger pictures are left out.
    static let byteLimit = 8 << 20

    /// Whether pictures are loaded, too.
    open var shouldFetchSubresources = true
    /// How many seconds a look-up may take.
    open var timeout: TimeInterval = 30

    /// Creates a provider.
    public override init() { super.init() }

    // @objc(startFetchingMetadataForURL:completionHandler:)
    /// Looks a link up. A provider that was used already ends the app, as on iOS.
    open func startFetchingMetadata(for URL: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void) {
        startFetchingMetadata(for: URLRequest(url: URL), completionHandler: completionHandler)
    }

    // @objc(startFetchingMetadataForRequest:completionHandler:)
    /// Looks the link of a request up. A provider that was used already ends the app, as on iOS.
    open func startFetchingMetadata(for request: URLRequest, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void)
    {
        lock.withLock {
            guard !hasStarted else {
                ObjCException.raise(
                    "NSGenericException",
                    "Trying to start fetching on an LPMetadataProvider that has already started. LPMetadataProvider is a one-shot object.")
            }
            hasStarted = true
            completion = completionHandler
        }
        guard let url = request.url, ["http", "https", "file"].contains(url.scheme?.lowercased() ?? "") else {
            return queue.async { self.finish(nil, LPError(.metadataFetchNotAllowed)) }
        }
        begin(request, url)
    }

    /// Looks a link up.
    open func startFetchingMetadata(for URL: URL) async throws -> LPLinkMetadata {
        try await startFetchingMetadata(for: URLRequest(url: URL))
    }

    /// Looks the link of a request up.
    open func startFetchingMetadata(for request: URLRequest) async throws -> LPLinkMetadata {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                startFetchingMetadata(for: request) { metadata, error in
                    if let metadata {
                        continuation.resume(returning: metadata)
                    } else {
                        continuation.resume(throwing: error ?? LPError(.unknown))
                    }
                }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Ends the look-up, which fails.
    open func cancel() { queue.async { self.finish(nil, LPError(.metadataFetchCancelled)) } }

    // MARK: Looking up

    private func begin(_ request: URLRequest, _ url: URL) {
        let timer = DispatchSource.makeTimerSource(queue: queue)
        timer.schedule(deadline: .now() + max(timeout, 0))
        timer.setEventHandler { [weak self] in self?.finish(nil, LPError(.metadataFetchTimedOut)) }
        let session = URLSession(configuration: .ephemeral)
        let isLost = lock.withLock { () -> Bool in
            if completion == nil { return true }
            (self.timer, self.session) = (timer, session)
            return false
        }
        timer.resume()
        if isLost { return session.invalidateAndCancel() }
        load(request) { [self] loaded in
            switch loaded {
            case .failure(let error): finish(nil, LPError(.metadataFetchFailed, userInfo: [NSUnderlyingErrorKey: error]))
            case .success(let answer): read(answer, asked: url)
            }
        }
    }

    private struct Answer: Sendable {
        let data: Data
        let url: URL
        let mime: String
        let encoding: String?
    }

    /// Loads something, and answers on the provider's queue. Files are read.
    private func load(_ request: URLRequest, then done: @escaping @Sendable (Result<Answer, any Error>) -> Void) {
        guard let url = request.url else { return done(.failure(URLError(.badURL))) }
        if url.isFileURL {
            return queue.async {
                done(
                    Result {
                        let type = UTType(filenameExtension: url.pathExtension)?.preferredMIMEType ?? "text/html"
                        return Answer(data: try Data(contentsOf: url), url: url, mime: type, encoding: nil)
                    })
            }
        }
        guard let session = lock.withLock({ session }) else { return done(.failure(URLError(.cancelled))) }
        let task = session.dataTask(with: request) { [queue] data, response, error in
            let result = Result { () throws -> Answer in
                if let error { throw error }
                if let status = (response as? HTTPURLResponse)?.statusCode, status >= 400 { throw URLError(.badServerResponse) }
                return Answer(
                    data: data ?? Data(), url: response?.url ?? url, mime: response?.mimeType ?? "text/html",
                    encoding: response?.textEncodingName)
            }
            queue.async { done(result) }
        }
        task.resume()
    }

    private func read(_ answer: Answer, asked: URL) {
        let metadata = LPLinkMetadata()
        (metadata.originalURL, metadata.url) = (asked, answer.url)
        guard answer.mime.contains("html") else {
            // A link to a picture stands for itself.
            metadata.title = answer.url.lastPathComponent
            if answer.mime.hasPrefix("image/") { metadata.imageProvider = LPMetadataProvider.provider(answer.data, answer.mime) }
            return finish(metadata, nil)
        }
        let html = LPMetadataProvider.text(answer.data.prefix(LPMetadataProvider.byteLimit), answer.encoding)
        let description = PageDescription(html, at: answer.url)
        (metadata.title, metadata.remoteVideoURL) = (description.title, description.video)
        guard shouldFetchSubresources else { return finish(metadata, nil) }
        picture(description.images) { [self] image in
            metadata.imageProvider = image
            picture(description.icons) { [self] icon in
                metadata.iconProvider = icon
                finish(metadata, nil)
            }
        }
    }

    /// Loads the first of several pictures that is one.
    private func picture(_ urls: [URL], then done: @escaping @Sendable (NSItemProvider?) -> Void) {
        guard let url = urls.first, lock.withLock({ completion != nil }) else { return done(nil) }
        load(URLRequest(url: url)) { [self] loaded in
            if case .success(let answer) = loaded, answer.data.count <= LPMetadataProvider.byteLimit,
                let provider = LPMetadataProvider.provider(answer.data, answer.mime)
            {
                return done(provider)
            }
            picture(Array(urls.dropFirst()), then: done)
        }
    }

    private func finish(_ metadata: LPLinkMetadata?, _ error: (any Error)?) {
        let (told, session) = lock.withLock { () -> ((@Sendable (LPLinkMetadata?, (any Error)?) -> Void)?, URLSession?) in
            defer { (completion, self.session) = (nil, nil) }
            timer?.cancel()
            timer = nil
            return (completion, self.session)
        }
        session?.invalidateAndCancel()
        told?(metadata, error)
    }

    // MARK: What was loaded

    /// Gives a picture's data; `nil` if they are none.
    static func provider(_ data: Data, _ mime: String) -> NSItemProvider? {
        guard !data.isEmpty, UIImage(data: data) != nil else { return nil }
        let type = UTType(mimeType: mime).flatMap { $0.conforms(to: .image) ? $0 : nil } ?? .image
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { done in
            done(data, nil)
            return nil
        }
        return provider
    }

    /// A page's text: in the encoding that its server or its own head names.
    static func text(_ data: Data, _ encoding: String?) -> String {
        var name = encoding?.lowercased()
        if name == nil {
            let head = String(decoding: data.prefix(2048), as: UTF8.self).lowercased()
            if let mark = head.range(of: "charset=") {
                name = String(
                    head[mark.upperBound...].drop { $0 == "\"" || $0 == "'" }.prefix {
                        $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_"
                    })
            }
        }
        let known = name.flatMap { LPMetadataProvider.encoding($0) }
        return known.flatMap { String(data: data, encoding: $0) } ?? String(decoding: data, as: UTF8.self)
    }

    /// The encoding of a name of IANA's; `nil` for UTF-8, of which a part can be read too, and for one that nobody knows.
    private static func encoding(_ name: String) -> String.Encoding? {
        // On the web Latin-1 and ASCII stand for what Windows made of them.
        if ["iso-8859-1", "latin1", "us-ascii"].contains(name) { return .windowsCP1252 }
        let known = CFStringConvertIANACharSetNameToEncoding(name as NSString)
        guard known != .max else { return nil }
        let encoding = String.Encoding(rawValue: CFStringConvertEncodingToNSStringEncoding(known))
        return encoding == .utf8 ? nil : encoding
    }
}
