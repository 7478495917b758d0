/// What a build is for, as far as conditional settings (`NAME[sdk=iphone*]`) ask.
public struct SettingContext: Hashable, Sendable {
    /// The SDK's name with its version: "iphonesimulator18.0".
    public var sdk: String
    /// The processor's name, as Apple writes it: "x86_64" or "arm64".
    public var architecture: String
    /// The configuration's name.
    public var configuration: String

    /// A build for the simulator on this machine.
    public init(configuration: String) {
        sdk = "iphonesimulator18.0"
        #if arch(arm64)
            architecture = "arm64"
        #else
            architecture = "x86_64"
        #endif
        self.configuration = configuration
    }
}

/// A setting's name with the conditions under which an assignment to it holds.
struct ConditionalName: Hashable, Sendable {
    var name: String
    var conditions: [Condition]

    struct Condition: Hashable, Sendable {
        var parameter: String
        var pattern: String
    }

    /// Splits `NAME[sdk=iphone*][arch=arm64]`; `nil` if the text is not of that form.
    init?(_ text: String) {
        guard let bracket = text.firstIndex(of: "[") else {
            (name, conditions) = (text, [])
            return
        }
        name = String(text[..<bracket])
        conditions = []
        var rest = text[bracket...]
        while rest.first == "[" {
            guard let close = rest.firstIndex(of: "]") else { return nil }
            for part in rest[rest.index(after: rest.startIndex)..<close].split(separator: ",") {
                guard let equals = part.firstIndex(of: "=") else { return nil }
                let parameter = part[..<equals].filter { $0 != " " }
                conditions.append(Condition(parameter: String(parameter), pattern: part[part.index(after: equals)...].filter { $0 != " " }))
            }
            rest = rest[rest.index(after: close)...].drop { $0 == " " }
        }
        guard rest.isEmpty else { return nil }
    }

    func holds(in context: SettingContext) -> Bool {
        conditions.allSatisfy { condition in
            switch condition.parameter {
            case "sdk": Wildcard.matches(condition.pattern, context.sdk)
            case "arch": Wildcard.matches(condition.pattern, context.architecture)
            case "config": Wildcard.matches(condition.pattern, context.configuration)
            case "variant": Wildcard.matches(condition.pattern, "normal")
            default: false
            }
        }
    }
}

/// Shell patterns with `*` and `?`.
package enum Wildcard {
    /// Whether the whole text matches.
    package static func matches(_ pattern: String, _ text: String) -> Bool {
        let (pattern, text) = (Array(pattern), Array(text))
        var (p, t) = (0, 0)
        // The last star seen, and where in the text its match ends at present.
        var star: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, t)
                p += 1
            } else if p < pattern.count, pattern[p] == "?" || pattern[p] == text[t] {
                p += 1
                t += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                p = last.pattern + 1
                t = last.text + 1
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == "*" }
    }
}
