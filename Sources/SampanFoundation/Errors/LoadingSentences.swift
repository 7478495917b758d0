import Foundation

/// What errors say that came of loading a URL. See https://developer.apple.com/documentation/foundation/urlerror/code.
enum LoadingSentences {
    /// The sentence of a code; `nil` if it has none.
    ///
    /// - Parameter host: the server that was asked.
    static func sentence(_ code: Int, host: String?) -> String? {
        switch URLError.Code(rawValue: code) {
        case .serverCertificateUntrusted:
            "The certificate for this server is invalid. You might be connecting to a server that is pretending to be "
                + "“\(host ?? "")” which could put your confidential information at risk."
        case .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid:
            "The certificate for this server is invalid."
        case .clientCertificateRejected: "The server “\(host ?? "")” did not accept the certificate."
        case .clientCertificateRequired: "The server “\(host ?? "")” requires a client certificate."
        default: sentences[code]
        }
    }

    private static let sentences: [Int: String] = [
        -1: "unknown error", -999: "cancelled", -1000: "bad URL", -1001: "The request timed out.", -1002: "unsupported URL",
        -1003: "A server with the specified hostname could not be found.", -1004: "Could not connect to the server.",
        -1005: "The network connection was lost.", -1006: "DNS lookup error", -1007: "too many HTTP redirects",
        -1008: "resource unavailable", -1009: "The Internet connection appears to be offline.", -1010: "redirected to nowhere",
        -1011: "There was a bad response from the server.", -1013: "authentication required", -1014: "zero byte resource",
        -1015: "cannot decode raw data", -1016: "cannot decode content data", -1017: "cannot parse response",
        -1018: "International roaming is currently off.",
        -1019: "A data connection cannot be established since a call is currently active.",
        -1020: "A data connection is not currently allowed.", -1021: "request body stream exhausted",
        -1022: "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
        -1100: "The requested URL was not found on this server.", -1101: "file is directory",
        -1102: "You do not have permission to access the requested resource.", -1103: "resource exceeds maximum size",
        -1200: "An SSL error has occurred and a secure connection to the server cannot be made.",
        -1201: "The certificate for this server has expired.", -2000: "can’t load from network",
    ]
}
