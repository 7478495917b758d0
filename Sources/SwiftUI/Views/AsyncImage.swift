import FoundationNetworking
import UIKit

/// How far an image that is loaded has come. See https://developer.apple.com/documentation/swiftui/asyncimagephase.
public enum AsyncImagePhase: Sendable {
    /// It is not there yet.
    case empty
    /// It is there.
    case success(Image)
    /// It could not be loaded.
    case failure(any Error)

    /// The image, if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why it could not be loaded.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// An image that is loaded when it is shown. See https://developer.apple.com/documentation/swiftui/asyncimage.
public struct AsyncImage<Content: View>: View {
    let url: URL?
    let scale: CGFloat
    let transaction: Transaction
    let content: (AsyncImagePhase) -> Content
    @State private var phase = AsyncImagePhase.empty

    /// Creates an image that is shown as a function says, by how far it has come.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { (self.url, self.scale, self.transaction, self.content) = (url, scale, transaction, content) }

    /// Creates an image, with another view until it is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image {
                return _ConditionalContent(.first(content(image)))
            }
            return _ConditionalContent(.second(placeholder()))
        }
    }

    /// Creates an image, grey until it is there.
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Self.placeholder }
    }

    /// What is shown until the image is there: a grey rectangle of any size.
    private static var placeholder: Image {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
            UIColor.systemGray.withAlphaComponent(0.16).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        return Image(uiImage: picture).resizable()
    }

    /// The view, as far as the image has come.
    public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    private func load() async {
        guard let url else { return phase = .empty }
        if phase.image != nil || phase.error != nil { phase = .empty }
        do {
            let image = try await ImageLoading.load(url, scale: scale)
            guard !Task.isCancelled else { return }
            withTransaction(transaction) { phase = .success(Image(uiImage: image)) }
        } catch {
            guard !Task.isCancelled else { return }
            withTransaction(transaction) { phase = .failure(error) }
        }
    }
}

/// Loads images.
enum ImageLoading {
    /// What came is no image.
    struct NoImage: LocalizedError {
        let url: URL
        var errorDescription: String? { "What \(url.absoluteString) leads to is no image." }
    }

    static func load(_ url: URL, scale: CGFloat) async throws -> UIImage {
        let data = try await bytes(url)
        guard let image = UIImage(data: data, scale: scale) else { throw NoImage(url: url) }
        return image
    }

    private static func bytes(_ url: URL) async throws -> Data {
        if url.isFileURL { return try Data(contentsOf: url) }
        let task = LoadingTask()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                task.begin(url) { data, response, error in
                    if let error { return continuation.resume(throwing: error) }
                    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
                        return continuation.resume(throwing: URLError(.badServerResponse))
                    }
                    continuation.resume(returning: data ?? Data())
                }
            }
        } onCancel: {
            task.cancel()
        }
    }
}

/// A request that can be cancelled before it has begun.
private final class LoadingTask: @unchecked Sendable {
    private let lock = NSLock()
    private var task: URLSessionDataTask?
    private var isCancelled = false

    func begin(_ url: URL, _ done: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) {
        lock.withLock {
            let task = URLSession.shared.dataTask(with: url, completionHandler: done)
            self.task = task
            task.resume()
            if isCancelled { task.cancel() }
        }
    }

    func cancel() {
        lock.withLock {
            isCancelled = true
            task?.cancel()
        }
    }
}
