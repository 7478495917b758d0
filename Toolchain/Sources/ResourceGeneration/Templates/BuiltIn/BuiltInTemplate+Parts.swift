extension BuiltInTemplate {
    /// A template that is put together of parts, each of whole lines.
    init(parser: String, name: String, parts: [String]) {
        self.init(parser: parser, name: name, text: parts.map { $0 + "\n" }.joined())
    }

    /// The templates for Swift 4 and Swift 5 of the same parts. A line that only one of them has begins with the version and a bar:
    /// `5|  import SwiftUI`.
    static func swift4And5(parser: String, name: String, parts: [String]) -> [BuiltInTemplate] {
        ["4", "5"].map { version in
            let lines = parts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
            let own = lines.compactMap { line -> Substring? in
                guard line.hasPrefix("4|") || line.hasPrefix("5|") else { return line }
                return line.hasPrefix(version) ? line.dropFirst(2) : nil
            }
            return BuiltInTemplate(parser: parser, name: name + version, parts: [own.joined(separator: "\n")])
        }
    }
}

/// Parts of several templates.
enum SharedParts {
    /// What finds the bundle of the generated code, unless a parameter names one.
    static let bundleToken = #"""
        {% if not param.bundle %}

        // swiftlint:disable convenience_type
        private final class BundleToken {
          static let bundle: Bundle = {
            #if SWIFT_PACKAGE
            return Bundle.module
            #else
            return Bundle(for: BundleToken.self)
            #endif
          }()
        }
        // swiftlint:enable convenience_type
        {% endif %}
        """#

    /// The same, where a parameter may name a function that looks resources up.
    static let bundleTokenUnlessLookup = #"""
        {% if not param.bundle and not param.lookupFunction %}

        // swiftlint:disable convenience_type
        private final class BundleToken {
          static let bundle: Bundle = {
            #if SWIFT_PACKAGE
            return Bundle.module
            #else
            return Bundle(for: BundleToken.self)
            #endif
          }()
        }
        // swiftlint:enable convenience_type
        {% endif %}
        """#
}
