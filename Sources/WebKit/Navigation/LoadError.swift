import Foundation
import FoundationNetworking
internal import CWebKitGTK

/// What keeps a page from being loaded, in Apple's terms.
enum LoadError {
    /// The domain of errors that are pages' own.
    static let domain = "WebKitErrorDomain"
    /// A delegate did not let a page be loaded.
    static let interruptedByPolicy = 102

    /// The error for one of WebKitGTK's.
    @MainActor
    static func error(_ failure: NativeError, at address: String?) -> any Error {
        if let own = SchemeTask.failure(failure.message) { return own }
        var info: [String: Any] = [:]
        if let address {
            info[NSURLErrorFailingURLStringErrorKey] = address
            info[NSURLErrorFailingURLErrorKey] = URL(string: address)
        }
        if let code = policy(failure) {
            info[NSLocalizedDescriptionKey] = code == interruptedByPolicy ? "Frame load interrupted" : failure.message
            return NSError(domain: domain, code: code, userInfo: info)
        }
        return URLError(code(failure), userInfo: info)
    }

    private static func policy(_ failure: NativeError) -> Int? {
        guard failure.domain == webkit_policy_error_quark(), failure.code != Int(WEBKIT_POLICY_ERROR_CANNOT_SHOW_URI.rawValue) else {
            return nil
        }
        return failure.code
    }

    private static func code(_ failure: NativeError) -> URLError.Code {
        func isOne(_ code: some RawRepresentable<UInt32>) -> Bool { failure.code == Int(code.rawValue) }
        switch failure.domain {
        case g_resolver_error_quark(): return isOnline ? .cannotFindHost : .notConnectedToInternet
        case g_tls_error_quark(): return .secureConnectionFailed
        case webkit_policy_error_quark(): return .unsupportedURL
        case webkit_network_error_quark():
            if isOne(WEBKIT_NETWORK_ERROR_CANCELLED) { return .cancelled }
            if isOne(WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST) { return .fileDoesNotExist }
            if isOne(WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL) { return .unsupportedURL }
            return .unknown
        case g_io_error_quark():
            if isOne(G_IO_ERROR_NOT_FOUND) { return .fileDoesNotExist }
            if isOne(G_IO_ERROR_TIMED_OUT) { return .timedOut }
            if isOne(G_IO_ERROR_CONNECTION_REFUSED) { return .cannotConnectToHost }
            if isOne(G_IO_ERROR_HOST_NOT_FOUND) { return .cannotFindHost }
            if isOne(G_IO_ERROR_NETWORK_UNREACHABLE) || isOne(G_IO_ERROR_HOST_UNREACHABLE) {
                return isOnline ? .cannotConnectToHost : .notConnectedToInternet
            }
            if isOne(G_IO_ERROR_CONNECTION_CLOSED) || isOne(G_IO_ERROR_BROKEN_PIPE) { return .networkConnectionLost }
            return .cannotConnectToHost
        default: return .unknown
        }
    }

    /// Whether the machine has an interface to others.
    private static var isOnline: Bool {
        var first: UnsafeMutablePointer<ifaddrs>?
        guard getifaddrs(&first) == 0 else { return true }
        defer { freeifaddrs(first) }
        var next = first
        while let current = next {
            let family = current.pointee.ifa_addr.map { Int32($0.pointee.sa_family) }
            let flags = current.pointee.ifa_flags
            let isUp = flags & UInt32(IFF_UP) != 0 && flags & UInt32(IFF_LOOPBACK) == 0
            if isUp, family == AF_INET || family == AF_INET6 { return true }
            next = current.pointee.ifa_next
        }
        return false
    }
}
