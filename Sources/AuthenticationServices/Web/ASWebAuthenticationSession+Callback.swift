import Foundation

extension ASWebAuthenticationSession {
    /// The addresses by which a page says that the person signed in.
    ///
    /// See https://developer.apple.com/documentation/authenticationservices/aswebauthenticationsession/callback.
    open class Callback: NSObject {
        private enum Kind {
            case schemes([String])
            case page(host: String, path: String)
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        /// All addresses of a scheme of the app's own.
        open class func customScheme(_ customScheme: String) -> Callback { Callback(.schemes([customScheme])) }

        /// One page of a server.
        open class func https(host: String, path: String) -> Callback { Callback(.page(host: host, path: path)) }

        /// All addresses of the schemes that the app's Info.plist lists.
        static func schemes(of bundle: Bundle) -> Callback {
            let types = bundle.object(forInfoDictionaryKey: "CFBundleURLTypes") as? [[String: Any]] ?? []
            return Callback(.schemes(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }))
        }

        // @objc(matchesURL:)
        /// Whether an address is one of these.
        open func matchesURL(_ url: URL) -> Bool {
            switch kind {
            case .schemes(let schemes):
                return schemes.contains { $0.lowercased() == url.scheme?.lowercased() }
            case .page(let host, let path):
                guard url.scheme?.lowercased() == "https", url.host?.lowercased() == host.lowercased() else { return false }
                return Self.plain(url.path) == Self.plain(path)
            }
        }

        /// A path as others write it, too: `callback` and `/callback/` are one.
        private static func plain(_ path: String) -> [Substring] { path.split(separator: "/") }
    }
}
