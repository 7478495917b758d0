import Foundation
internal import CWebKitGTK

/// What is to be done with the result of a call of WebKit's that takes its time.
final class Completion {
    private let body: @MainActor (OpaquePointer?) -> Void

    private init(_ body: @escaping @MainActor (OpaquePointer?) -> Void) { self.body = body }

    /// What WebKit calls with the result and `data(_:)`.
    static let function: GAsyncReadyCallback = { _, result, data in
        guard let data else { return }
        let completion = Unmanaged<Completion>.fromOpaque(data).takeRetainedValue()
        nonisolated(unsafe) let result = result
        MainActor.assumeIsolated { completion.body(result) }
    }

    /// The data behind a call.
    @MainActor
    static func data(_ body: @escaping @MainActor (OpaquePointer?) -> Void) -> UnsafeMutableRawPointer {
        GLibLoop.shared.wake()
        return Unmanaged.passRetained(Completion(body)).toOpaque()
    }
}

/// An error of GLib's.
struct NativeError: Error {
    let domain: guint
    let code: Int
    let message: String

    /// Takes an error over from whoever has made it; `nil` if there is none.
    init?(taking error: UnsafeMutablePointer<GError>?) {
        guard let error else { return nil }
        self.init(error)
        g_error_free(error)
    }

    /// A copy of an error.
    init(_ error: UnsafePointer<GError>) {
        (domain, code) = (error.pointee.domain, Int(error.pointee.code))
        message = error.pointee.message.map { String(cString: $0) } ?? ""
    }

    init(_ error: UnsafeMutablePointer<GError>) { self.init(UnsafePointer(error)) }
}

/// A text of C's; `nil` for none.
func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

/// A text of C's that belongs to the caller; `nil` for none.
func text(taking pointer: UnsafeMutablePointer<CChar>?) -> String? {
    guard let pointer else { return nil }
    defer { g_free(pointer) }
    return String(cString: pointer)
}

/// The elements of a list of GLib's.
func elements(_ list: UnsafeMutablePointer<GList>?) -> [UnsafeMutableRawPointer] {
    var result: [UnsafeMutableRawPointer] = []
    var next = list
    while let current = next {
        if let data = current.pointee.data { result.append(data) }
        next = current.pointee.next
    }
    return result
}
